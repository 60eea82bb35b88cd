import { endsTurn, madeOf } from '#kit/game/duel/casts.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { after, days, type Duration, type Instant } from '#kit/time/time.ts'
import type { Beginner, EndedBy, Move, Seat } from '../model.ts'
import {
  afterMove,
  fallsAt,
  isGone,
  isOpening,
  LIVE_WAITS_FOR,
  type LiveClock,
  type Ticking,
} from './clock.ts'

/** The time for a move; after it the opponent has won. */
export const MOVE_WITHIN = days(3)
/** A duel without an opponent is withdrawn after this time. */
export const WAITS_FOR = days(7)
/** Duels that are over are kept so long. */
export const KEPT_FOR = days(30)
/** Duels of one player that wait or run at the same time. */
export const MOST_DUELS = 20
/** Where a game's own rules know no end, a duel of so many moves is drawn. */
export const MOST_MOVES = 600
/** Hidden hands are played to a goal: a long match of rummy has come to 870 moves. */
export const MOST_SEALED_MOVES = 3000
/** Before so many moves nobody may offer a draw. */
export const DRAW_FROM = 2

/** The standing of a duel. */
export type Stage =
  | { readonly status: 'waiting' }
  | { readonly status: 'running'; readonly turn: Seat }
  | {
      readonly status: 'ended'
      readonly by: EndedBy
      /** Undefined for a draw. */
      readonly winner: Seat | undefined
      readonly endedAt: Instant
    }

/** A game of two remote players. */
export interface Duel {
  /** The players by seat; a seat is empty while it waits for a friend, or when its player has been erased. */
  readonly seats: readonly [number | undefined, number | undefined]
  readonly moves: readonly Move[]
  /** When it was opened, joined or moved in. */
  readonly movedAt: Instant
  readonly stage: Stage
  /** The seat that has offered a draw, until the other one answers or moves. */
  readonly drawBy?: Seat | undefined
  readonly rematch: Rematch
  /** The clock of a live duel; a duel by correspondence has days for a move instead. */
  readonly clock?: LiveClock | undefined
  /** What hidden hands are dealt by. */
  readonly dealKey?: string | undefined
}

/** The seats that have asked for another game, and its code once both have. */
export interface Rematch {
  readonly askedBy: Seat | undefined
  readonly code: string | undefined
}

/** The standing of the game after its moves, by its rules. */
export interface Standing {
  readonly turn: Seat
  readonly ending: { readonly winner: Seat | undefined } | undefined
}

export const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

export function seatOf({ seats }: Pick<Duel, 'seats'>, accountId: number): Seat | undefined {
  const index = seats.indexOf(accountId)
  return index === 0 || index === 1 ? index : undefined
}

/** The seat of the player who opens a duel; chance is 0 or 1. */
export const seatFor = (begins: Beginner, chance: Seat): Seat =>
  begins === 'chance' ? chance : begins === 'me' ? 0 : 1

/** How many turns are over; with dice a turn is several moves. */
export const turnsIn = (moves: readonly Move[]): number => moves.filter(endsTurn).length

type Timed = Pick<Duel, 'stage' | 'movedAt' | 'moves' | 'clock'>

/** Whose clock ticks; undefined unless the duel runs. */
export const tickingOf = ({ stage, movedAt, moves }: Timed): Ticking | undefined =>
  stage.status === 'running' ? { turn: stage.turn, movedAt, turnCount: turnsIn(moves) } : undefined

/** The deadline of the player to move. */
export function dueAt(duel: Timed): Instant | undefined {
  const { stage, movedAt, clock } = duel
  if (stage.status === 'ended') return undefined
  const at = tickingOf(duel)
  if (!at) return after(movedAt, clock ? LIVE_WAITS_FOR : WAITS_FOR)
  return clock ? fallsAt(clock, at) : after(movedAt, MOVE_WITHIN)
}

/** The duel at this moment: one past its deadline is over, whether a job has stored that or not. */
export function duelAt<Known extends Duel>(duel: Known, now: Instant): Known {
  const { stage } = duel
  const due = dueAt(duel)
  if (due === undefined || now < due) return duel
  if (stage.status !== 'running') return ended(duel, 'withdrawn', undefined, due)
  // Nobody has lost a live game that never really began.
  if (isYoung(duel)) return ended(duel, 'aborted', undefined, due)
  return ended(duel, 'time', otherSeat(stage.turn), due)
}

/** A live game in which the two have not yet moved. */
const isYoung = ({ clock, moves }: Timed) => clock !== undefined && isOpening({ turnCount: turnsIn(moves) })

const ended = <Known extends Duel>(
  duel: Known,
  by: EndedBy,
  winner: Seat | undefined,
  endedAt: Instant,
): Known => ({ ...duel, drawBy: undefined, stage: { status: 'ended', by, winner, endedAt } })

/** The first player takes the empty seat; a seated one keeps theirs. */
export function join(
  duel: Duel,
  accountId: number,
  { first, now }: { readonly first: Standing; readonly now: Instant },
): Result<Duel, 'DuelFull' | 'DuelOver'> {
  if (seatOf(duel, accountId) !== undefined) return ok(duel)
  if (duel.stage.status === 'ended') return refuse('DuelOver')
  if (duel.stage.status === 'running') return refuse('DuelFull')
  const [one, other] = duel.seats
  return ok({
    ...duel,
    seats: one === undefined ? [accountId, other] : [one, accountId],
    movedAt: now,
    clock: duel.clock && { ...duel.clock, seenAt: [now, now] },
    stage: { status: 'running', turn: first.turn },
  })
}

export interface MoveWish {
  readonly accountId: number
  /** How many moves the player saw before this one. */
  readonly after: number
  readonly move: Move
}

