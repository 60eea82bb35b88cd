import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { ArenaRules } from '../round.ts'
import { wayX, wayY, type Stick } from '../stick.ts'
import {
  headFor,
  nearest,
  newRunner,
  pointRules,
  ringUp,
  rivalsOf,
  ROUND_TICKS,
  runAll,
  within,
  type Aim,
  type Field,
  type Runner,
} from './runners.ts'

export interface Duck {
  x: number
  y: number
}

export interface Leader extends Runner {
  /** Ducklings that follow it, the nearest first. */
  train: Duck[]
}

export interface Meadow extends Field<Leader> {
  /** Ducklings that follow nobody. */
  loose: Duck[]
}

const COMPANY = 8
export const MEADOW_REACH = 560
export const POND = 96
const LOOSE_A_HEAD = 3.4
const LONGEST_TRAIN = 16
const GAP = 21
const CALL = 44
const CUT = 34
const DUCK_SIZE = 12

const somewhere = (random: Random): Duck => {
  const way = 1 + pickIndex(32, random)
  const far = POND + 70 + random() * (MEADOW_REACH - POND - 100)
  return { x: Math.round(wayX(way) * far), y: Math.round(wayY(way) * far) }
}

function start(level: number, random: Random, seats = COMPANY): Meadow {
  const players = Array.from({ length: seats }, (_, who): Leader => ({
    ...newRunner(who, level, random),
    train: [],
  }))
  ringUp(players, 420, random)
  const loose = Array.from({ length: Math.round(COMPANY * LOOSE_A_HEAD) }, () => somewhere(random))
  return { tick: 0, ended: false, players, loose }
}

/** Each duckling swims after the one ahead. */
function follow(leader: Leader) {
  let ahead: Duck = leader
  for (const duck of leader.train) {
    const [dx, dy] = [ahead.x - duck.x, ahead.y - duck.y]
    const far = Math.sqrt(dx * dx + dy * dy)
    if (far > GAP) {
      const k = Math.min(1, ((far - GAP) / far) * 0.7)
      duck.x += dx * k
      duck.y += dy * k
    }
    ahead = duck
  }
}

function collect(state: Meadow, who: number, self: number, events: SimEvent[]) {
  const leader = state.players[who]!
  const last = leader.train.at(-1) ?? leader
  state.loose = state.loose.filter((duck) => {
    if (leader.train.length >= LONGEST_TRAIN || !within(leader, duck, CALL)) return true
    leader.train.push({ x: last.x, y: last.y })
    if (who === self) events.push({ kind: 'eat', x: duck.x, y: duck.y, amount: 2 })
    return false
  })
}

/** A rival who crosses a train frees what is behind that point. */
function cut(state: Meadow, who: number, self: number, events: SimEvent[]) {
  const runner = state.players[who]!
  for (const [other, leader] of state.players.entries()) {
    if (other === who || !leader.alive || leader.wait > 0) continue
    const at = leader.train.findIndex((duck) => within(duck, runner, CUT - DUCK_SIZE))
    if (at < 0) continue
    const freed = leader.train.splice(at)
    leader.wait = 50
    for (const duck of freed) state.loose.push({ x: Math.round(duck.x), y: Math.round(duck.y) })
    runner.points += freed.length
    if (who === self) events.push({ kind: 'capture', x: runner.x, y: runner.y, amount: freed.length })
    if (other === self) events.push({ kind: 'crack' })
  }
}

/** The pond pays more per duckling the more arrive at once. */
function bringHome(leader: Leader, isSelf: boolean, events: SimEvent[]) {
  const { length } = leader.train
  if (length === 0 || !within(leader, { x: 0, y: 0 }, POND)) return
  const points = (length * (length + 1)) / 2
  leader.points += points
  leader.train = []
  if (isSelf) events.push({ kind: 'capture', x: leader.x, y: leader.y, amount: points })
}

function step(state: Meadow, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const pace = (who: number) => 1 - Math.min(0.24, state.players[who]!.train.length * 0.018)
  runAll(state.players, { sticks, self, random, events, reach: MEADOW_REACH, pace })
  for (const [who, leader] of state.players.entries()) {
    if (!leader.alive) continue
    follow(leader)
    collect(state, who, self, events)
    bringHome(leader, who === self, events)
  }
  for (const [who, { alive, stun }] of state.players.entries())
    if (alive && stun === 0) cut(state, who, self, events)
  const held = state.players.reduce((sum, { train }) => sum + train.length, 0)
  const heads = state.players.filter(({ alive }) => alive).length
  if (state.tick % 20 === 0 && state.loose.length + held < heads * LOOSE_A_HEAD + 4)
    state.loose.push(somewhere(random))
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

function think(state: Meadow, who: number, random: Random, skill: number): Stick {
  const leader = state.players[who]!
  const aim: Aim = { random, skill }
  const enough = leader.character === 'greedy' ? 10 : leader.character === 'coward' ? 5 : 7
  const isLate = ROUND_TICKS - state.tick < 420
  if (leader.train.length >= (isLate ? 1 : enough)) return headFor(leader, { x: 0, y: 0 }, aim)
  const prey = rivalsOf(state, who)
    .filter(({ train, wait }) => train.length > 3 && wait === 0)
    .map(({ train }) => train[1]!)
  const target = nearest(leader, prey)
  if (target && within(leader, target, leader.character === 'hunter' ? 260 : 110) && leader.train.length < 5)
    return headFor(leader, target, { ...aim, dashes: within(leader, target, 120) })
  const duck = nearest(leader, state.loose)
  return duck ? headFor(leader, duck, aim) : headFor(leader, { x: 0, y: 0 }, aim)
}

export const ducks: ArenaRules<Meadow> = {
  ...pointRules,
  start,
  step,
  think,
  company: COMPANY,
  vacate(state, who) {
    pointRules.vacate(state, who)
    state.players[who]!.train = []
  },
}
