// Options are texts: `plan 4 4 3`, `cooldown 2`, `done`.
export interface Option {
  do: string;
  kind: string;
  words: string[];
}

export function optionOf(text: string): Option {
  const [kind = "", ...words] = text.split(" ");
  return { do: text, kind, words };
}

/** The same cards in any order are the same choice. */
export function cardsKey(cards: readonly string[]): string {
  return [...cards].sort().join(" ");
}

export function byCards(options: readonly Option[], kind: string): Map<string, Option> {
  return new Map(options.filter((option) => option.kind === kind).map((option) => [cardsKey(option.words), option]));
}

/** Whether `some` are among `all`, each as often as it is there. */
export function areAmong(some: readonly string[], all: readonly string[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Which cards of the hand could still join those chosen, so that some option holds them all. */
export function joinable(hand: readonly string[], chosen: readonly number[], options: readonly Option[]): boolean[] {
  const taken = chosen.map((place) => hand[place] ?? "");
  return hand.map((card, place) => {
    if (chosen.includes(place)) return true;
    return options.some((option) => areAmong([...taken, card], option.words));
  });
}
