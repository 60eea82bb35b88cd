import { ok, refuse, type Result } from '#kit/result/result.ts'
import { after, days, type Instant } from '#kit/time/time.ts'
import type { Beginner, EndedBy, Move, Seat } from '../model.ts'

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
export function seatFor(begins: Beginner, chance: Seat): Seat {
  if (begins === 'chance') return chance
  return begins === 'me' ? 0 : 1
}

/** The deadline of the player to move. */
export function dueAt({ stage, movedAt }: Pick<Duel, 'stage' | 'movedAt'>): Instant | undefined {
  if (stage.status === 'ended') return undefined
  return after(movedAt, stage.status === 'running' ? MOVE_WITHIN : WAITS_FOR)
}

/** The duel at this moment: one past its deadline is over, whether a job has stored that or not. */
export function duelAt<Known extends Duel>(duel: Known, now: Instant): Known {
  const { stage } = duel
  const due = dueAt(duel)
  if (due === undefined || now < due) return duel
  if (stage.status === 'running')
    return {
      ...duel,
      drawBy: undefined,
      stage: { status: 'ended', by: 'time', winner: otherSeat(stage.turn), endedAt: due },
    }
  return { ...duel, stage: { status: 'ended', by: 'withdrawn', winner: undefined, endedAt: due } }
}

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
  if (moves.length === wish.after + 1 && moves[wish.after] === wish.move) return ok('repeated')
  if (stage.status === 'ended') return refuse('DuelOver')
  if (stage.status === 'waiting' || stage.turn !== seat || moves.length !== wish.after)
    return refuse('NotYourTurn')
  return ok('move')
}

/** The duel after a move that its rules allow. */
export function moved<Known extends Duel>(duel: Known, move: Move, standing: Standing, now: Instant): Known {
  const moves = [...duel.moves, move]
  const { ending, turn } = standing
  const over = ending ?? (moves.length >= MOST_MOVES ? { winner: undefined } : undefined)
  const stage: Stage = over
    ? { status: 'ended', by: 'board', winner: over.winner, endedAt: now }
    : { status: 'running', turn }
  return { ...duel, moves, movedAt: now, stage, drawBy: over ? undefined : standingOffer(duel) }
}

/** An offer outlives the move of whoever made it; the other one's move turns it down. */
const standingOffer = ({ stage, drawBy }: Duel): Seat | undefined =>
  stage.status === 'running' && stage.turn === drawBy ? drawBy : undefined

/** Ends a duel whose stored moves the game's rules no longer allow, without a winner. */
export const voided = <Known extends Duel>(duel: Known, now: Instant): Known => ({
  ...duel,
  drawBy: undefined,
  stage: { status: 'ended', by: 'rules', winner: undefined, endedAt: now },
})

/** The duel after a move: `standing` is that of the game after it, undefined where its rules do not allow it. */
export function played<Known extends Duel>(
  duel: Known,
  move: Move,
  {
    standing,
    isKeptLegal,
    now,
  }: {
    readonly standing: Standing | undefined
    /** The moves that are kept are allowed by the game's rules of today. */
    readonly isKeptLegal: boolean
    readonly now: Instant
  },
): Result<Known, 'MoveNotAllowed'> {
  if (standing) return ok(moved(duel, move, standing, now))
  return isKeptLegal ? refuse('MoveNotAllowed') : ok(voided(duel, now))
}

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
  const stage: Stage =
    duel.stage.status === 'waiting'
      ? { status: 'ended', by: 'withdrawn', winner: undefined, endedAt: now }
      : { status: 'ended', by: 'resigned', winner: otherSeat(seat), endedAt: now }
  return ok({ ...duel, drawBy: undefined, stage })
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
  if (duel.moves.length < DRAW_FROM) return ok(duel)
  // A move came between: what was offered was another position.
  if (duel.moves.length !== seen || duel.drawBy === seat) return ok(duel)
  if (duel.drawBy === undefined) return ok({ ...duel, drawBy: seat })
  const stage: Stage = { status: 'ended', by: 'agreed', winner: undefined, endedAt: now }
  return ok({ ...duel, stage, drawBy: undefined })
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
