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
  /** The person who plays: 0 or 1; -1 for the computer. */
  readonly seat: 0 | 1 | -1
  who: number
  x: number
  y: number
  vx: number
  vy: number
  face: 1 | -1
  act: Act
  /** Ticks of this act. */
  age: number
  /** Tick of the act at which a release is perfect. */
  ideal: number
  /** Ticks until the next dash, steal or fake. */
  rest: number
  /** Ticks in which the ball cannot be taken up. */
  numb: number
  /** 0 to 100: at 100 the star shot waits. */
  meter: number
  /** What was held in the last tick. */
  held: number
  mind: Mind
}

/** What the computer has in mind for a player. */
export interface Mind {
  /** Ticks until it looks again. */
  wait: number
  hold: number
  /** Tick of the shot at which it lets go; -1 for none. */
  letGo: number
  /** Whether it has fallen for the fake that it sees. */
  isFooled: boolean
}

/** A ball on its way to the rim. */
export interface Shot {
  readonly by: number
  readonly side: Side
  readonly points: 2 | 3
  readonly kind: 'jump' | 'dunk' | 'star'
  /** Whether it left the hand at the right moment. */
  readonly isPerfect: boolean
  age: number
  /** Has touched rim or board. */
  touched: boolean
}

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
  /** Who holds it; -1 for nobody. */
  owner: number
  /** Who a pass is meant for; -1 for nobody. */
  to: number
  shot: Shot | null
  /** Ticks since anybody held it. */
  loose: number
}

/** What a side has done besides baskets. */
export interface Tally {
  baskets: number
  threes: number
  dunks: number
  blocks: number
  steals: number
}

/** One match; plain data that the tick changes in place. */
export interface Match {
  readonly setup: Setup
  readonly players: Player[]
  readonly ball: Ball
  tick: number
  /** Ticks left on the clock; in overtime it counts up. */
  clock: number
  isOvertime: boolean
  phase: 'play' | 'scored' | 'over'
  /** Ticks of this phase. */
  since: number
  goals: [number, number]
  tallies: readonly [Tally, Tally]
  /** Points for the table besides the margin. */
  merit: number
  /** Ticks that the side with the ball has left to shoot. */
  shotClock: number
  /** The side that held the ball last. */
  last: Side
  /** The side that has just scored. */
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

/** A match in a room: people and computers sit in its seats, with the first four stars in an order of chance. */
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

/** Stronger computers send those who have to be earned. */
function rivalOf({ strength }: Setup, random: Random): number {
  const known = strength >= 4 ? STARS.length : 4
  return pickIndex(known, random)
}

/** Nobody of the computer's looks like the player: another of the first four comes instead. */
export const unlike = (own: number, other: number): number => (other === own ? (own + 3) % 4 : other)

/** Everybody goes to their place; the side that has conceded gets the ball. */
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

/** Where the ball is while somebody has it. */
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

/** 0 when the ball is at the floor, 1 when it is at the hand. */
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
