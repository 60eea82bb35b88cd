import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { AWAY_TICKS, EMPTY, newPlayer, SHELTER_TICKS, type Player, type Round } from '../round.ts'
import { hasButton, nearestWay, stickOf, wayOf, wayX, wayY, type Stick } from '../stick.ts'

/** An islander on foot who runs, dashes and can be knocked over. */
export interface Runner extends Player {
  x: number
  y: number
  vx: number
  vy: number
  /** Direction it faces. */
  dx: number
  dy: number
  /** Ticks until the next dash, left of this dash, and of lying down. */
  rest: number
  dash: number
  stun: number
  points: number
}

export interface Field<One extends Runner = Runner> extends Round {
  readonly players: readonly One[]
}

/** A collision: closing speed, and who knocked over whom. */
export interface Meeting {
  readonly one: number
  readonly two: number
  readonly closing: number
  /** Who dashed into the other; undefined when both or neither did. */
  readonly winner: number | undefined
}

export interface Running {
  readonly sticks: readonly Stick[]
  readonly self: number
  /** Radius of the round field. */
  readonly reach: number
  readonly random: Random
  readonly events: SimEvent[]
  /** Share of the usual speed, reduced by what is carried. */
  pace?(who: number): number
}

export const ROUND_TICKS = 100 * 60
export const RUNNER = 24
export const DASH_REST = 105
const THRUST = 0.5
const GLIDE = 0.872
const DASH_PUSH = 7.5
const DASH_TICKS = 16
const STUN_TICKS = 34
/** Ticks of protection after a fall. */
const GRACE_TICKS = 60

export const newRunner = (who: number, level: number, random: Random): Runner => ({
  ...newPlayer(who, level, random),
  x: 0,
  y: 0,
  vx: 0,
  vy: 0,
  dx: 1,
  dy: 0,
  rest: 0,
  dash: 0,
  stun: 0,
  points: 0,
})

/** Places all on a ring, facing inwards. */
export function ringUp(players: readonly Runner[], far: number, random: Random) {
  const first = pickIndex(32, random)
  for (const [who, runner] of players.entries()) {
    const way = 1 + ((first + Math.floor((who * 32) / players.length)) % 32)
    Object.assign(runner, { x: wayX(way) * far, y: wayY(way) * far, dx: -wayX(way), dy: -wayY(way) })
  }
}

function comeBack(runner: Runner, { reach, self, random, events }: Running, who: number) {
  if (runner.wait === EMPTY) return
  if (runner.wait > 0) {
    runner.wait--
    return
  }
  const way = 1 + pickIndex(32, random)
  const far = reach * 0.8
  Object.assign(runner, { x: wayX(way) * far, y: wayY(way) * far, dx: -wayX(way), dy: -wayY(way) })
  Object.assign(runner, { vx: 0, vy: 0, rest: 0, dash: 0, stun: 0, alive: true, wait: SHELTER_TICKS })
  if (who === self) events.push({ kind: 'back', x: runner.x, y: runner.y })
}

function drive(runner: Runner, stick: Stick, pace: number): boolean {
  for (const name of ['rest', 'dash', 'stun', 'wait'] as const) if (runner[name] > 0) runner[name]--
  const way = runner.stun > 0 ? 0 : wayOf(stick)
  if (way > 0) {
    runner.dx = wayX(way)
    runner.dy = wayY(way)
    runner.vx += runner.dx * THRUST * pace
    runner.vy += runner.dy * THRUST * pace
  }
  const dashes = hasButton(stick) && runner.rest === 0 && runner.stun === 0
  if (dashes) {
    runner.rest = DASH_REST
    runner.dash = DASH_TICKS
    runner.vx += runner.dx * DASH_PUSH
    runner.vy += runner.dy * DASH_PUSH
  }
  runner.vx *= GLIDE
  runner.vy *= GLIDE
  runner.x += runner.vx
  runner.y += runner.vy
  return dashes
}

/** The edge of the field stops everybody. */
export function keepInside(body: { x: number; y: number; vx: number; vy: number }, reach: number) {
  const square = body.x * body.x + body.y * body.y
  if (square <= reach * reach) return
  const far = Math.sqrt(square)
  const [nx, ny] = [body.x / far, body.y / far]
  body.x = nx * reach
  body.y = ny * reach
  const out = body.vx * nx + body.vy * ny
  if (out <= 0) return
  body.vx -= nx * out * 1.4
  body.vy -= ny * out * 1.4
}

