import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { EMPTY, type ArenaRules } from '../round.ts'
import { wayX, wayY, type Stick } from '../stick.ts'
import {
  headFor,
  isAhead,
  nearest,
  newRunner,
  pointRules,
  rivalsOf,
  ROUND_TICKS,
  runAll,
  RUNNER,
  within,
  type Field,
  type Runner,
} from './runners.ts'

export interface Nester extends Runner {
  /** Place of its nest, which stays while the bird is out. */
  nestX: number
  nestY: number
  /** Shells in the nest are points; carried ones can be lost. */
  load: number
  /** Ticks spent at another's nest. */
  theft: number
}

export interface Shells extends Field<Nester> {
  shells: { x: number; y: number }[]
}

const COMPANY = 8
export const NEST_REACH = 560
export const NEST = 52
const NEST_RING = 480
export const MOST_LOAD = 4
const THEFT_TICKS = 34
const SHELLS_A_HEAD = 2.5
const SHELL_REACH = RUNNER + 14

const somewhere = (random: Random) => {
  const way = 1 + pickIndex(32, random)
  const far = random() * 260
  return { x: Math.round(wayX(way) * far), y: Math.round(wayY(way) * far) }
}

function start(level: number, random: Random, seats = COMPANY): Shells {
  const first = pickIndex(32, random)
  const players = Array.from({ length: seats }, (_, who): Nester => {
    const way = 1 + ((first + Math.round((who * 32) / seats)) % 32)
    const [nestX, nestY] = [Math.round(wayX(way) * NEST_RING), Math.round(wayY(way) * NEST_RING)]
    return {
      ...newRunner(who, level, random),
      x: nestX * 0.85,
      y: nestY * 0.85,
      dx: -wayX(way),
      dy: -wayY(way),
      nestX,
      nestY,
      load: 0,
      theft: 0,
    }
  })
  const shells = Array.from({ length: Math.round(COMPANY * SHELLS_A_HEAD) }, () => somewhere(random))
  return { tick: 0, ended: false, players, shells }
}

const nestOf = ({ nestX, nestY }: Nester) => ({ x: nestX, y: nestY })

function gather(state: Shells, who: number, self: number, events: SimEvent[]) {
  const runner = state.players[who]!
  state.shells = state.shells.filter((shell) => {
    if (runner.load >= MOST_LOAD || !within(shell, runner, SHELL_REACH)) return true
    runner.load++
    if (who === self) events.push({ kind: 'eat', x: shell.x, y: shell.y, amount: 2 })
    return false
  })
  if (runner.load === 0 || !within(runner, nestOf(runner), NEST)) return
  runner.points += runner.load
  if (who === self) events.push({ kind: 'capture', x: runner.x, y: runner.y, amount: runner.load + 4 })
  runner.load = 0
}

/** Staying at another's nest steals its shells one by one. */
function rummage(state: Shells, who: number, self: number, events: SimEvent[]) {
  const thief = state.players[who]!
  const victim = state.players.find(
    (other) =>
      other !== thief && other.wait !== EMPTY && other.points > 0 && within(thief, nestOf(other), NEST - 8),
  )
  if (!victim || thief.load >= MOST_LOAD || thief.stun > 0) {
    thief.theft = 0
    return
  }
  if (++thief.theft < THEFT_TICKS) return
  thief.theft = 0
  thief.load++
  victim.points--
  if (who === self) events.push({ kind: 'eat', x: thief.x, y: thief.y, amount: 4 })
  if (victim === state.players[self]) events.push({ kind: 'crack' })
}

/** A runner who is knocked over drops everything. */
function spill(state: Shells, runner: Nester, random: Random) {
  for (; runner.load > 0; runner.load--) {
    const way = 1 + pickIndex(32, random)
    const [x, y] = [runner.x + wayX(way) * 58, runner.y + wayY(way) * 58]
    const k = Math.min(1, (NEST_REACH - 40) / Math.sqrt(x * x + y * y + 1))
    state.shells.push({ x: Math.round(x * k), y: Math.round(y * k) })
  }
}

function step(state: Shells, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const { players } = state
  const pace = (who: number) => 1 - players[who]!.load * 0.055
  for (const { one, two, winner } of runAll(players, {
    sticks,
    self,
    random,
    events,
    reach: NEST_REACH,
    pace,
  })) {
    if (winner === undefined) continue
    const loser = players[winner === one ? two : one]!
    if (winner === self && loser.load > 0)
      events.push({ kind: 'capture', x: loser.x, y: loser.y, amount: loser.load })
    spill(state, loser, random)
  }
  for (const [who, { alive }] of players.entries()) {
    if (!alive) continue
    gather(state, who, self, events)
    rummage(state, who, self, events)
  }
  const heads = players.filter(({ alive }) => alive).length
  if (state.tick % 28 === 0 && state.shells.length < heads * SHELLS_A_HEAD)
    state.shells.push(somewhere(random))
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

function think(state: Shells, who: number, random: Random, skill: number): Stick {
  const runner = state.players[who]!
  const rivals = rivalsOf(state, who)
  const full = runner.character === 'coward' ? 2 : MOST_LOAD
  if (runner.load >= full) return headFor(runner, nestOf(runner), { random, skill })
  const prey = rivals.find((rival) => rival.wait === 0 && isAhead(runner, rival, 120) && rival.load > 0)
  if (prey && runner.rest === 0 && runner.load < 2)
    return headFor(runner, prey, { random, skill, dashes: true })
  const shell = nearest(runner, state.shells)
  const rich = nearest(runner, rivals.filter(({ points }) => points > 5).map(nestOf))
  const likesTheft = runner.character === 'hunter' ? 320 : 130
  if (rich && (within(runner, rich, likesTheft) || !shell)) {
    if (within(runner, rich, 20)) return 0
    return headFor(runner, rich, { random, skill })
  }
  if (shell) return headFor(runner, shell, { random, skill })
  return headFor(runner, nestOf(runner), { random, skill })
}

export const nests: ArenaRules<Shells> = {
  ...pointRules,
  start,
  step,
  think,
  company: COMPANY,
  vacate(state, who) {
    pointRules.vacate(state, who)
    state.players[who]!.load = 0
  },
}
