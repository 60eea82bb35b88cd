import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import { turned, velocityAt } from '#kit/game/rigid/turning.ts'
import { bonus, freshBase, gain, type Base, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'

/** Inputs of all games: none, right pedal, left pedal. */
export const GAS = 1
export const BRAKE = 2
export const PEDALS = [0, GAS, BRAKE] as const

/** A rigid body on two wheels; x grows to the right, y downwards, a positive rotation lowers the nose. */
export interface DriveState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  turn: number
  spin: number
  /** Ticks since a wheel touched the ground, and the rotation since then. */
  air: number
  flip: number
  isFrontDown: boolean
  isRearDown: boolean
  roll: number
  /** Height of the camera. */
  eye: number
  /** Random phases of this run's ground. */
  shifts: number[]
  /** Hundreds of units already counted. */
  mile: number
  /** Index of the next thing on the way. */
  item: number
}

/** Parameters of a vehicle; lengths in field units, forces in units per tick². */
export interface Rig {
  readonly half: number
  readonly drop: number
  readonly wheel: number
  readonly head: number
  readonly engine: number
  readonly top: number
  readonly brakes: number
  readonly grip: number
  /** How strongly the pedals rotate it in the air. */
  readonly tilt: number
  readonly gravity: number
  readonly inertia: number
}

/** Height of the ground; y grows downwards. */
export type Ground = (x: number) => number

export const BUGGY: Rig = {
  half: 25,
  drop: 9,
  wheel: 12,
  head: 26,
  engine: 0.14,
  top: 8.5,
  brakes: 0.2,
  grip: 0.95,
  tilt: 0.0042,
  gravity: 0.25,
  inertia: 560,
}

/** Events of a tick. */
export interface Ride {
  readonly hasLanded: boolean
  /** Impact speed of a landing. */
  readonly impact: number
  readonly flips: number
  readonly isCrashed: boolean
}

export function freshDrive(
  random: Random,
  ground: (state: DriveState, x: number) => number,
  rig: Rig,
): DriveState {
  const state: DriveState = {
    ...freshBase(),
    x: 0,
    y: 0,
    vx: 0,
    vy: 0,
    turn: 0,
    spin: 0,
    air: 0,
    flip: 0,
    isFrontDown: true,
    isRearDown: true,
    roll: 0,
    eye: 0,
    shifts: [random() * 6.28, random() * 6.28, random() * 6.28],
    mile: 0,
    item: 0,
  }
  state.y = ground(state, 0) - rig.drop - rig.wheel
  state.eye = state.y
  return state
}

const STEPS = 2
const STIFF = 0.34
const DAMP = 0.3
const DEEPEST = 26

/** One tick of driving; `pedal` is 1 for gas, -1 for the brake, 0 for none. */
export function driveOn(state: DriveState, rig: Rig, ground: Ground, pedal: number): Ride {
  let impact = 0
  let isDown = false
  state.isFrontDown = state.isRearDown = false
  for (let step = 0; step < STEPS; step++) {
    state.vy += rig.gravity / STEPS
    for (const side of [-1, 1]) {
      const hit = press(state, ground, {
        across: side * rig.half,
        below: rig.drop,
        size: rig.wheel,
        rig,
        pedal,
      })
      if (hit < 0) continue
      isDown = true
      impact = Math.max(impact, hit)
      if (side > 0) state.isFrontDown = true
      else state.isRearDown = true
    }
    press(state, ground, { across: 0, below: rig.drop, size: 3, rig, pedal: 0 })
    state.spin *= 0.994
    state.x += state.vx / STEPS
    state.y += state.vy / STEPS
    state.turn += state.spin / STEPS
  }
  state.roll += state.vx / rig.wheel
  state.eye += (state.y - state.eye) * 0.09
  if (!isDown) {
    state.spin -= rig.tilt * pedal
    state.air++
    state.flip += state.spin
  }
  const hasLanded = isDown && state.air > 10
  const flips = hasLanded ? Math.floor((Math.abs(state.flip) + 1) / (2 * Math.PI)) : 0
  if (isDown) state.air = state.flip = 0
  const [sine, cosine] = [exactSin(state.turn), exactCos(state.turn)]
  const isCrashed = state.y - cosine * rig.head > ground(state.x + sine * rig.head)
  return { hasLanded, impact, flips, isCrashed }
}

