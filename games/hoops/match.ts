import type { Random } from '#kit/random/random.ts'
import { pickIndex, shuffled } from '#kit/random/random.ts'
import { LENGTH, otherSide, TICKS_A_SECOND, wayOf, type Side } from './court.ts'
import type { HoopsDefinition } from './definitions.ts'
import { setupAt, type Setup, type Team } from './modes.ts'
import { IDLE } from './pad.ts'
import { STARS } from './stars.ts'

export type Act = 'free' | 'shoot' | 'dunk' | 'star' | 'fake' | 'dash' | 'steal' | 'stun'

export interface Player {
  readonly side: Side
  /** The person on the seat, 0 or 1; -1 for the computer. */
  readonly seat: 0 | 1 | -1
  who: number
  x: number
  y: number
  vx: number
  vy: number
  face: 1 | -1
  act: Act
  /** Ticks since the act began. */
  age: number
  /** Tick of the act at which a release is perfect. */
  ideal: number
  /** Ticks until the next dash, steal or fake is allowed. */
  rest: number
  /** Ticks for which the ball cannot be picked up. */
  numb: number
  /** Star meter, 0 to 100; full, the star shot is ready. */
  meter: number
  /** Input of the previous tick. */
  held: number
  mind: Mind
}

/** The computer's plan for a player. */
export interface Mind {
  /** Ticks until its next decision. */
  wait: number
  hold: number
  /** Tick of the shot at which it releases; -1 for none. */
  letGo: number
  /** Whether it has fallen for the current fake. */
  isFooled: boolean
}

/** A shot on its way to the rim. */
export interface Shot {
  readonly by: number
  readonly side: Side
  readonly points: 2 | 3
  readonly kind: 'jump' | 'dunk' | 'star'
  /** Whether it was released at the right moment. */
  readonly isPerfect: boolean
  age: number
  /** Whether it has touched rim or board. */
  touched: boolean
}

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
  /** The player with the ball; -1 for nobody. */
  owner: number
  /** Receiver of a pass; -1 for nobody. */
  to: number
  shot: Shot | null
  /** Ticks since the ball became free. */
  loose: number
}

/** Counts of a side besides baskets. */
export interface Tally {
  baskets: number
  threes: number
  dunks: number
  blocks: number
  steals: number
}

/** Plain data that each tick changes in place. */
export interface Match {
  readonly setup: Setup
  readonly players: Player[]
  readonly ball: Ball
  tick: number
  /** Ticks left on the clock; overtime counts up. */
  clock: number
  isOvertime: boolean
  phase: 'play' | 'scored' | 'over'
  /** Ticks since the phase began. */
  since: number
  goals: [number, number]
  tallies: readonly [Tally, Tally]
  /** Ranking points besides the margin. */
  merit: number
  /** Ticks left on the shot clock. */
  shotClock: number
  /** The side that last held the ball. */
  last: Side
  /** The side that scored last. */
  scorer: Side
  winner: Side | -1 | null
}

export const SHOT_CLOCK = 14 * TICKS_A_SECOND
export const DAILY_SECONDS = 60

const noTally = (): Tally => ({ baskets: 0, threes: 0, dunks: 0, blocks: 0, steals: 0 })
const freshMind = (): Mind => ({ wait: 0, hold: IDLE, letGo: -1, isFooled: false })

function playerOf(side: Side, seat: Player['seat'], who: number): Player {
  return {
    side,
    seat,
    who,
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    face: wayOf(side),
    act: 'free',
    age: 0,
    ideal: 20,
    rest: 0,
    numb: 0,
    meter: 0,
    held: IDLE,
    mind: freshMind(),
  }
}

export function startMatch(definition: HoopsDefinition, level: number, random: Random): Match {
  const setup = setupAt(level)
  const isDuel = setup.kind === 'duel'
  const rival = rivalOf(setup, random)
  const mates = [(rival + 2 + pickIndex(3, random)) % 4, (rival + 1) % 4] as const
  const players = [playerOf(0, 0, 0), playerOf(1, isDuel ? 1 : -1, isDuel ? 1 : rival)]
  if (setup.team === 2)
    players.push(playerOf(0, setup.kind === 'together' ? 1 : -1, mates[0]), playerOf(1, -1, mates[1]))
  return matchWith(definition, setup, players)
}

