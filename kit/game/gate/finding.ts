/** The rules of the gate: `one` is distinctness, L0 to L8 are playability. */
export type GateName = 'one' | 'L0' | 'L1' | 'L2' | 'L3' | 'L4' | 'L5' | 'L6' | 'L8'

/** A check's result about one game; a failure blocks it, a note is only reported. */
export interface Finding {
  readonly slug: string
  readonly gate: GateName
  readonly weight: 'failure' | 'note'
  readonly says: string
}

export const failure = (slug: string, gate: GateName, says: string): Finding => ({
  slug,
  gate,
  weight: 'failure',
  says,
})

export const note = (slug: string, gate: GateName, says: string): Finding => ({
  slug,
  gate,
  weight: 'note',
  says,
})

/** Milliseconds of a monotonic clock: long checks stop at a budget and report it. */
export type Stopwatch = () => number
