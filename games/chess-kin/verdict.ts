import { otherSeat, type Seat } from '#kit/game/duel/rules.ts'
import { fromOf, toOf, type Field, type Undo } from './field.ts'
import { isInCheck } from './moves.ts'

/** The winner, or nobody. */
export type Verdict = Seat | 'draw'

/** Checks that win three-check chess. */
export const CHECKS = 3

/** The result after a move, apart from a rival without moves. Counts checks. */
export function verdictOf(field: Field, move: number, undo: Undo): Verdict | undefined {
  const { army, kings, totals, counts, checks } = field
  const { definition } = army
  const mover = otherSeat(field.turn)
  const rival = field.turn
  if (
    army.royal > 0 &&
    kings[rival] < 0 &&
    (undo.taken === army.royal || definition.blast || definition.charms)
  )
    return mover
  switch (definition.goal) {
    case 'checks':
      if (isInCheck(field, rival)) checks[mover]++
      return checks[mover] >= CHECKS ? mover : undefined
    case 'hill':
      return army.centre.has(kings[mover]) ? mover : undefined
    case 'race':
      return raceWon(field, mover, move)
    case 'lose-all':
      return totals[rival] === 0 ? rival : undefined
    case 'losers':
      return totals[rival] === 1 ? rival : undefined
    case 'wipe-out':
      return totals[rival] === 0 ? mover : undefined
    case 'extinct':
      return hasLostKind(field, rival) ? mover : hasLostKind(field, mover) ? rival : undefined
    case 'last-pawn':
      return counts[rival][army.pawn] === 0 ? mover : counts[mover][army.pawn] === 0 ? rival : undefined
    case 'leave-centre':
      if (army.centre.has(fromOf(move))) return mover
      return totals[rival] === 0 ? mover : undefined
    case 'mate':
      return totals[rival] === 0 ? mover : undefined
  }
}

/** In the race to the top the second seat may still equalise with its move. */
function raceWon({ army, cells, kings, totals }: Field, mover: Seat, move: number): Verdict | undefined {
  const { width, height, raceTo } = army.definition
  if (raceTo === 'top') {
    const isHome = (seat: Seat) => kings[seat] >= 0 && kings[seat] < width
    if (mover === 0) return undefined
    return isHome(0) ? (isHome(1) ? 'draw' : 0) : isHome(1) ? 1 : undefined
  }
  const to = toOf(move)
  const goal = mover === 0 ? 0 : height - 1
  if (Math.abs(cells[to]!) === army.racer && Math.floor(to / width) === goal) return mover
  return totals[otherSeat(mover)] === 0 ? mover : undefined
}

/** Kinds of the start position that a seat has lost completely. */
function hasLostKind({ army, counts }: Field, seat: Seat): boolean {
  const start = army.definition.start.toLowerCase()
  return army.letters.some((letter, index) => start.includes(letter) && counts[seat][index + 1] === 0)
}

/** No legal move: in check it is mate, else the game's stalemate rule decides. */
export function verdictWhenStuck(field: Field): Verdict {
  const seat = field.turn
  const rival = otherSeat(seat)
  const { goal, raceTo, width, stuck } = field.army.definition
  if (goal === 'race' && raceTo === 'top' && seat === 1 && field.kings[0] < width) return 0
  if (goal === 'losers') return seat
  if (isInCheck(field, seat) || stuck === 'loses') return rival
  return stuck === 'wins' ? seat : 'draw'
}
