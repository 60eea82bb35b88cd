import { after, between, days, type Instant } from '#kit/time/time.ts'
import type { Purpose } from '../model.ts'

/** An answer holds for twelve months; then it is asked for again. */
export const ANSWER_HOLDS = days(365)

/** What a visitor has answered; a purpose that they were not asked about is missing. */
export type Answers = Readonly<Partial<Record<Purpose, boolean>>>

interface Kept {
  readonly may: boolean
  readonly at: Instant
}

const PURPOSES: readonly Purpose[] = ['measuring', 'advertising']

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'may' in value &&
  typeof value.may === 'boolean' &&
  'at' in value &&
  typeof value.at === 'number'

/** An answer dated in the future was given under another clock: it holds no longer than one given now. */
const isOver = ({ at }: Kept, now: Instant) =>
  now >= after(at, ANSWER_HOLDS) || between(now, at) > ANSWER_HOLDS

function keptIn(text: string | undefined): Partial<Record<Purpose, Kept>> {
  try {
    const given: unknown = JSON.parse(text ?? '{}')
    if (typeof given !== 'object' || given === null) return {}
    const pairs = PURPOSES.map((purpose) => [purpose, (given as Record<string, unknown>)[purpose]] as const)
    return Object.fromEntries(pairs.filter(([, kept]) => isKept(kept)))
  } catch {
    return {}
  }
}

/** Reads what the browser has kept; whatever is not an answer, or is over, was never said. */
export function readAnswers(text: string | undefined, now: Instant): Answers {
  const kept = Object.entries(keptIn(text)).filter(([, one]) => !isOver(one, now))
  return Object.fromEntries(kept.map(([purpose, { may }]) => [purpose, may]))
}

/** The text to keep after answering; what was said about other purposes keeps its own time. */
export function answered(text: string | undefined, said: Answers, now: Instant): string {
  const fresh = Object.entries(said).map(([purpose, may]) => [purpose, { may, at: now }] as const)
  return JSON.stringify({ ...keptIn(text), ...Object.fromEntries(fresh) })
}
