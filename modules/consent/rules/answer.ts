import { after, between, days, type Instant } from '#kit/time/time.ts'
import type { Purpose } from '../model.ts'

/** An answer is valid for twelve months. */
export const ANSWER_HOLDS = days(365)

/** A visitor's answers; a purpose not asked about is missing. */
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

/** An answer dated in the future came from a wrong clock: it expires like one given now. */
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

/** Parses the stored answers; invalid and expired ones are dropped. */
export function readAnswers(text: string | undefined, now: Instant): Answers {
  const kept = Object.entries(keptIn(text)).filter(([, one]) => !isOver(one, now))
  return Object.fromEntries(kept.map(([purpose, { may }]) => [purpose, may]))
}

/** The text to store after answering; answers about other purposes keep their dates. */
export function answered(text: string | undefined, said: Answers, now: Instant): string {
  const fresh = Object.entries(said).map(([purpose, may]) => [purpose, { may, at: now }] as const)
  return JSON.stringify({ ...keptIn(text), ...Object.fromEntries(fresh) })
}