/** Starts a match in a room: people and computers sit in its seats, as the first four stars in random order. */
export function startRoomMatch(definition: HoopsDefinition, team: Team, random: Random): Match {
  const stars = shuffled([0, 1, 2, 3], random)
  const players = Array.from({ length: team * 2 }, (_, seat) =>
    playerOf(seat % 2 === 0 ? 0 : 1, -1, stars[seat]!),
  )
  return matchWith(definition, { kind: 'room', team, strength: 3, round: 1 }, players)
}

function matchWith({ seconds }: HoopsDefinition, setup: Setup, players: Player[]): Match {
  const match: Match = {
    setup,
    players,
    ball: { x: 0, y: 0, vx: 0, vy: 0, owner: 0, to: -1, shot: null, loose: 0 },
    tick: 0,
    clock: (setup.kind === 'daily' ? DAILY_SECONDS : seconds) * TICKS_A_SECOND,
    isOvertime: false,
    phase: 'play',
    since: 0,
    goals: [0, 0],
    tallies: [noTally(), noTally()],
    merit: 0,
    shotClock: SHOT_CLOCK,
    last: 0,
    scorer: 1,
    winner: null,
  }
  restart(match, 0)
  return match
}

/** Stronger computers play stars that must be unlocked. */
function rivalOf({ strength }: Setup, random: Random): number {
  const known = strength >= 4 ? STARS.length : 4
  return pickIndex(known, random)
}

/** No computer player looks like the own one: another of the first four replaces it. */
export const unlike = (own: number, other: number): number => (other === own ? (own + 3) % 4 : other)

/** Puts everybody in their places; the side that conceded gets the ball. */
export function restart(match: Match, side: Side) {
  const { players, ball } = match
  for (const [index, player] of players.entries()) {
    const isSecond = index > 1
    const hasBall = player.side === side
    const own = hasBall ? (isSecond ? 640 : 430) : isSecond ? 480 : 700
    const x = player.side === 0 ? own : LENGTH - own
    Object.assign(player, {
      x,
      y: 0,
      vx: 0,
      vy: 0,
      face: wayOf(player.side),
      act: 'free',
      age: 0,
      rest: 0,
      numb: 0,
    })
    player.mind = freshMind()
  }
  if (match.setup.kind === 'training') Object.assign(players[0]!, { meter: 100 })
  const owner = players.findIndex((player) => player.side === side)
  Object.assign(ball, { vx: 0, vy: 0, owner, to: -1, shot: null, loose: 0 })
  match.shotClock = SHOT_CLOCK
  match.last = side
  hold(match)
}

/** Position of a held ball. */
export function hold(match: Match) {
  const { ball, players, tick } = match
  const owner = players[ball.owner]
  if (!owner) return
  const isUp = owner.act === 'shoot' || owner.act === 'star' || owner.act === 'fake' || owner.act === 'dunk'
  ball.x = owner.x + owner.face * (isUp ? 12 : 34)
  ball.y = owner.y + (isUp ? 214 : owner.y > 0 ? 120 : 22 + dribble(tick) * 82)
  ball.vx = owner.vx
  ball.vy = 0
}

/** 0 with the ball on the floor, 1 at the hand. */
function dribble(tick: number): number {
  const k = (tick % 24) / 12 - 1
  return k * k
}

export const fill = (player: Player, amount: number) => {
  player.meter = Math.min(100, player.meter + amount)
}

/** The rival nearest to a player, and how far along the court. */
export function nearestRival(
  { players }: Match,
  player: Player,
): { readonly rival: Player; readonly gap: number } {
  let rival = players.find(({ side }) => side !== player.side)!
  for (const other of players)
    if (other.side === otherSide(player.side) && Math.abs(other.x - player.x) < Math.abs(rival.x - player.x))
      rival = other
  return { rival, gap: Math.abs(rival.x - player.x) }
}