function meet(players: readonly Runner[], one: number, two: number): Meeting | undefined {
  const [a, b] = [players[one]!, players[two]!]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  if (square >= 4 * RUNNER * RUNNER || square === 0) return undefined
  const far = Math.sqrt(square)
  const [nx, ny] = [dx / far, dy / far]
  const overlap = RUNNER - far / 2
  a.x -= nx * overlap
  a.y -= ny * overlap
  b.x += nx * overlap
  b.y += ny * overlap
  const closing = Math.max(0, (a.vx - b.vx) * nx + (a.vy - b.vy) * ny)
  a.vx -= nx * closing * 0.8
  a.vy -= ny * closing * 0.8
  b.vx += nx * closing * 0.8
  b.vy += ny * closing * 0.8
  const isHit = a.dash > 0 !== b.dash > 0
  const winner = isHit ? (a.dash > 0 ? one : two) : undefined
  const loser = winner === one ? b : winner === two ? a : undefined
  if (!loser) return { one, two, closing, winner: undefined }
  if (loser.stun > 0 || loser.wait > 0) return { one, two, closing, winner: undefined }
  const side = loser === b ? 1 : -1
  loser.vx += nx * side * 5
  loser.vy += ny * side * 5
  loser.stun = STUN_TICKS
  loser.wait = GRACE_TICKS
  return { one, two, closing, winner }
}

/** One tick of all runners: return, run, collide. Returns the collisions. */
export function runAll(players: readonly Runner[], running: Running): Meeting[] {
  const { sticks, self, reach, events, pace } = running
  for (const [who, runner] of players.entries()) {
    if (!runner.alive) {
      comeBack(runner, running, who)
      continue
    }
    const dashes = drive(runner, sticks[who] ?? 0, pace?.(who) ?? 1)
    keepInside(runner, reach - RUNNER)
    if (dashes && who === self) events.push({ kind: 'boost', x: runner.x, y: runner.y })
  }
  const meetings: Meeting[] = []
  for (const [one, a] of players.entries())
    for (let two = one + 1; a.alive && two < players.length; two++) {
      const meeting = players[two]!.alive ? meet(players, one, two) : undefined
      if (!meeting) continue
      meetings.push(meeting)
      if (meeting.closing > 2.4 && (one === self || two === self))
        events.push({ kind: 'bump', x: a.x, y: a.y, amount: Math.min(4, meeting.closing / 3) })
    }
  return meetings
}

/** Removes a runner from the field for a while. */
export function fell(runner: Runner) {
  runner.alive = false
  runner.wait = AWAY_TICKS
}

export function vacateRunner({ players }: Field, who: number) {
  Object.assign(players[who]!, { alive: false, wait: EMPTY, points: 0 })
}

export const within = (
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
  far: number,
) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 < far * far

export const distance = (
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)

/** The nearest of several things. */
export function nearest<One extends { readonly x: number; readonly y: number }>(
  to: { readonly x: number; readonly y: number },
  things: readonly One[],
): One | undefined {
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

export interface Aim {
  readonly random: Random
  readonly skill: number
  readonly dashes?: boolean
}

/** The stick towards a place; weak players deviate. */
export function headFor(
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
  { random, skill, dashes = false }: Aim,
): Stick {
  const stray = (1 - skill) * 0.9
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const sway = (random() - 0.5) * 2 * stray
  return stickOf(nearestWay(dx - dy * sway, dy + dx * sway), dashes && random() < 0.2 + skill * 0.6)
}

/** Whether a rival stands just in front. */
export const isAhead = (runner: Runner, rival: Runner, far = 130) =>
  within(runner, rival, far) &&
  (rival.x - runner.x) * runner.dx + (rival.y - runner.y) * runner.dy > distance(runner, rival) * 0.8

export const rivalsOf = <One extends Runner>({ players }: Field<One>, who: number): One[] =>
  players.filter((other, at) => at !== who && other.alive)

/** The usual scoring: points, and the clock of a round. */
export const pointRules = {
  left: ({ tick }: Field) => ROUND_TICKS - tick,
  sizeOf: ({ players }: Field, who: number) => players[who]!.points,
  score: ({ players }: Field) => Math.max(0, players[0]!.points),
  vacate: vacateRunner,
} as const