/** Whether a player may move now; `repeated` when the move is stored already, because its answer was lost. */
export function mayMove(
  duel: Duel,
  wish: MoveWish,
): Result<'move' | 'repeated', 'DuelNotYours' | 'DuelOver' | 'NotYourTurn'> {
  const seat = seatOf(duel, wish.accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { moves, stage } = duel
  const stored = moves.length === wish.after + 1 ? moves[wish.after] : undefined
  if (stored !== undefined && String(madeOf(stored)) === String(wish.move)) return ok('repeated')
  if (stage.status === 'ended') return refuse('DuelOver')
  if (stage.status === 'waiting' || stage.turn !== seat || moves.length !== wish.after)
    return refuse('NotYourTurn')
  return ok('move')
}

/** The duel after a move that its rules allow; in a live one that came too late its player has lost. */
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
  if (duel.clock && at && !clock) return ended(duel, 'time', otherSeat(at.turn), now)
  const moves = [...duel.moves, move]
  const { ending, turn } = standing
  const most = duel.dealKey === undefined ? MOST_MOVES : MOST_SEALED_MOVES
  const over = ending ?? (moves.length >= most ? { winner: undefined } : undefined)
  const stage: Stage = over
    ? { status: 'ended', by: 'board', winner: over.winner, endedAt: now }
    : { status: 'running', turn }
  return { ...duel, moves, movedAt: now, stage, clock, drawBy: over ? undefined : standingOffer(duel) }
}

/** An offer outlives the move of whoever made it; the other one's move turns it down. */
const standingOffer = ({ stage, drawBy }: Duel): Seat | undefined =>
  stage.status === 'running' && stage.turn === drawBy ? drawBy : undefined

/** Ends a duel whose stored moves the game's rules no longer allow, without a winner. */
export const voided = <Known extends Duel>(duel: Known, now: Instant): Known =>
  ended(duel, 'rules', undefined, now)

/** Whether a player with so many open duels may open or join one more. */
export const mayOpenMore = (open: number) => (open < MOST_DUELS ? ok(true) : refuse('DuelLimit'))

/** A player gives up; before a friend has come the duel is taken back. */
export function resign<Known extends Duel>(
  duel: Known,
  accountId: number,
  now: Instant,
): Result<Known, 'DuelNotYours'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.stage.status === 'ended') return ok(duel)
  if (duel.stage.status === 'waiting') return ok(ended(duel, 'withdrawn', undefined, now))
  if (isYoung(duel)) return ok(ended(duel, 'aborted', undefined, now))
  return ok(ended(duel, 'resigned', otherSeat(seat), now))
}

/** The other player of a live duel is gone: whoever stayed has won, once the grace is over. */
export function claimWin<Known extends Duel>(
  duel: Known,
  accountId: number,
  now: Instant,
): Result<Known, 'DuelNotYours' | 'DuelOver' | 'RivalStillHere'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  const { clock, stage } = duel
  if (stage.status === 'ended' && stage.by === 'abandoned' && stage.winner === seat) return ok(duel)
  if (stage.status !== 'running') return refuse('DuelOver')
  if (!clock || isYoung(duel) || !isGone(clock, otherSeat(seat), now)) return refuse('RivalStillHere')
  return ok(ended(duel, 'abandoned', seat, now))
}

/** How a result is rated, and who won; undefined for games that never really began and those that nobody decided. */
export function ratedResult({ clock, stage, seats }: Duel) {
  if (clock?.ratedAs === undefined || stage.status !== 'ended') return undefined
  if (['aborted', 'withdrawn', 'rules'].includes(stage.by)) return undefined
  const [one, other] = seats
  if (one === undefined || other === undefined) return undefined
  return {
    family: clock.ratedAs,
    players: [one, other] as const,
    winner: stage.winner,
    endedAt: stage.endedAt,
  }
}

/** The duel after a player's offer of a draw: it waits for the other one, or both want it and the duel is over. */
export function offerDraw<Known extends Duel>(
  duel: Known,
  { accountId, after: seen }: { readonly accountId: number; readonly after: number },
  now: Instant,
): Result<Known, 'DuelNotYours' | 'DuelOver'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.stage.status === 'ended' && duel.stage.by === 'agreed') return ok(duel)
  if (duel.stage.status !== 'running') return refuse('DuelOver')
  // Before both have moved there is no game to end.
  if (turnsIn(duel.moves) < DRAW_FROM) return ok(duel)
  // A move came between: what was offered was another position.
  if (duel.moves.length !== seen || duel.drawBy === seat) return ok(duel)
  if (duel.drawBy === undefined) return ok({ ...duel, drawBy: seat })
  return ok(ended(duel, 'agreed', undefined, now))
}

/** What asking for another game comes to: it waits for the other player, or both want it and it begins. */
export function askRematch(
  duel: Duel,
  accountId: number,
): Result<'asked' | 'begins' | 'begun', 'DuelNotYours' | 'DuelOver'> {
  const seat = seatOf(duel, accountId)
  if (seat === undefined) return refuse('DuelNotYours')
  if (duel.rematch.code !== undefined) return ok('begun')
  const isWhole = duel.seats[0] !== undefined && duel.seats[1] !== undefined
  // A running game is played first; one without an opponent has nobody to ask.
  if (duel.stage.status !== 'ended' || !isWhole) return refuse('DuelOver')
  return ok(duel.rematch.askedBy === otherSeat(seat) ? 'begins' : 'asked')
}

/** The duel with a player's request for another game; unchanged when it is stored already. */
export function withRematchAsked<Known extends Duel>(duel: Known, accountId: number): Known {
  const askedBy = duel.seats[0] === accountId ? 0 : 1
  return duel.rematch.askedBy === askedBy ? duel : { ...duel, rematch: { ...duel.rematch, askedBy } }
}
