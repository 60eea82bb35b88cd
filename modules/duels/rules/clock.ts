import { after, before, between, hours, milliseconds, minutes, seconds } from '#kit/time/time.ts'
import type { Duration, Instant } from '#kit/time/time.ts'
import type { ClockName, Seat } from '../model.ts'

interface Pace {
  readonly base: Duration
  readonly increment: Duration
}

const PACES: Readonly<Record<ClockName, Pace>> = {
  '1+0': { base: minutes(1), increment: seconds(0) },
  '2+1': { base: minutes(2), increment: seconds(1) },
  '3+2': { base: minutes(3), increment: seconds(2) },
  '5+3': { base: minutes(5), increment: seconds(3) },
  '10+0': { base: minutes(10), increment: seconds(0) },
}

/** The first move of each seat has this time instead of the clock's, so that a slow page load costs nobody the game. */
export const FIRST_MOVE_WITHIN = seconds(30)
/** A player silent for this long can be declared gone by the other. */
export const GONE_AFTER = seconds(45)
/** How often a player's page reports presence. */
export const HEARTBEAT_EVERY = seconds(4)
/** A live duel without an opponent is withdrawn after this time. */
export const LIVE_WAITS_FOR = hours(1)
/** Most credit for one move's network delay. */
export const MOST_LAG = milliseconds(500)
/** Most credit that one seat can hold; each move earns a little back. */
export const LAG_BUDGET = seconds(2)
export const LAG_REGAINED = milliseconds(100)

const LONG_GAMES = ['chess', 'chess-kin', 'draughts', 'pool', 'territory']
const LONG_CLOCKS: readonly ClockName[] = ['1+0', '3+2', '5+3', '10+0']
const SHORT_CLOCKS: readonly ClockName[] = ['1+0', '2+1', '3+2', '5+3']

/** The clocks suitable for a family. */
export const clocksOf = (family: string): readonly ClockName[] =>
  LONG_GAMES.includes(family) ? LONG_CLOCKS : SHORT_CLOCKS

export type Speed = 'bullet' | 'blitz' | 'rapid'
/** Clocks are classified by a game of forty moves. */
const USUAL_MOVES = 40

export function speedOf(name: ClockName): Speed {
  const { base, increment } = PACES[name]
  const length = base + USUAL_MOVES * increment
  if (length < minutes(3)) return 'bullet'
  return length < minutes(8) ? 'blitz' : 'rapid'
}

/** The clock of a live duel, by seat; times are as of the last move. */
export interface LiveClock {
  readonly name: ClockName
  readonly left: readonly Duration[]
  /** Remaining network credit of each seat. */
  readonly credit: readonly Duration[]
  /** When each player was last heard from. */
  readonly seenAt: readonly (Instant | undefined)[]
  /** The family in which the result is rated; undefined for a friendly game. */
  readonly ratedAs: string | undefined
}

export function freshClock(name: ClockName, ratedAs: string | undefined, seats = 2): LiveClock {
  const each = <Value>(value: Value): Value[] => Array.from({ length: seats }, () => value)
  return {
    name,
    left: each(PACES[name].base),
    credit: each(LAG_BUDGET),
    seenAt: each(undefined),
    ratedAs,
  }
}

/** The clock of those who begin, all of whom are there. */
export const clockOf = (clock: LiveClock, seats: number, now: Instant): LiveClock => ({
  ...freshClock(clock.name, clock.ratedAs, seats),
  seenAt: Array.from({ length: seats }, () => now),
})

export const seenBy = (clock: LiveClock, seat: Seat, now: Instant): LiveClock => ({
  ...clock,
  seenAt: clock.seenAt.with(seat, now),
})

/** A running position. */
export interface Ticking {
  readonly turn: Seat
  readonly turnCount: number
  readonly movedAt: Instant
}

/** Whether not every seat can have moved yet. */
export const isOpening = ({ left }: Pick<LiveClock, 'left'>, { turnCount }: Pick<Ticking, 'turnCount'>) =>
  turnCount < left.length

const creditOf = ({ credit }: LiveClock, seat: Seat) => Math.min(MOST_LAG, credit[seat]!) as Duration

/** When the player to move runs out of time, network credit included. */
export function fallsAt(clock: LiveClock, at: Ticking): Instant {
  if (isOpening(clock, at)) return after(at.movedAt, FIRST_MOVE_WITHIN)
  return after(after(at.movedAt, clock.left[at.turn]!), creditOf(clock, at.turn))
}

/** Time left for each seat; never negative. */
export function leftAt(clock: LiveClock, at: Ticking | undefined, now: Instant): readonly Duration[] {
  const { left } = clock
  if (!at || isOpening(clock, at)) return left
  return left.with(at.turn, Math.max(0, left[at.turn]! - Math.max(0, now - at.movedAt)) as Duration)
}

/**
 * The clock after a move. The page reports the thinking time (`spent`); what the server measured beyond that counts as network delay,
 * credited up to a bound per move and in total. The increment is per turn. Undefined when the flag had fallen.
 */
export function afterMove(
  clock: LiveClock,
  at: Ticking,
  {
    now,
    spent,
    endsTurn,
  }: { readonly now: Instant; readonly spent: Duration | undefined; readonly endsTurn: boolean },
): LiveClock | undefined {
  const { turn } = at
  const seen = seenBy(clock, turn, now)
  if (isOpening(clock, at)) return seen
  const elapsed = Math.max(0, between(at.movedAt, now))
  const lag = Math.max(0, Math.min(elapsed - (spent ?? elapsed), creditOf(clock, turn)))
  const left = clock.left[turn]! - (elapsed - lag)
  if (left < 0) return undefined
  const credit = Math.min(LAG_BUDGET, clock.credit[turn]! - lag + LAG_REGAINED) as Duration
  return {
    ...seen,
    left: clock.left.with(turn, (left + (endsTurn ? PACES[clock.name].increment : 0)) as Duration),
    credit: clock.credit.with(turn, credit),
  }
}

/** How long a seat has been silent; undefined before its first message. */
export function awayFor({ seenAt }: LiveClock, seat: Seat, now: Instant): Duration | undefined {
  const seen = seenAt[seat]
  return seen === undefined ? undefined : (Math.max(0, between(seen, now)) as Duration)
}

/** Whether the player of a seat counts as gone. */
export const isGone = ({ seenAt }: LiveClock, seat: Seat, now: Instant): boolean =>
  (seenAt[seat] ?? now) <= before(now, GONE_AFTER)
