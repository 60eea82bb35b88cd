import type { Random } from '#kit/random/random.ts'
import { pickIndex, seededRandom } from '#kit/random/random.ts'
import { stepMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { CELL, EDGE, SIDE, type Hole, type Place } from './holes.ts'
import { ANGLES, currentHole, POWERS, rulesOf, strokeOf, type GolfState } from './rules.ts'
import { COURSES } from './definitions.ts'

const FAR = 99
const known = new WeakMap<Hole, readonly number[]>()

/** Steps from each cell to the cup; water costs more than ground, a conch costs one step. */
function stepsOf(hole: Hole): readonly number[] {
  const before = known.get(hole)
  if (before) return before
  const steps = Array.from({ length: SIDE * SIDE }, () => FAR)
  const cellOf = ({ x, y }: Place) => Math.floor((y - EDGE) / CELL) * SIDE + Math.floor((x - EDGE) / CELL)
  // Over water there is a way only with a ferry, or with a ball that skips.
  const wet = hole.ferries.length > 0 ? 2 : 8
  const open: number[] = [cellOf(hole.cup)]
  steps[open[0]!] = 0
  const reach = (cell: number, cost: number) => {
    if (cost >= steps[cell]!) return
    steps[cell] = cost
    open.push(cell)
  }
  for (let cell = open.shift(); cell !== undefined; cell = open.shift()) {
    const [x, y] = [cell % SIDE, Math.floor(cell / SIDE)]
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const sign = hole.rows[y + dy]?.[x + dx] ?? '#'
      if (sign !== '#') reach((y + dy) * SIDE + x + dx, steps[cell]! + (sign === '~' ? wet : 1))
    }
    for (const [one, other] of hole.conches) {
      if (cellOf(one) === cell) reach(cellOf(other), steps[cell]! + 1)
      if (cellOf(other) === cell) reach(cellOf(one), steps[cell]! + 1)
    }
  }
  known.set(hole, steps)
  return steps
}

const copyOf = (state: GolfState): GolfState => ({ ...state, ball: { ...state.ball }, card: [...state.card] })
const LOOKS_AHEAD = 760

/** How good a place is: steps to the cup, and how far it is as the crow flies. */
function placeWorth(hole: Hole, { x, y }: Place): number {
  const [column, row] = [Math.floor((x - EDGE) / CELL), Math.floor((y - EDGE) / CELL)]
  const steps = stepsOf(hole)[row * SIDE + column] ?? FAR
  return -steps - (Math.hypot(x - hole.cup.x, y - hole.cup.y) / CELL) * 0.2
}

const standing = (state: GolfState) => placeWorth(currentHole(state), state.ball)

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
  return placeWorth(currentHole(state), copy.ball) - 4 * (copy.strokes - state.strokes - 1)
}

/** Anywhere, or often roughly at the cup. */
function directionFor(state: GolfState, random: Random): number {
  if (random() < 0.6) return pickIndex(ANGLES, random)
  const { cup } = currentHole(state)
  const angle = Math.atan2(cup.y - state.ball.y, cup.x - state.ball.x)
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
