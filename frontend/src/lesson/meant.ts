// What a sentence speaks of that is only read: its figures are those of something on the desk.
import { kindOf } from "../cards";
import type { LessonData } from "../protocol";

const OF_THE_ENGINE = ["engine", "stock"];
const OF_THE_HAND = "held";

export function isEngineMeant(lesson: LessonData | null): boolean {
  return lesson?.reads === true && OF_THE_ENGINE.some((figure) => figure in lesson.figures);
}

/** Cards that can't be discarded. */
export function isCardMeant(lesson: LessonData | null, code: string): boolean {
  return lesson?.reads === true && OF_THE_HAND in lesson.figures && ["heat", "stress"].includes(kindOf(code));
}
