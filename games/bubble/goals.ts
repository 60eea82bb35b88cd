import { pickIndex, type Random } from '#kit/random/random.ts'
import { GUEST, isColor, kindOf, type State } from './state.ts'

/** What a level of the pack asks for before the shots end. */
export type Goal =
  | { readonly kind: 'clear' }
  /** Guests in bubbles must fall. */
  | { readonly kind: 'guests'; readonly count: number }
  /** So many bubbles of a colour must burst or fall. */
  | { readonly kind: 'gather'; readonly color: number; readonly count: number }

const FIRST_GUESTS = 6
const FIRST_GATHER = 9
const GATHERED_SHARE = 0.95
const MOST_GUESTS = 6

/** The level number determines the kind of goal, so that three neighbours never ask the same. */
export function goalKindOf(level: number): Goal['kind'] {
  if (level >= FIRST_GUESTS && level % 3 === 0) return 'guests'
  return level >= FIRST_GATHER && level % 3 === 1 ? 'gather' : 'clear'
}

/** The goal on a dealt board; the colour to gather is a frequent one. */
export function goalOn(cells: readonly number[], level: number, random: Random): Goal {
  const kind = goalKindOf(level)
  const guests = cells.filter((cell) => cell !== 0 && kindOf(cell) === GUEST).length
  if (kind === 'guests' && guests > 0) return { kind, count: guests }
  if (kind !== 'gather') return { kind: 'clear' }
  const counts = new Map<number, number>()
  for (const cell of cells) if (isColor(cell)) counts.set(kindOf(cell), (counts.get(kindOf(cell)) ?? 0) + 1)
  const most = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 2)
  const [color, count] = most[pickIndex(most.length, random)]!
  return { kind, color, count: Math.max(3, Math.round(count * GATHERED_SHARE)) }
}

/** Guests a level seats: more of them later. */
export const guestsAt = (level: number): number =>
  goalKindOf(level) === 'guests' ? Math.min(MOST_GUESTS, 2 + Math.floor(level / 60)) : 0

/** How much of the goal is still to do. */
export function openOf(goal: Goal, { cells, gathered = 0 }: Pick<State, 'cells' | 'gathered'>): number {
  if (goal.kind === 'clear') return cells.filter(isColor).length
  if (goal.kind === 'guests') return cells.filter((cell) => cell !== 0 && kindOf(cell) === GUEST).length
  return Math.max(0, goal.count - gathered)
}

/** How many bubbles of the goal's colour went with a shot of this kind. */
export function gatheredBy(
  goal: Goal,
  before: readonly number[],
  after: readonly number[],
  shot: number,
): number {
  if (goal.kind !== 'gather') return 0
  const count = (cells: readonly number[]) =>
    cells.filter((cell) => cell !== 0 && kindOf(cell) === goal.color).length
  return Math.max(0, count(before) + (shot === goal.color ? 1 : 0) - count(after))
}
