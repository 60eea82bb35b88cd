import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { ArenaRules } from '../round.ts'
import { wayX, wayY, type Stick } from '../stick.ts'
import {
  headFor,
  isAhead,
  nearest,
  newRunner,
  pointRules,
  ringUp,
  rivalsOf,
  ROUND_TICKS,
  runAll,
  within,
  type Field,
  type Runner,
} from './runners.ts'

export interface Painter extends Runner {
  /** Ticks of a double-width brush. */
  wide: number
}

export interface Plaza extends Field<Painter> {
  /** Owner of each square: 0 for nobody, else player + 1. */
  owner: number[]
  /** Always empty: there are no open lines here, but the room's format of a round has the field. */
  trail: number[]
  buckets: { x: number; y: number }[]
}

const COMPANY = 8
export const PLAZA_SIDE = 44
export const PLAZA_SQUARE = 20
export const PLAZA_REACH = (PLAZA_SIDE * PLAZA_SQUARE) / 2
const WIDE_TICKS = 300
const BUCKET_EVERY = 200
const BUCKETS = 4
const BUCKET_SPLASH = 84
const HIT_SPLASH = 62
const BRUSH = 21

function start(level: number, random: Random, seats = COMPANY): Plaza {
  const players = Array.from({ length: seats }, (_, who): Painter => ({
    ...newRunner(who, level, random),
    wide: 0,
  }))
  ringUp(players, 330, random)
  const owner = Array.from({ length: PLAZA_SIDE * PLAZA_SIDE }, () => 0)
  return { tick: 0, ended: false, players, owner, trail: [], buckets: [] }
}

/** Paints a disc; every square that changes hands is a point. Returns their number. */
function paint(state: Plaza, who: number, at: { x: number; y: number }, radius: number): number {
  const { owner, players } = state
  const first = (value: number) => Math.max(0, Math.floor((value - radius + PLAZA_REACH) / PLAZA_SQUARE))
  const last = (value: number) =>
    Math.min(PLAZA_SIDE - 1, Math.floor((value + radius + PLAZA_REACH) / PLAZA_SQUARE))
  let won = 0
  for (let row = first(at.y); row <= last(at.y); row++)
    for (let column = first(at.x); column <= last(at.x); column++) {
      const x = (column + 0.5) * PLAZA_SQUARE - PLAZA_REACH
      const y = (row + 0.5) * PLAZA_SQUARE - PLAZA_REACH
      const square = row * PLAZA_SIDE + column
      if (owner[square] === who + 1 || x * x + y * y > PLAZA_REACH * PLAZA_REACH) continue
      if ((x - at.x) ** 2 + (y - at.y) ** 2 > radius * radius) continue
      owner[square] = who + 1
      players[who]!.points++
      won++
    }
  return won
}

function buckets(state: Plaza, self: number, random: Random, events: SimEvent[]) {
  if (state.tick % BUCKET_EVERY === 0 && state.buckets.length < BUCKETS) {
    const way = 1 + pickIndex(32, random)
    const far = random() * (PLAZA_REACH - 60)
    state.buckets.push({ x: Math.round(wayX(way) * far), y: Math.round(wayY(way) * far) })
  }
  for (const [who, painter] of state.players.entries()) {
    if (!painter.alive) continue
    const at = state.buckets.findIndex((bucket) => within(bucket, painter, 40))
    if (at < 0) continue
    const [bucket] = state.buckets.splice(at, 1)
    painter.wide = WIDE_TICKS
    const won = paint(state, who, bucket!, BUCKET_SPLASH)
    if (who === self) events.push({ kind: 'capture', x: bucket!.x, y: bucket!.y, amount: won })
  }
}

function step(state: Plaza, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const { players } = state
  for (const { one, two, winner } of runAll(players, { sticks, self, random, events, reach: PLAZA_REACH })) {
    if (winner === undefined) continue
    const loser = players[winner === one ? two : one]!
    const won = paint(state, winner, loser, HIT_SPLASH)
    if (winner === self) events.push({ kind: 'capture', x: loser.x, y: loser.y, amount: won })
    if (loser === players[self]) events.push({ kind: 'crack' })
  }
  buckets(state, self, random, events)
  for (const [who, painter] of players.entries()) {
    if (painter.wide > 0) painter.wide--
    if (!painter.alive || painter.stun > 0 || state.tick % 2 !== who % 2) continue
    const won = paint(state, who, painter, painter.wide > 0 ? BRUSH * 1.8 : BRUSH)
    if (who === self && won > 0 && state.tick % 6 < 2)
      events.push({ kind: 'eat', x: painter.x, y: painter.y, amount: 1 })
  }
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

/** Gain of a straight run from here: others' squares count more than bare ones. */
function harvest({ owner }: Plaza, who: number, from: Runner, x: number, y: number): number {
  let sum = 0
  for (let far = 24; far <= 24 + 5 * 34; far += 34) {
    const [px, py] = [from.x + x * far, from.y + y * far]
    if (px * px + py * py > (PLAZA_REACH - 24) ** 2) return sum
    for (const side of [-16, 0, 16]) {
      const column = Math.floor((px - y * side + PLAZA_REACH) / PLAZA_SQUARE)
      const row = Math.floor((py + x * side + PLAZA_REACH) / PLAZA_SQUARE)
      const at = owner[row * PLAZA_SIDE + column] ?? who + 1
      // Near squares are certain, far ones may be gone.
      sum += (at === who + 1 ? 0 : at === 0 ? 1 : 1.15) * (1 - far / 320)
    }
  }
  return sum
}

function think(state: Plaza, who: number, random: Random, skill: number): Stick {
  const painter = state.players[who]!
  const target = rivalsOf(state, who).find((rival) => rival.wait === 0 && isAhead(painter, rival, 84))
  if (target && painter.rest === 0 && painter.character !== 'coward')
    return headFor(painter, target, { random, skill, dashes: true })
  const bucket = nearest(painter, state.buckets)
  if (bucket && within(painter, bucket, 260)) return headFor(painter, bucket, { random, skill })
  let best = -Infinity
  let way = 1
  for (let turn = 0; turn < 16; turn++) {
    const [x, y] = [wayX(1 + turn * 2), wayY(1 + turn * 2)]
    const straight = x * painter.dx + y * painter.dy
    const value = harvest(state, who, painter, x, y) + straight * 1.2 + random() * (0.4 + (1 - skill) * 9)
    if (value <= best) continue
    best = value
    way = 1 + turn * 2
  }
  return headFor(painter, { x: painter.x + wayX(way), y: painter.y + wayY(way) }, { random, skill: 1 })
}

export const splash: ArenaRules<Plaza> = {
  ...pointRules,
  start,
  step,
  think,
  company: COMPANY,
  vacate(state, who) {
    pointRules.vacate(state, who)
    state.owner = state.owner.map((owner) => (owner === who + 1 ? 0 : owner))
  },
}
