import { endsTurn, madeOf } from '#kit/game/duel/casts.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { after, days, type Duration, type Instant } from '#kit/time/time.ts'
import { SEATS, type Beginner, type EndedBy, type Move, type Seat } from '../model.ts'
import { leftSeats, placesAt } from './places.ts'
import {
  afterMove,
  clockOf,
  fallsAt,
  isGone,
  isOpening,
  LIVE_WAITS_FOR,
  type LiveClock,
  type Ticking,
} from './clock.ts'

/** Time per move by correspondence; after it the opponent has won. */
export const MOVE_WITHIN = days(3)
/** A duel without an opponent is withdrawn after this time. */
export const WAITS_FOR = days(7)
/** How long ended duels are kept. */
export const KEPT_FOR = days(30)
/** Open duels of one player. */
export const MOST_DUELS = 20
/** A duel of this many moves is drawn, where the game's rules have no end of their own. */
export const MOST_MOVES = 600
/** Hidden hands are played to a target score: a long match of rummy has reached 870 moves. */
export const MOST_SEALED_MOVES = 3000
/** No draw offers before this many turns. */
export const DRAW_FROM = 2

/** The state of a duel. */
export type DuelPhase =
  | { readonly status: 'waiting' }
  | { readonly status: 'running'; readonly turn: Seat }
  | {
      readonly status: 'ended'
      readonly by: EndedBy
      /** Undefined for a draw. */
      readonly winner: Seat | undefined
      readonly endedAt: Instant
      /** Where more than two have played, the place of each seat; several may share one. */
      readonly places?: readonly number[] | undefined
    }

/** A game of two remote players, or of up to four (table.ts). */
export interface Duel {
  /** The players by seat; a seat is empty while waiting for a friend, or after its player's erasure. */
  readonly seats: readonly (number | undefined)[]
  readonly moves: readonly Move[]
  /** When it was opened, joined or moved in. */
  readonly movedAt: Instant
  readonly phase: DuelPhase
  /** The seat that has offered a draw, until the other answers or moves. */
  readonly drawBy?: Seat | undefined
  readonly rematch: Rematch
  /** The clock of a live duel; correspondence has days per move instead. */
  readonly clock?: LiveClock | undefined
  /** Key from which hidden hands are dealt. */
  readonly dealKey?: string | undefined
}

/** The seats that want a rematch, and its code once both do. */
export interface Rematch {
  readonly askedBy: Seat | undefined
  /** Instead of `askedBy` where more than two have played. */
  readonly asked?: readonly Seat[]
  readonly code: string | undefined
}

