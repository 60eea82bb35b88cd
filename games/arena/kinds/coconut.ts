import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { KNOCKOUT_POINTS, type ArenaRules } from '../round.ts'
import type { Stick } from '../stick.ts'
import {
  fell,
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

export interface Carrier extends Runner {
  /** Holds a coconut with a burning fuse. */
  hot: boolean
  /** Ticks for which nobody can pass it a coconut. */
  safe: number
  /** Who gave it the coconut. */
  giver: number
}

export interface Party extends Field<Carrier> {
  /** Ticks until all coconuts explode, and length of the fuse. */
  fuse: number
  length: number
}

const COMPANY = 9
export const PARTY_REACH = 410
const FIRST_FUSE = 8.5 * 60
const SHORTEST_FUSE = 5 * 60
const SHORTER = 20
const SAFE_TICKS = 34
/** Ticks between an explosion and the next coconuts. */
const QUIET_TICKS = 80
const OUTLAST_POINTS = 6
const PASS_POINTS = 4
const BURST_COST = 12

function start(level: number, random: Random, seats = COMPANY): Party {
  const players = Array.from({ length: seats }, (_, who): Carrier => ({
    ...newRunner(who, level, random),
    hot: false,
    safe: 0,
    giver: -1,
  }))
  ringUp(players, 300, random)
  const state: Party = { tick: 0, ended: false, players, fuse: FIRST_FUSE, length: FIRST_FUSE }
  return state
}

/** The next coconuts go to the leaders: one per four players. */
function handOut(state: Party, random: Random) {
  const ready = state.players
    .filter(({ alive }) => alive)
    .map((runner) => ({ runner, rank: runner.points + random() * 8 }))
    .toSorted((one, other) => other.rank - one.rank)
  for (const { runner } of ready.slice(0, Math.max(1, Math.round(ready.length / 4)))) {
    runner.hot = true
    runner.giver = -1
  }
}

function burst(state: Party, self: number, events: SimEvent[]) {
  for (const [who, runner] of state.players.entries()) {
    if (!runner.alive) continue
    if (!runner.hot) {
      runner.points += OUTLAST_POINTS
      if (who === self) events.push({ kind: 'capture', x: runner.x, y: runner.y, amount: OUTLAST_POINTS })
      continue
    }
    runner.hot = false
    runner.points = Math.max(0, runner.points - BURST_COST)
    fell(runner)
    const giver = state.players[runner.giver]
    if (giver) {
      giver.knockouts++
      giver.points += KNOCKOUT_POINTS
    }
    const kind = who === self ? 'out' : runner.giver === self ? 'knockout' : 'burst'
    events.push({ kind, x: runner.x, y: runner.y, amount: who })
  }
  state.length = Math.max(SHORTEST_FUSE, state.length - SHORTER)
  state.fuse = state.length
}

function pass(state: Party, one: number, two: number, self: number, events: SimEvent[]) {
  const [a, b] = [state.players[one]!, state.players[two]!]
  if (a.hot === b.hot) return
  const [from, to, giver] = a.hot ? [a, b, one] : [b, a, two]
  if (to.safe > 0) return
  from.hot = false
  from.safe = SAFE_TICKS
  from.points += PASS_POINTS
  to.hot = true
  to.giver = giver
  // The receiver stands still for a moment: a fair start for the giver.
  to.stun = Math.max(to.stun, 12)
  if (giver === self) events.push({ kind: 'capture', x: to.x, y: to.y, amount: PASS_POINTS + 1 })
  else if (to === state.players[self]) events.push({ kind: 'crack' })
}

function step(state: Party, sticks: readonly Stick[], random: Random, self = 0): SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  const { players } = state
  // A coconut in the hand makes faster.
  const pace = (who: number) => (players[who]!.hot ? 1.14 : 1)
  for (const runner of players) if (runner.safe > 0) runner.safe--
  for (const { one, two } of runAll(players, { sticks, self, random, events, reach: PARTY_REACH, pace }))
    pass(state, one, two, self, events)
  state.fuse--
  const isQuiet = !players.some(({ hot, alive }) => hot && alive)
  if (isQuiet && state.fuse < state.length - QUIET_TICKS) handOut(state, random)
  if (state.fuse <= 0) burst(state, self, events)
  if (state.tick >= ROUND_TICKS) state.ended = true
  return events
}

function think(state: Party, who: number, random: Random, skill: number): Stick {
  const runner = state.players[who]!
  const rivals = rivalsOf(state, who)
  if (runner.hot) {
    const prey = nearest(
      runner,
      rivals.filter(({ hot, safe }) => !hot && safe === 0),
    )
    if (!prey) return 0
    const there = { x: prey.x + prey.vx * 8, y: prey.y + prey.vy * 8 }
    return headFor(runner, there, { random, skill, dashes: isAhead(runner, prey, 150) })
  }
  const danger = nearest(
    runner,
    rivals.filter(({ hot }) => hot),
  )
  if (danger && within(runner, danger, 150 + skill * 90)) {
    // Away from danger, but not into the corner between rim and rival.
    const away = { x: runner.x - danger.x - runner.x * 0.3, y: runner.y - danger.y - runner.y * 0.3 }
    const dashes = within(runner, danger, 90) && random() < skill
    return headFor(runner, { x: runner.x + away.x, y: runner.y + away.y }, { random, skill, dashes })
  }
  const rim = { x: runner.x * 0.4, y: runner.y * 0.4 }
  return within(runner, { x: 0, y: 0 }, 160) ? 0 : headFor(runner, rim, { random, skill })
}

export const coconut: ArenaRules<Party> = {
  ...pointRules,
  start,
  step,
  think,
  company: COMPANY,
  vacate(state, who) {
    pointRules.vacate(state, who)
    state.players[who]!.hot = false
  },
}
