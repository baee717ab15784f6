// What is on a card, in few words.
import { content } from "./content.svelte";
import { SYMBOLS, type CardData } from "./protocol";
import { t } from "./words.svelte";

export type SymbolName = (typeof SYMBOLS)[number];

export interface ShownSymbol {
  name: SymbolName;
  /** Empty where there is nothing to count. */
  amount: string;
}

export function symbolsOf(card: CardData): ShownSymbol[] {
  return SYMBOLS.flatMap((name) => {
    const value = card[name];
    if (!value) return [];
    const amount = value === true ? "" : name === "limit" && value > 0 ? `+${value}` : `${value}`;
    return [{ name, amount }];
  });
}

export function symbolWords(symbol: ShownSymbol): string {
  const name = symbol.name.replaceAll("_", "-");
  return t(`symbol-${name}`, { amount: symbol.amount });
}

export function kindOf(code: string): string {
  if (code === "heat" || code === "stress") return code;
  const card = content.card(code);
  return card?.is_heat ? "heat" : (card?.kind ?? "basic");
}

export function valueOf(code: string): string {
  const card = content.card(code);
  if (!card) return code;
  if (card.is_heat) return "";
  if (card.plus && card.values.length === 1 && card.values[0] === 0) return "+";
  return valuesText(card.values);
}

/** A row of values in short: 1–4. */
export function valuesText(values: readonly number[]): string {
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const isRow = values.length > 2 && values.every((value, place) => value === first + place);
  return isRow ? `${first}–${last}` : values.join("/");
}

/** The part of the car, or what kind of extra card it is. */
export function familyName(code: string): string {
  const card = content.card(code);
  if (!card || !["upgrade", "sponsor"].includes(card.kind)) return "";
  return card.family ? t(`family-${card.family.replaceAll(" ", "-")}`) : t(`card-${card.kind}`);
}

export function cardName(code: string | null): string {
  if (code === null) return t("card-hidden");
  const kind = kindOf(code);
  if (kind === "heat") return t("card-heat");
  if (kind === "stress") return t("card-stress");
  const family = familyName(code);
  return family ? `${family} ${valueOf(code)}` : code;
}

/** All there is on it, for anyone who can't see it or wants it explained. */
export function cardWords(code: string): string {
  const card = content.card(code);
  if (!card) return cardName(code);
  return [cardName(code), ...symbolsOf(card).map(symbolWords)].join(", ");
}

export interface Sentence {
  symbol: SymbolName | null;
  words: string;
}

/** A sentence for each thing on it. */
export function sentencesOf(code: string): Sentence[] {
  const card = content.card(code);
  const said = (words: string, symbol: SymbolName | null = null): Sentence => ({ symbol, words });
  if (code === "heat") return [said(t("look-heat"), "heat")];
  if (!card) return [];
  if (card.is_heat) return [said(t("explain-heat-card"), "heat")];
  const speed = card.values.length === 1 && !card.plus ? [said(t("look-speed", { speed: card.values[0] ?? 0 }))] : [];
  const choice = card.values.length > 1 ? [said(t("explain-values"))] : [];
  const stress = card.kind === "stress" ? [said(t("look-stress"))] : [];
  const shown = symbolsOf(card).map(({ name, amount }) =>
    said(t(`explain-${name.replaceAll("_", "-")}`, { n: name === "limit" ? amount : Number(amount) }), name),
  );
  return [...speed, ...choice, ...shown, ...stress];
}

/** In the order of a hand: by value, then Stress, Heat last. */
export function handOrder(cards: readonly string[]): string[] {
  const rank = (code: string): number => {
    const kind = kindOf(code);
    if (kind === "heat") return 200;
    if (kind === "stress") return 100;
    return Math.max(...(content.card(code)?.values ?? [0]));
  };
  return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

export interface CountedCard {
  code: string;
  name: string;
  n: number;
}

/** Each kind of card once, with how many there are. */
export function countsOf(cards: readonly string[]): CountedCard[] {
  const kinds = handOrder([...new Set(cards)]);
  return kinds.map((code) => ({ code, name: cardName(code), n: cards.filter((other) => other === code).length }));
}

export const cardFaces = {
  isHeat: (code: string): boolean => kindOf(code) === "heat",
  isSponsor: (code: string): boolean => kindOf(code) === "sponsor",
  isSingleUse: (code: string): boolean => content.card(code)?.single_use ?? false,
};

/** Copies are alike; which of them it is tells them apart while they move. */
export function keysOf(cards: readonly (string | null)[]): string[] {
  return cards.map((code, place) => `${code ?? ""} ${cards.slice(0, place).filter((other) => other === code).length}`);
}
