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
 * Steps to a goal from each cell, once for an even and once for an odd number of presses on the levers: 128 numbers. Water
 * costs more than ground, a conch costs one step, the cell of a lever turns the drawbridges over. `fords` are cells whose
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

/** What a cell costs on the way; nothing where there is no way. */
function costsOf(hole: Hole, fords: readonly number[]) {
  // Over water there is a way only with a ferry, or with a ball that skips.
  const wet = hole.ferries.length > 0 ? 2 : 8
  const hasRamps = hole.rows.some((row) => row.includes('r'))
  return (x: number, y: number, isOdd: boolean): number | undefined => {
    const sign = hole.rows[y]?.[x]
    // A ball that leaps comes over walls.
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

/** The lantern that is next, or the cup: of a walking one the end of its way that is nearer to it. */
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

/** How good a state is: lanterns, steps to what is next, and how far that is as the crow flies. */
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

/** How good the place is where a stroke ends. */
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

/** Anywhere, or often roughly at what is next. */
function directionFor(state: GolfState, random: Random): number {
  if (random() < 0.6) return pickIndex(ANGLES, random)
  const { x, y } = goalOf(state, currentHole(state))
  const angle = Math.atan2(y - state.ball.y, x - state.ball.x)
  const straight = Math.round((angle * ANGLES) / (2 * Math.PI))
  return (straight + pickIndex(17, random) - 8 + 2 * ANGLES) % ANGLES
}

const TRIES = [10, 40, 150] as const
/** A ferry or a sail may open the way: for so long it looks again and again before it plays on anyhow. */
const PATIENCE = 260
const LOOKS_EVERY = 26
/** How far the hand strays, in steps of two degrees. */
const STRAY = [5, 2, 0] as const

/** Plays strokes in the head and takes the best. */
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
