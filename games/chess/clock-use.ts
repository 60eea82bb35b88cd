import { face, isRunning, leftOf } from './clock.ts'
import { BLACK, WHITE, type Side } from './position.ts'
import { turnOf, type ChessState } from './rules.ts'
import type { StopWatch } from './stop-watch.ts'

/** With less time than this, in hundredths of a second, a side searches this many times fewer positions. */
const HASTE = [
  [500, 24],
  [1500, 8],
  [4000, 3],
] as const

/** Starts the clock of the side to move, until its flag falls. */
export function beginTurn(state: ChessState, watch: StopWatch, fall: () => void) {
  const { clock, ending, moves } = state
  if (!clock || ending !== 'none' || !isRunning(moves.length)) return watch.stop()
  watch.start(leftOf(clock, turnOf(state)), fall)
}

/** The part of a move's input that tells its time. */
export const costOf = ({ clock }: ChessState, watch: StopWatch) => (clock ? `/${watch.passed()}` : '')

/** Hundredths of a second left at this moment. */
export function timeOf(state: ChessState, watch: StopWatch, side: Side): number | undefined {
  const { clock, ending } = state
  if (!clock) return undefined
  const runs = ending === 'none' && turnOf(state) === side
  return Math.max(0, leftOf(clock, side) - (runs ? watch.passed() : 0))
}

/** Tells whether a clock shows something else than when it was last asked. */
export function clockReader(timeOf: (side: Side) => number | undefined): () => boolean {
  let read = ''
  return () => {
    const now = ([WHITE, BLACK] as const).map((side) => face(timeOf(side) ?? 0)).join(' ')
    const isNew = now !== read
    read = now
    return isNew
  }
}

/** Factor by which the computer hurries. */
export function hasteOf(state: ChessState): number {
  if (!state.clock) return 1
  const left = leftOf(state.clock, turnOf(state))
  return HASTE.find(([least]) => left < least)?.[1] ?? 1
}
