import type { Random } from '#kit/random/random.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { stepMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { isBridgeDown } from './ground.ts'
import { CELL, cellAt, SIDE, type Hole, type Place } from './holes.ts'
import { ANGLES, currentCup, currentHole, POWERS, rulesOf, strokeOf, type GolfState } from './rules.ts'
import { COURSES } from './definitions.ts'

const FAR = 99
const CELLS = SIDE * SIDE
const known = new WeakMap<Place, readonly number[]>()
const AROUND = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/**
 * Steps to a goal from each cell, for an even and an odd number of lever presses: 128 numbers. Water costs
 * more than ground, a conch one step, the cell of a lever flips the drawbridges. `fords` are cells whose
 * water is filled.
 */
function stepsOf(hole: Hole, goal: Place, fords: readonly number[]): readonly number[] {
  const before = fords.length === 0 ? known.get(goal) : undefined
  if (before) return before
  const steps = Array.from({ length: 2 * CELLS }, () => FAR)
  const costOf = costsOf(hole, fords)
  const levers = new Set(hole.levers.map(cellAt))
  const open: number[] = []
  const reach = (place: number, cost: number) => {
    if (cost >= steps[place]!) return
    steps[place] = cost
    open.push(place)
  }
  reach(cellAt(goal), 0)
  reach(cellAt(goal) + CELLS, 0)
  for (let place = open.shift(); place !== undefined; place = open.shift()) {
    const cell = place % CELLS
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)]
    const isOdd = place >= CELLS !== levers.has(cell)
    const shift = isOdd ? CELLS : 0
    for (const [dx, dy] of AROUND) {
      const cost = costOf(x + dx, y + dy, isOdd)
      if (cost !== undefined) reach((y + dy) * SIDE + x + dx + shift, steps[place]! + cost)
    }
    for (const [one, other] of hole.conches) {
      if (cellAt(one) === cell) reach(cellAt(other) + shift, steps[place]! + 1)
      if (cellAt(other) === cell) reach(cellAt(one) + shift, steps[place]! + 1)
    }
  }
  if (fords.length === 0) known.set(goal, steps)
  return steps
}

/** Cost of entering a cell; `undefined` where it is blocked. */
function costsOf(hole: Hole, fords: readonly number[]) {
  // Water is passable only with a ferry, or with a ball that skips.
  const wet = hole.ferries.length > 0 ? 2 : 8
  const hasRamps = hole.rows.some((row) => row.includes('r'))
  return (x: number, y: number, isOdd: boolean): number | undefined => {
    const sign = hole.rows[y]?.[x]
    // A leaping ball clears walls.
    if (sign === undefined || (sign === '#' && !hasRamps)) return undefined
    if (sign === '~') return fords.includes(y * SIDE + x) ? 1 : wet
    if (sign === 'u' || sign === 'n') return isBridgeDown(sign, Number(isOdd)) ? 1 : wet
    return sign === '#' ? 8 : sign === '%' ? 2 : 1
  }
}

const copyOf = (state: GolfState): GolfState => ({
  ...state,
  ball: { ...state.ball },
  card: [...state.card],
  lit: [...state.lit],
  broken: [...state.broken],
  boulders: state.boulders.map((boulder) => ({ ...boulder })),
})
const LOOKS_AHEAD = 760

const PER_LAMP = 30

/** The next lantern, or the cup: for a walking one the nearer end of its path. */
function goalOf(state: GolfState, { cup, walk, lamps }: Hole): Place {
  const { ball, lit } = state
  if (walk) {
    const { x, y } = currentCup(state)
    return Math.hypot(x - cup.x, y - cup.y) < Math.hypot(x - walk.x, y - walk.y) ? cup : walk
  }
  const dark = lamps.filter((_, index) => !lit[index])
  const far = (place: Place) => Math.hypot(place.x - ball.x, place.y - ball.y)
  return dark.toSorted((one, other) => far(one) - far(other))[0] ?? cup
}

/** Value of a state: lanterns, steps to the next goal, and its straight distance. */
function standing(state: GolfState): number {
  const hole = currentHole(state)
  const { x, y } = state.ball
  const goal = goalOf(state, hole)
  const fords = hole.boulders.length > 0 ? state.broken : []
  const place = cellAt(state.ball) + (state.flips % 2) * CELLS
  const steps = stepsOf(hole, goal, fords)[place] ?? FAR
  const lit = state.lit.filter(Boolean).length
  return PER_LAMP * lit - steps - (Math.hypot(x - goal.x, y - goal.y) / CELL) * 0.2
}

/** Value of the place where a stroke ends. */
function worthOf(state: GolfState, stroke: number): number {
  const copy = copyOf(state)
  const rules = rulesOf[COURSES[state.course]!]
  const random = seededRandom(1)
  const around = { random, tell: () => undefined }
  stepMicro(rules, copy, { ...around, input: stroke })
  for (let tick = 0; tick < LOOKS_AHEAD && copy.phase === 'roll'; tick++)
    stepMicro(rules, copy, { ...around, input: 0 })
  if (copy.phase === 'sunk') return 1000 + (copy.score - state.score)
  if (copy.phase === 'lost') return -1000
  return standing(copy) - 4 * (copy.strokes - state.strokes - 1)
}

/** A random direction, often roughly towards the next goal. */
function directionFor(state: GolfState, random: Random): number {
  if (random() < 0.6) return pickIndex(ANGLES, random)
  const { x, y } = goalOf(state, currentHole(state))
  const angle = Math.atan2(y - state.ball.y, x - state.ball.x)
  const straight = Math.round((angle * ANGLES) / (2 * Math.PI))
  return (straight + pickIndex(17, random) - 8 + 2 * ANGLES) % ANGLES
}

const TRIES = [10, 40, 150] as const
/** Ticks for which it waits for a ferry or sail to open the way. */
const PATIENCE = 260
const LOOKS_EVERY = 26
/** Aiming error in steps of two degrees, by strength. */
const STRAY = [5, 2, 0] as const

/** Simulates strokes and plays the best. */
export function golfBot(sim: MicroSim, random: Random, strength: 0 | 1 | 2): number {
  const state = sim.state as GolfState
  if (state.phase !== 'ready' || state.last > 0 || state.over) return 0
  if (strength > 0 && state.since % LOOKS_EVERY > 0) return 0
  let best = strokeOf(0, 10)
  let most = -Infinity
  for (let index = 0; index < TRIES[strength]; index++) {
    const stroke = strokeOf(directionFor(state, random), 3 + pickIndex(POWERS - 2, random))
    const worth = worthOf(state, stroke)
    if (worth <= most) continue
    most = worth
    best = stroke
    if (worth >= 1000) break
  }
  const isBetter = most > standing(state) + 0.5
  if (!isBetter && strength > 0 && state.since < PATIENCE) return 0
  const direction = Math.floor((best - 1) / POWERS)
  const strayed = direction + pickIndex(STRAY[strength] * 2 + 1, random) - STRAY[strength]
  return strokeOf((strayed + ANGLES) % ANGLES, ((best - 1) % POWERS) + 1)
}
