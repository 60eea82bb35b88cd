import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { hasButton, nearestWay, stickOf, WAYS, wayOf, wayX, wayY, type Stick } from './stick.ts'

/** The yard is a square of so many units. */
export const SIDE = 600
export const ROUND_TICKS = 75 * 60
export const AWAY_TICKS = 110
export const REST_TICKS = 90

export interface Spot {
  x: number
  y: number
}

export interface Body extends Spot {
  vx: number
  vy: number
}

/** Whoever moves in a yard; the person is the first of all. */
export interface Player extends Body {
  /** Where it looks. */
  dx: number
  dy: number
  size: number
  /** Ticks until the button works again, of a dash, of lying there, and until it is back. */
  rest: number
  dash: number
  stun: number
  away: number
  points: number
  /** Its input: a computer decides only now and then. */
  stick: Stick
  /** 0 to 1: how well a computer plays. */
  readonly skill: number
}

export interface Yard {
  tick: number
  over: boolean
  readonly players: readonly Player[]
}

export interface Around {
  readonly random: Random
  readonly events: SimEvent[]
}

/** The rules of one yard. */
export interface YardRules<State extends Yard = Yard> {
  start(level: number, random: Random): State
  /** One tick; every player holds its stick already. */
  step(state: State, around: Around): void
  think(state: State, who: number, random: Random, skill: number): Stick
}

const SKILLS = [
  [0.15, 0.4],
  [0.4, 0.7],
  [0.65, 1],
] as const

export function newPlayers(count: number, level: number, random: Random, size = 20): Player[] {
  const [least, most] = SKILLS[Math.min(2, Math.max(0, level - 1))]!
  return Array.from({ length: count }, (_, who) => {
    const way = 1 + (Math.floor((who * WAYS) / count) % WAYS)
    return {
      x: SIDE / 2 + wayX(way) * 170,
      y: SIDE / 2 + wayY(way) * 170,
      vx: 0,
      vy: 0,
      dx: -wayX(way),
      dy: -wayY(way),
      size,
      rest: 0,
      dash: 0,
      stun: 0,
      away: 0,
      points: 0,
      stick: 0,
      skill: least + (most - least) * random(),
    }
  })
}

export interface Drive {
  readonly thrust: number
  /** Share of the speed that a tick leaves. */
  readonly glide: number
  /** Push of the button; 0 where it does something else. */
  readonly dash: number
}

export const ON_FOOT: Drive = { thrust: 0.42, glide: 0.87, dash: 6.4 }

/** Moves a player by its stick; true when the button had an effect. */
export function drive(player: Player, { thrust, glide, dash }: Drive): boolean {
  for (const name of ['rest', 'dash', 'stun'] as const) if (player[name] > 0) player[name]--
  const way = player.stun > 0 ? 0 : wayOf(player.stick)
  if (way > 0) {
    player.dx = wayX(way)
    player.dy = wayY(way)
    player.vx += player.dx * thrust
    player.vy += player.dy * thrust
  }
  const acts = hasButton(player.stick) && player.rest === 0 && player.stun === 0
  if (acts) {
    player.rest = REST_TICKS
    player.dash = 14
    player.vx += player.dx * dash
    player.vy += player.dy * dash
  }
  player.vx *= glide
  player.vy *= glide
  player.x += player.vx
  player.y += player.vy
  return acts
}

/** The fence throws everything back. */
export function fence(body: Body, size: number) {
  for (const [at, speed] of [
    ['x', 'vx'],
    ['y', 'vy'],
  ] as const) {
    if (body[at] < size) {
      body[at] = size
      body[speed] = Math.abs(body[speed]) * 0.5
    } else if (body[at] > SIDE - size) {
      body[at] = SIDE - size
      body[speed] = -Math.abs(body[speed]) * 0.5
    }
  }
}

export const farBetween = (one: Spot, other: Spot) =>
  Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)
export const within = (one: Spot, other: Spot, far: number) =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < far * far

/** Separates two touching players; a dashing one knocks the other over. Returns the winner, if any. */
function bump(one: Player, other: Player): Player | undefined {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const far = Math.sqrt(dx * dx + dy * dy)
  const reach = one.size + other.size
  if (far >= reach || far === 0) return undefined
  const [nx, ny] = [dx / far, dy / far]
  const overlap = (reach - far) / 2
  one.x -= nx * overlap
  one.y -= ny * overlap
  other.x += nx * overlap
  other.y += ny * overlap
  const closing = Math.max(0, (one.vx - other.vx) * nx + (one.vy - other.vy) * ny)
  one.vx -= nx * closing * 0.9
  one.vy -= ny * closing * 0.9
  other.vx += nx * closing * 0.9
  other.vy += ny * closing * 0.9
  if (one.dash > 0 === other.dash > 0) return undefined
  const [winner, loser, side] = one.dash > 0 ? [one, other, 1] : [other, one, -1]
  if (loser.stun > 0) return undefined
  loser.stun = 32
  loser.vx += nx * side * 4.6
  loser.vy += ny * side * 4.6
  return winner
}

/** All players against one another; gives each winner with the one it has bowled over. */
export function bumpAll(
  players: readonly Player[],
  events: SimEvent[],
): { readonly winner: Player; readonly loser: Player }[] {
  const blows: { winner: Player; loser: Player }[] = []
  for (const [at, one] of players.entries())
    for (const other of players.slice(at + 1)) {
      if (one.away > 0 || other.away > 0) continue
      const winner = bump(one, other)
      if (!winner) continue
      blows.push({ winner, loser: winner === one ? other : one })
      const isOwn = one === players[0] || other === players[0]
      if (isOwn) events.push({ kind: 'bump', x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
    }
  return blows
}

export const somewhere = (random: Random, rim = 60): Spot => ({
  x: rim + pickIndex(SIDE - 2 * rim, random),
  y: rim + pickIndex(SIDE - 2 * rim, random),
})

export function nearest<One extends Spot>(to: Spot, things: readonly One[]): One | undefined {
  let best: One | undefined
  let least = Infinity
  for (const thing of things) {
    const far = (thing.x - to.x) ** 2 + (thing.y - to.y) ** 2
    if (far >= least) continue
    least = far
    best = thing
  }
  return best
}

/** The stick towards a place; weak players deviate. */
export function headFor(from: Spot, to: Spot, random: Random, skill: number, dashes = false): Stick {
  const sway = (random() - 0.5) * 1.7 * (1 - skill)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  return stickOf(nearestWay(dx - dy * sway, dy + dx * sway), dashes && random() < 0.15 + skill * 0.6)
}

export const others = ({ players }: Yard, who: number) =>
  players.filter((player, at) => at !== who && player.away === 0)

/** Adds points; the person hears of it. */
export function earn(state: Yard, player: Player, points: number, { events }: Around, at: Spot = player) {
  player.points = Math.max(0, player.points + points)
  if (player === state.players[0])
    events.push({ kind: points < 0 ? 'lose' : 'earn', x: at.x, y: at.y, amount: points })
}

/** Out for a while. */
export function fall(state: Yard, player: Player, { events }: Around) {
  player.away = AWAY_TICKS
  events.push({
    kind: player === state.players[0] ? 'out' : 'gone',
    x: player.x,
    y: player.y,
    amount: state.players.indexOf(player),
  })
}

/** Counts down an absence; true in the tick of the return. */
export function isBack(player: Player, spot: Spot): boolean {
  if (player.away === 0 || --player.away > 0) return false
  Object.assign(player, { x: spot.x, y: spot.y, vx: 0, vy: 0, rest: 0, dash: 0, stun: 0 })
  return true
}
