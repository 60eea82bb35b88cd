import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { ArenaRules } from '../round.ts'
import { wayX, wayY, type Stick } from '../stick.ts'
import {
  headFor,
  isAhead,
  keepInside,
  nearest,
  newRunner,
  pointRules,
  ringUp,
  rivalsOf,
  ROUND_TICKS,
  runAll,
  RUNNER,
  within,
  type Field,
  type Runner,
} from './runners.ts'

export interface Hog extends Runner {
  /** Holds a ball. */
  holds: boolean
  /** Ticks it has held it, and ticks for which it cannot pick one up. */
  held: number
  numb: number
}

export interface Ball {
  x: number
  y: number
  vx: number
  vy: number
}

export interface Pitch extends Field<Hog> {
  /** Balls that nobody holds. */
  balls: Ball[]
}

const COMPANY = 8
export const PITCH_REACH = 430
export const BALL = 17
const PAY_EVERY = 20
const NUMB_TICKS = 40
/** Holding it longer earns more, and slows down. */
const RICH_TICKS = 240
const STRIP_POINTS = 4

const ballCount = (players: readonly Hog[]) =>
  Math.max(1, Math.ceil(players.filter(({ alive }) => alive).length / 5))

function start(level: number, random: Random, seats = COMPANY): Pitch {
  const players = Array.from({ length: seats }, (_, who): Hog => ({
    ...newRunner(who, level, random),
    holds: false,
    held: 0,
    numb: 0,
  }))
  ringUp(players, 330, random)
  return { tick: 0, ended: false, players, balls: [{ x: 0, y: 0, vx: 0, vy: 0 }] }
}

function drop(state: Pitch, hog: Hog, vx: number, vy: number) {
  hog.holds = false
  hog.held = 0
  hog.numb = NUMB_TICKS
  state.balls.push({ x: hog.x, y: hog.y, vx, vy })
}

function rollBalls(state: Pitch, random: Random) {
  for (const ball of state.balls) {
    ball.x += ball.vx
    ball.y += ball.vy
    ball.vx *= 0.965
    ball.vy *= 0.965
    keepInside(ball, PITCH_REACH - BALL)
  }
  const count = state.balls.length + state.players.filter(({ holds }) => holds).length
  if (count >= ballCount(state.players) || state.tick % 60 !== 0) return
  const way = 1 + pickIndex(32, random)
  state.balls.push({ x: 0, y: 0, vx: wayX(way) * 4, vy: wayY(way) * 4 })
}

function pickUp(state: Pitch, self: number, events: SimEvent[]) {
  for (const [who, hog] of state.players.entries()) {
    if (hog.numb > 0) hog.numb--
    if (!hog.alive || hog.holds || hog.numb > 0 || hog.stun > 0) continue
    const at = state.balls.findIndex((ball) => within(ball, hog, RUNNER + BALL))
    if (at < 0) continue
    state.balls.splice(at, 1)
    hog.holds = true
    hog.held = 0
    if (who === self) events.push({ kind: 'capture', x: hog.x, y: hog.y, amount: 1 })
  }
}

function pay(state: Pitch, self: number, events: SimEvent[]) {
  for (const [who, hog] of state.players.entries()) {
    if (!hog.holds || !hog.alive) continue
    hog.held++
    if (hog.held % PAY_EVERY !== 0) continue
    const points = hog.held > RICH_TICKS ? 3 : 2
    hog.points += points
    if (who === self) events.push({ kind: 'eat', x: hog.x, y: hog.y, amount: points })
  }
}

function step(state: Pitch, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const { players } = state
  const pace = (who: number) => (players[who]!.holds ? 0.9 - Math.min(0.14, players[who]!.held / 4000) : 1)
  for (const { one, two, winner } of runAll(players, {
    sticks,
    self,
    random,
    events,
    reach: PITCH_REACH,
    pace,
  })) {
    if (winner === undefined) continue
    const loser = players[winner === one ? two : one]!
    if (!loser.holds) continue
    drop(state, loser, loser.vx * 1.1, loser.vy * 1.1)
    players[winner]!.points += STRIP_POINTS
    if (winner === self) events.push({ kind: 'capture', x: loser.x, y: loser.y, amount: STRIP_POINTS + 1 })
    if (loser === players[self]) events.push({ kind: 'crack' })
  }
  rollBalls(state, random)
  pickUp(state, self, events)
  pay(state, self, events)
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

function think(state: Pitch, who: number, random: Random, skill: number): Stick {
  const hog = state.players[who]!
  const rivals = rivalsOf(state, who)
  if (hog.holds) {
    const danger = nearest(hog, rivals)
    if (!danger) return 0
    const away = { x: (hog.x - danger.x) * 2 - hog.x * 0.55, y: (hog.y - danger.y) * 2 - hog.y * 0.55 }
    const dashes = within(hog, danger, 90)
    return headFor(hog, { x: hog.x + away.x, y: hog.y + away.y }, { random, skill, dashes })
  }
  const ball = nearest(hog, state.balls)
  const holder = nearest(
    hog,
    rivals.filter(({ holds }) => holds),
  )
  if (ball && (!holder || within(hog, ball, 200))) {
    const there = { x: ball.x + ball.vx * 8, y: ball.y + ball.vy * 8 }
    return headFor(hog, there, { random, skill })
  }
  if (!holder) return headFor(hog, { x: 0, y: 0 }, { random, skill })
  const there = { x: holder.x + holder.vx * 10, y: holder.y + holder.vy * 10 }
  return headFor(hog, there, { random, skill, dashes: isAhead(hog, holder) })
}

export const hogs: ArenaRules<Pitch> = {
  ...pointRules,
  start,
  step,
  think,
  company: COMPANY,
  vacate(state, who) {
    const hog = state.players[who]!
    if (hog.holds) drop(state, hog, 0, 0)
    pointRules.vacate(state, who)
  },
}
