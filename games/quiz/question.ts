import { shuffled, type Random } from '#kit/random/random.ts'

/** Which picture is shown and what the answers are: codes of countries, times, numbers, letters, keys, squares. */
export type Kind =
  | 'flag'
  | 'country'
  | 'outline'
  | 'area'
  | 'people'
  | 'borders'
  | 'thanks'
  | 'read'
  | 'dial'
  | 'later'
  | 'before'
  | 'ahead'
  | 'back'
  | 'date'
  | 'scrap'
  | 'leaps'
  | 'roman'
  | 'cell'
  | 'number'
  | 'treble'
  | 'bass'
  | 'morse'
  | 'braille'
  | 'semaphore'
  | 'maya'
  | 'abacus'
  | 'binary'
  | 'fraction'
  | 'angle'
  | 'square'
  | 'gauge'
  | 'pennant'
  | 'egypt'
  | 'orbit'
  | 'girth'
  | 'moon'
  | 'light'
  | 'cubes'
  | 'pips'
  | 'gears'
  | 'scales'
  | 'axes'
  | 'jugs'
  | 'beats'
  | 'lamps'
  | 'mirror'
  | 'reach'
  | 'fold'
  | 'turned'
  | 'rope'

/** Kinds whose answers are pictures. */
const PICTURED: readonly Kind[] = ['country', 'dial', 'moon', 'light', 'jugs', 'fold', 'turned']
export const isPictured = (kind: Kind) => PICTURED.includes(kind)

const WEEKDAYS: readonly Kind[] = ['ahead', 'back', 'date', 'scrap', 'leaps']
/** Kinds whose answers are the seven days of a week, in their order. */
export const isOfWeek = (kind: Kind) => WEEKDAYS.includes(kind)

/** A question in codes; the view translates names and words. */
export interface Question {
  readonly kind: Kind
  readonly subject: string
  readonly answers: readonly string[]
  /** Places in `answers` that must be touched; the rules of a game say whether their order counts. */
  readonly right: readonly number[]
}

/** Where in a round a question stands. */
export interface Moment {
  /** Number of questions before it. */
  readonly index: number
  /** 0 for the first question to 1 for the last. */
  readonly hard: number
  /** Subjects that have been asked. */
  readonly past: readonly string[]
}

export type Ask = (random: Random, moment: Moment) => Question

/** A question with one right answer, in random order. */
export function choice(
  { kind, subject }: Pick<Question, 'kind' | 'subject'>,
  right: string,
  { wrong, random }: { readonly wrong: readonly string[]; readonly random: Random },
): Question {
  const answers = shuffled([right, ...wrong], random)
  return { kind, subject, answers, right: [answers.indexOf(right)] }
}

/** Items not asked yet; all again when used up. */
export function unasked(items: readonly string[], past: readonly string[]): readonly string[] {
  const left = items.filter((item) => !past.includes(item))
  return left.length > 0 ? left : items
}

/** The value between two ends at the share k. */
export const between = (from: number, to: number, k: number): number => Math.round(from + (to - from) * k)