interface Contact {
  readonly across: number
  readonly below: number
  readonly size: number
  readonly rig: Rig
  readonly pedal: number
}

/** Pushes a point of the body out of the ground; returns the impact speed, negative in the air. */
function press(state: DriveState, ground: Ground, { across, below, size, rig, pedal }: Contact): number {
  const [rx, ry] = turned(across, below, state.turn)
  const x = state.x + rx
  const line = ground(x)
  if (state.y + ry + size <= line) return -1
  const slope = (ground(x + 4) - line) / 4
  const length = Math.sqrt(1 + slope * slope)
  const deep = (state.y + ry + size - line) / length
  // A wheel this deep has fallen past an edge and is not on the ground.
  if (deep > DEEPEST) return -1
  const [nx, ny] = [slope / length, -1 / length]
  // The force acts at the wheel's contact, not at its axle.
  const [px, py] = [rx - nx * size, ry - ny * size]
  const [vx, vy] = velocityAt(state, px, py)
  const out = vx * nx + vy * ny
  const along = -vx * ny + vy * nx
  const push = Math.min(3.2, Math.max(0, STIFF * deep - DAMP * out))
  const wanted =
    pedal > 0
      ? (rig.engine / 2) * Math.max(0, 1 - along / rig.top)
      : pedal < 0
        ? along > 0.2
          ? -rig.brakes / 2
          : -(rig.engine / 4) * Math.max(0, 1 + along / 2.5)
        : -0.004 * along
  const most = rig.grip * push
  const pull = Math.max(-most, Math.min(most, wanted))
  const [fx, fy] = [nx * push - ny * pull, ny * push + nx * pull]
  state.vx += fx / STEPS
  state.vy += fy / STEPS
  state.spin += (px * fy - py * fx) / rig.inertia / STEPS
  return Math.max(0, -out)
}

export const pedalOf = (input: number) => (input === GAS ? 1 : input === BRAKE ? -1 : 0)

/** Points for every hundred units, and for rotations in the air. */
export function countWay(state: DriveState, turn: Turn, { hasLanded, flips }: Ride) {
  if (hasLanded) turn.tell('land', state.x, state.y + 20)
  if (flips > 0) gain(state, turn, 4 * flips, { x: state.x, y: state.y - 30 })
  const mile = Math.floor(state.x / 100)
  if (mile <= state.mile) return
  state.mile = mile
  state.score++
  if (mile % 5 === 0) turn.tell('mile', state.x, state.y - 40)
}

/** Collects things the body touches: one every `every` units, `high` above the ground. */
export function takeThings(
  state: DriveState,
  ground: Ground,
  every: number,
  high: (index: number) => number,
): number {
  const index = state.item + 1
  const x = index * every
  if (state.x < x - 16) return -1
  state.item = index
  const y = ground(x) - high(index)
  return Math.abs(y - state.y) < 44 ? index : -1
}

export const takeCoin = (state: DriveState, turn: Turn) =>
  bonus(state, turn, 1, { x: state.x, y: state.y - 30 })

/** Rolling hills that grow with the distance: three waves with random phases. */
export function hills({ shifts }: DriveState, x: number, high: number): number {
  const begun = Math.min(1, Math.max(0, (x - 60) / 500))
  const grown = begun * (0.55 + 0.45 * Math.min(1, Math.max(0, x) / 12_000))
  const [one = 0, two = 0, three = 0] = shifts
  return (
    300 -
    high *
      grown *
      (0.62 * exactSin(x / 118 + one) + 0.5 * exactSin(x / 263 + two) + 0.16 * exactSin(x / 47 + three) - 0.2)
  )
}

export const eyeOf = ({ x, eye }: DriveState) => ({ x: x - 130, y: eye - 250 })
export const heroOf = ({ x, y }: DriveState) => ({ x, y })
