import { exactSin } from '#kit/game/exact-math.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { between, lengthOf, type Spot } from '#kit/game/discs/discs.ts'
import { bell, cupProgress, endRound, skillOf, type Cup, type Sport, type Strength } from './sport.ts'

export const ARROWS = 4
export const RADIUS = [104, 84, 66] as const
/** Ticks of flight by round, as the distance grows. */
export const FLIGHT = [26, 34, 42] as const
export const METRES = [30, 50, 70] as const
const DRIFT = [5.5, 8, 10.5] as const
const STRONGEST_WIND = 7
const STEP = 2
const SIDE = 180
const COLUMNS = SIDE + 1
const SHOW = 44
const READY_AFTER = 6

export interface Shaft extends Spot {
  readonly isMine: boolean
}

export interface Archery extends Cup {
  phase: 'ready' | 'flying' | 'shown'
  since: number
  isMyTurn: boolean
  /** Where the arrow hits, relative to the target's position then. */
  hit: Spot
  /** Aimed position, to draw the flight. */
  sight: Spot
  /** Metres per second to the right. */
  wind: number
  shot: number
  shafts: Shaft[]
}

/** Shoots at a place beside the middle of the picture. */
export const shotAt = ({ x, y }: Spot): number =>
  1 +
  between(0, Math.round((x + SIDE) / STEP), COLUMNS - 1) +
  COLUMNS * between(0, Math.round((y + SIDE) / STEP), COLUMNS - 1)

/** In the last round the target slides along a rail. */
export const targetAt = ({ round }: Pick<Cup, 'round'>, tick: number): Spot =>
  round < 2 ? { x: 0, y: 0 } : { x: 62 * exactSin(tick * 0.022), y: 0 }

/** How far the wind carries an arrow. */
export const driftOf = ({ wind, round }: Pick<Archery, 'wind' | 'round'>) => wind * DRIFT[round]!

/** The arm always trembles a little. */
export const tremorAt = (tick: number, level: number): Spot => ({
  x: (2 + level) * exactSin(tick * 0.07),
  y: (2 + level) * exactSin(tick * 0.11 + 2),
})

export function worthOf({ x, y }: Spot, round: number): number {
  const ring = RADIUS[round]! / 10
  return Math.max(0, 10 - Math.floor(lengthOf(x, y) / ring))
}

function newWind(state: Archery, random: Random) {
  const most = STRONGEST_WIND * (0.35 + 0.2 * state.round + 0.08 * state.level)
  state.wind = Math.round((random() * 2 - 1) * most * 10) / 10
}

function start(level: number, random: Random): Archery {
  const state: Archery = {
    tick: 0,
    status: 'playing',
    points: 0,
    level,
    round: 0,
    mine: 0,
    theirs: 0,
    phase: 'ready',
    since: 0,
    isMyTurn: true,
    hit: { x: 0, y: 0 },
    sight: { x: 0, y: 0 },
    wind: 0,
    shot: 0,
    shafts: [],
  }
  newWind(state, random)
  return state
}

function enter(state: Archery, phase: Archery['phase']) {
  state.phase = phase
  state.since = 0
}

function loose(state: Archery, sight: Spot, events: SimEvent[]) {
  const target = targetAt(state, state.tick + FLIGHT[state.round]!)
  state.sight = sight
  state.hit = {
    x: Math.round((sight.x + driftOf(state) - target.x) * 8) / 8,
    y: Math.round((sight.y - target.y) * 8) / 8,
  }
  enter(state, 'flying')
  events.push({ kind: 'loose', x: 0, y: 200 })
}

function rivalShoots(state: Archery, random: Random, events: SimEvent[]) {
  const stray = 68 - 46 * skillOf(state)
  const target = targetAt(state, state.tick + FLIGHT[state.round]!)
  const x = target.x - driftOf(state) * (0.75 + 0.25 * skillOf(state)) + bell(random) * stray
  loose(state, { x, y: target.y + bell(random) * stray }, events)
}

function land(state: Archery, events: SimEvent[]) {
  const { hit, isMyTurn, round } = state
  const worth = worthOf(hit, round)
  const target = targetAt(state, state.tick)
  const at = { x: target.x + hit.x, y: target.y + hit.y }
  if (worth > 0) state.shafts.push({ ...hit, isMine: isMyTurn })
  if (isMyTurn) {
    state.mine += worth
    state.points += worth * 10
  } else state.theirs += worth
  const kind = !isMyTurn
    ? 'theirs'
    : worth === 0
      ? 'missed'
      : worth === 10
        ? 'bull'
        : worth >= 8
          ? 'good'
          : 'stick'
  events.push({ kind, ...at, amount: worth })
  enter(state, 'shown')
}

function next(state: Archery, random: Random, events: SimEvent[]) {
  if (state.isMyTurn) {
    state.isMyTurn = false
    enter(state, 'ready')
    return
  }
  state.isMyTurn = true
  state.shot++
  // Equal after the last arrow: one more each.
  if (state.shot >= ARROWS && state.mine !== state.theirs) {
    endRound(state, events)
    state.shot = 0
    state.shafts = []
  }
  newWind(state, random)
  enter(state, 'ready')
}

function tick(state: Archery, input: number, random: Random): readonly SimEvent[] {
  const events: SimEvent[] = []
  state.tick++
  state.since++
  if (state.phase === 'ready') {
    if (!state.isMyTurn) {
      if (state.since > 24) rivalShoots(state, random, events)
    } else if (input > 0 && state.since > READY_AFTER) {
      const place = input - 1
      const tremor = tremorAt(state.tick, state.level)
      loose(
        state,
        {
          x: (place % COLUMNS) * STEP - SIDE + tremor.x,
          y: Math.floor(place / COLUMNS) * STEP - SIDE + tremor.y,
        },
        events,
      )
    }
  } else if (state.phase === 'flying') {
    if (state.since >= FLIGHT[state.round]!) land(state, events)
  } else if (state.since > SHOW) next(state, random, events)
  return events
}

function bot(state: Archery, random: Random, strength: Strength): number {
  if (!state.isMyTurn || state.phase !== 'ready' || state.since < 10) return 0
  const stray = [80, 34, 9][strength]!
  const target = targetAt(state, state.tick + 1 + FLIGHT[state.round]!)
  const tremor = tremorAt(state.tick + 1, state.level)
  return shotAt({
    x: target.x - driftOf(state) - tremor.x + bell(random) * stray,
    y: target.y - tremor.y + bell(random) * stray,
  })
}

export const archery: Sport<Archery> = {
  start,
  tick,
  bot,
  progress: (state) => cupProgress(state, ARROWS * 10),
  sampled: [
    0,
    ...[-150, -90, -30, 30, 90, 150].flatMap((x) => [-150, -60, 60, 150].map((y) => shotAt({ x, y }))),
  ],
  most: COLUMNS * COLUMNS,
}