/** The game's state after its moves, by its rules. */
export interface Standing {
  readonly turn: Seat
  readonly ending:
    | {
        readonly winner: Seat | undefined
        /** What decides the places of more than two. */
        readonly points?: readonly number[]
      }
    | undefined
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

export function seatOf({ seats }: Pick<Duel, 'seats'>, accountId: number): Seat | undefined {
  return SEATS[seats.indexOf(accountId)]
}

const isFull = ({ seats }: Pick<Duel, 'seats'>): boolean => !seats.includes(undefined)

/** Whether more than two play, or are to. */
export const isForMore = ({ seats }: Pick<Duel, 'seats'>): boolean => seats.length > 2

/** The seat of the player who opens a duel; chance is 0 or 1. */
export const seatFor = (begins: Beginner, chance: Seat): Seat =>
  begins === 'chance' ? chance : begins === 'me' ? 0 : 1

/** Number of finished turns; with dice a turn is several moves. */
export const turnsIn = (moves: readonly Move[]): number => moves.filter(endsTurn).length

type Timed = Pick<Duel, 'phase' | 'movedAt' | 'moves' | 'clock'>

/** The running clock's position; undefined unless the duel runs. */
export const tickingOf = ({ phase, movedAt, moves }: Timed): Ticking | undefined =>
  phase.status === 'running' ? { turn: phase.turn, movedAt, turnCount: turnsIn(moves) } : undefined

/** The deadline of the player to move. */
export function dueAt(duel: Timed): Instant | undefined {
  const { phase, movedAt, clock } = duel
  if (phase.status === 'ended') return undefined
  const at = tickingOf(duel)
  if (!at) return after(movedAt, clock ? LIVE_WAITS_FOR : WAITS_FOR)
  return clock ? fallsAt(clock, at) : after(movedAt, MOVE_WITHIN)
}

/** The duel at this moment: one past its deadline has ended, whether or not a job has stored that. More than two go on (table.ts). */
export function duelAt<Known extends Duel>(duel: Known, now: Instant): Known {
  const { phase } = duel
  const due = dueAt(duel)
  if (due === undefined || now < due || (phase.status === 'running' && isForMore(duel))) return duel
  if (phase.status !== 'running') return ended(duel, 'withdrawn', undefined, due)
  // Nobody loses a live game that never really started.
  if (isYoung(duel)) return ended(duel, 'aborted', undefined, due)
  return ended(duel, 'time', otherSeat(phase.turn), due)
}

/** A live game in which not every seat has moved. */
export const isYoung = ({ clock, moves }: Timed): boolean =>
  clock !== undefined && isOpening(clock, { turnCount: turnsIn(moves) })

export const ended = <Known extends Duel>(
  duel: Known,
  by: EndedBy,
  winner: Seat | undefined,
  endedAt: Instant,
): Known => ({ ...duel, drawBy: undefined, phase: { status: 'ended', by, winner, endedAt } })

/** How a duel begins: where it stands by its rules, and for more than two who moves first, drawn by lot. */
interface Beginning {
  readonly first: Standing
  readonly now: Instant
  readonly chance?: number
}

/** The duel with its players there; empty seats of a larger table are taken away. */
export function begun<Known extends Duel>(duel: Known, { first, now, chance = 0 }: Beginning): Known {
  const present = duel.seats.filter((id) => id !== undefined)
  const shift = isForMore(duel) ? chance % present.length : 0
  return {
    ...duel,
    seats: [...present.slice(shift), ...present.slice(0, shift)],
    movedAt: now,
    clock: duel.clock && clockOf(duel.clock, present.length, now),
    phase: { status: 'running', turn: first.turn },
  }
}

/** The next player takes an empty seat, and with the last one it begins; a seated one keeps theirs. */
export function join(
  duel: Duel,
  accountId: number,
  beginning: Beginning,
): Result<Duel, 'DuelFull' | 'DuelOver'> {
  if (seatOf(duel, accountId) !== undefined) return ok(duel)
  if (duel.phase.status === 'ended') return refuse('DuelOver')
  if (duel.phase.status === 'running') return refuse('DuelFull')
  const seats = duel.seats.with(duel.seats.indexOf(undefined), accountId)
  const taken = { ...duel, seats, movedAt: beginning.now }
  return ok(isFull(taken) ? begun(taken, beginning) : taken)
}

export interface MoveWish {
  readonly accountId: number
  /** Number of moves the player had seen. */
  readonly after: number
  readonly move: Move
}

/** Whether a player may move now; `repeated` when the move is already stored and only its answer was lost. */
export function mayMove(
  duel: Duel,
  wish: MoveWish,
): Result<'move' | 'repeated', 'DuelNotYours' | 'DuelOver' | 'NotYourTurn'> {
  const seat = seatOf(duel, wish.accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { moves, phase } = duel
  const stored = moves.length === wish.after + 1 ? moves[wish.after] : undefined
  if (stored !== undefined && String(madeOf(stored)) === String(wish.move)) return ok('repeated')
  if (phase.status === 'ended') return refuse('DuelOver')
  // Another who has left meanwhile takes the turn from nobody.
  const unseen = moves.slice(wish.after)
  const isCurrent = wish.after <= moves.length && leftSeats(unseen).length === unseen.length
  if (phase.status === 'waiting' || phase.turn !== seat || !isCurrent) return refuse('NotYourTurn')
  return ok('move')
}

/** The duel after a legal move; in a live one a move after the flag fell loses. */
export function moved<Known extends Duel>(
  duel: Known,
  {
    move,
    standing,
    spent,
  }: { readonly move: Move; readonly standing: Standing; readonly spent?: Duration | undefined },
  now: Instant,
): Known {
  const at = tickingOf(duel)
  const clock = duel.clock && at && afterMove(duel.clock, at, { now, spent, endsTurn: endsTurn(move) })
  if (duel.clock && at && !clock)
    // With more than two the flag falls by itself within the credit for the network: the rest go on by the rules.
    return isForMore(duel) ? duel : ended(duel, 'time', otherSeat(at.turn), now)
  const moves = [...duel.moves, move]
  const { ending, turn } = standing
  const most = duel.dealKey === undefined ? MOST_MOVES : MOST_SEALED_MOVES
  const over = ending ?? (moves.length >= most ? { winner: undefined } : undefined)
  const phase: DuelPhase = over
    ? { status: 'ended', by: 'board', winner: over.winner, endedAt: now, ...placesAt(duel, over) }
    : { status: 'running', turn }
  return { ...duel, moves, movedAt: now, phase, clock, drawBy: over ? undefined : standingOffer(duel) }
}

/** An offer survives its author's move; the other's move declines it. */
const standingOffer = ({ phase, drawBy }: Duel): Seat | undefined =>
  phase.status === 'running' && phase.turn === drawBy ? drawBy : undefined

/** Ends a duel without a winner, since its stored moves are illegal under the current rules. */
export const voided = <Known extends Duel>(duel: Known, now: Instant): Known =>
  ended(duel, 'rules', undefined, now)

/** Whether a player with so many open duels may open or join one more. */
export const mayOpenMore = (open: number) => (open < MOST_DUELS ? ok(true) : refuse('DuelLimit'))

/** Resigns a duel of two. Before it begins whoever opened it withdraws it, and a guest gives their seat back. */
export function resign<Known extends Duel>(
  duel: Known,
  accountId: number,
  now: Instant,
): Result<Known, 'DuelNotYours'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.phase.status === 'ended') return ok(duel)
  if (duel.phase.status === 'waiting' && isForMore(duel) && seat !== 0)
    return ok({ ...duel, seats: duel.seats.with(seat, undefined) })
  if (duel.phase.status === 'waiting') return ok(ended(duel, 'withdrawn', undefined, now))
  if (isYoung(duel)) return ok(ended(duel, 'aborted', undefined, now))
  return ok(ended(duel, 'resigned', otherSeat(seat), now))
}

