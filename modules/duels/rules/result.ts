import type { Seat } from '../model.ts'
import { isForMore, otherSeat, turnsIn, type Duel } from './duel.ts'

/** Two turns per side: before that nobody has really played. */
export const TURNS_THAT_COUNT = 4
/** A resignation before this many turns may be a gift to the other's count. */
export const TURNS_BEFORE_RESIGNING = 10

export interface DuelResult {
  readonly accountId: number
  readonly seat: Seat
  readonly outcome: 'won' | 'drawn' | 'lost'
  /** Missing once they have been erased. */
  readonly againstId: number | undefined
}

const BOTH: readonly Seat[] = [0, 1]

/** The result of a duel for each player; none while it runs, where it was no real game, or where more than two have played. */
export function resultsOf(duel: Pick<Duel, 'seats' | 'moves' | 'phase'>): DuelResult[] {
  const { seats, moves, phase } = duel
  const turns = turnsIn(moves)
  if (isForMore(duel)) return []
  if (phase.status !== 'ended' || turns < TURNS_THAT_COUNT) return []
  const { by, winner } = phase
  if (by === 'withdrawn' || by === 'rules' || by === 'aborted') return []
  if (by === 'resigned' && turns < TURNS_BEFORE_RESIGNING) return []
  return BOTH.flatMap((seat) => {
    const accountId = seats[seat]
    if (accountId === undefined) return []
    const outcome = winner === undefined ? 'drawn' : winner === seat ? 'won' : 'lost'
    return [{ accountId, seat, outcome, againstId: seats[otherSeat(seat)] } as const]
  })
}
