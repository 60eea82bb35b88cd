import type { GameOption, Status } from '../contract.ts'

/** Options whose values are ordered from easy to hard. */
const LADDERS: readonly string[] = ['opponent', 'rival', 'skill', 'grade']
/** Values that are not a step. */
const BESIDE: readonly string[] = ['friend', 'random']

export interface NextStep {
  readonly id: string
  readonly value: string
  readonly label: string
}

/** The value to suggest after a run: one step up after a win, one down after a loss; undefined at the ends. */
export function nextStep(
  options: readonly GameOption[],
  status: Exclude<Status, 'playing'>,
): NextStep | undefined {
  const ladder = options.find(({ id }) => LADDERS.includes(id))
  if (!ladder || status === 'over') return undefined
  const steps = ladder.choices.filter(({ value }) => !BESIDE.includes(value))
  const at = steps.findIndex(({ value }) => value === ladder.value)
  const next = at < 0 ? undefined : steps[at + (status === 'won' ? 1 : -1)]
  return next && { id: ladder.id, ...next }
}