/** The other player of a live duel is gone: after the grace period the one who stayed has won. */
export function claimWin<Known extends Duel>(
  duel: Known,
  accountId: number,
  now: Instant,
): Result<Known, 'DuelNotYours' | 'DuelOver' | 'RivalStillHere'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { clock, phase } = duel
  if (phase.status === 'ended' && phase.by === 'abandoned' && phase.winner === seat) return ok(duel)
  if (phase.status !== 'running') return refuse('DuelOver')
  if (!clock || isYoung(duel) || !isGone(clock, otherSeat(seat), now)) return refuse('RivalStillHere')
  return ok(ended(duel, 'abandoned', seat, now))
}

/** How a result is rated, and who won; undefined for games that never started or were not decided. */
export function ratedResult({ clock, phase, seats }: Duel) {
  if (clock?.ratedAs === undefined || phase.status !== 'ended' || seats.length > 2) return undefined
  if (['aborted', 'withdrawn', 'rules'].includes(phase.by)) return undefined
  const [one, other] = seats
  if (one === undefined || other === undefined) return undefined
  return {
    family: clock.ratedAs,
    players: [one, other] as const,
    winner: phase.winner,
    endedAt: phase.endedAt,
  }
}

/** The duel after a draw offer: it waits for the other player, or both agree and the duel ends. */
export function offerDraw<Known extends Duel>(
  duel: Known,
  { accountId, after: seen }: { readonly accountId: number; readonly after: number },
  now: Instant,
): Result<Known, 'DuelNotYours' | 'DuelOver'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.phase.status === 'ended' && duel.phase.by === 'agreed') return ok(duel)
  if (duel.phase.status !== 'running') return refuse('DuelOver')
  if (isForMore(duel)) return ok(duel)
  // Before both have moved there is no game to end.
  if (turnsIn(duel.moves) < DRAW_FROM) return ok(duel)
  // A move came in between: the offer was for another position.
  if (duel.moves.length !== seen || duel.drawBy === seat) return ok(duel)
  if (duel.drawBy === undefined) return ok({ ...duel, drawBy: seat })
  return ok(ended(duel, 'agreed', undefined, now))
}
