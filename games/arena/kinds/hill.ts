import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { ArenaRules } from '../round.ts'
import { wayX, wayY, type Stick } from '../stick.ts'
import {
  headFor,
  isAhead,
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

export interface Hill extends Field {
  /** The castle and its destination. */
  castle: { x: number; y: number }
  goal: { x: number; y: number }
  /** Ticks until it moves again. */
  stay: number
}

const COMPANY = 9
export const HILL_REACH = 430
export const CASTLE = 92
const STAY = 9 * 60
const PAY_EVERY = 20
const SHOVE_POINTS = 3

function start(level: number, random: Random, seats = COMPANY): Hill {
  const players = Array.from({ length: seats }, (_, who): Runner => newRunner(who, level, random))
  ringUp(players, 330, random)
  return { tick: 0, ended: false, players, castle: { x: 0, y: 0 }, goal: { x: 0, y: 0 }, stay: STAY }
}

function wander(state: Hill, random: Random, events: SimEvent[]) {
  const { castle, goal } = state
  castle.x += Math.max(-1.6, Math.min(1.6, goal.x - castle.x))
  castle.y += Math.max(-1.6, Math.min(1.6, goal.y - castle.y))
  if (--state.stay > 0) return
  const way = 1 + pickIndex(32, random)
  const far = 120 + random() * (HILL_REACH - CASTLE - 160)
  state.goal = { x: Math.round(wayX(way) * far), y: Math.round(wayY(way) * far) }
  state.stay = STAY
  events.push({ kind: 'heat' })
}

/** A player alone at the castle scores double; a crowd shares little. */
function pay(state: Hill, self: number, events: SimEvent[]) {
  if (state.tick % PAY_EVERY !== 0) return
  const on = state.players.filter((runner) => runner.alive && within(runner, state.castle, CASTLE))
  const worth = on.length === 1 ? 3 : on.length === 2 ? 2 : 1
  for (const runner of on) {
    runner.points += worth
    if (runner === state.players[self]) events.push({ kind: 'eat', x: runner.x, y: runner.y, amount: worth })
  }
}

function step(state: Hill, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const met = runAll(state.players, { sticks, self, random, events, reach: HILL_REACH })
  for (const { one, two, winner } of met) {
    const loser = state.players[winner === one ? two : one]!
    if (winner === undefined || !within(loser, state.castle, CASTLE + 20)) continue
    state.players[winner]!.points += SHOVE_POINTS
    if (winner === self) events.push({ kind: 'capture', x: loser.x, y: loser.y, amount: SHOVE_POINTS })
  }
  wander(state, random, events)
  pay(state, self, events)
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

function think(state: Hill, who: number, random: Random, skill: number): Stick {
  const runner = state.players[who]!
  const rivals = rivalsOf(state, who)
  const target = rivals.find((rival) => isAhead(runner, rival) && within(rival, state.castle, CASTLE + 40))
  if (target && runner.rest === 0) return headFor(runner, target, { random, skill, dashes: true })
  // While it moves, its destination counts.
  const there = state.stay > 480 ? state.goal : state.castle
  const isCrowded = rivals.filter((rival) => within(rival, state.castle, CASTLE)).length > 3
  if (runner.character === 'coward' && isCrowded && !within(runner, there, 180))
    return headFor(runner, { x: there.x * 0.7, y: there.y * 0.7 }, { random, skill })
  if (within(runner, there, 26) && random() < 0.7) return 0
  return headFor(runner, there, { random, skill })
}

export const hill: ArenaRules<Hill> = { ...pointRules, start, step, think, company: COMPANY }
