import type { SimEvent } from '#kit/game/contract.ts'
import { BOMB, GUEST, kindOf, RAINBOW, type State } from './state.ts'

/** Counts of a run, one entry per input, so that an undone move does not count. */
export interface CharmTally {
  readonly popped: number
  readonly fell: number
  readonly streak: number
  readonly charms: number
  readonly banks: number
  readonly freed: number
}

export const NO_TALLY: CharmTally = { popped: 0, fell: 0, streak: 0, charms: 0, banks: 0, freed: 0 }

const guests = ({ cells }: State) => cells.filter((cell) => cell !== 0 && kindOf(cell) === GUEST).length
const earned = ({ queue }: State) => queue[1] === BOMB || queue[1] === RAINBOW

interface Shot {
  readonly before: State
  readonly after: State
  readonly events: readonly SimEvent[]
  /** The shot bounced off a wall. */
  readonly isBanked: boolean
}

export function tallied(tally: CharmTally, { before, after, events, isBanked }: Shot): CharmTally {
  const sum = (kinds: readonly string[]) =>
    events.reduce((total, { kind, amount = 0 }) => (kinds.includes(kind) ? total + amount : total), 0)
  const popped = sum(['pop', 'chain'])
  const fell = sum(['fall'])
  const hasFlown = after.shots > before.shots
  return {
    popped: tally.popped + popped,
    fell: Math.max(tally.fell, fell),
    streak: Math.max(tally.streak, after.streak),
    charms: tally.charms + (hasFlown && after.status === 'playing' && earned(after) ? 1 : 0),
    banks: tally.banks + (isBanked && popped > 0 ? 1 : 0),
    freed: tally.freed + Math.max(0, guests(before) - guests(after)),
  }
}
