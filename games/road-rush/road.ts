import { exactSin } from '#kit/game/exact-math.ts'
import { between, clamp, freshBase, type Base, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'

/** Inputs: the engine runs by itself, the thumb steers or brakes. */
export const LEFT = 1
export const RIGHT = 2
export const BRAKE = 3
export const WHEEL = [0, LEFT, RIGHT, BRAKE] as const

/** A stretch of road: its bend (-1 hard left to 1 hard right) and its climb. */
export interface Piece {
  readonly length: number
  readonly bend: number
  readonly rise: number
}

/** Something on the road; `side` is -1 at the left edge, 1 at the right edge. */
export interface Other {
  kind: string
  z: number
  side: number
  /** Units per tick, negative towards the player. */
  speed: number
  /** Sideways units per tick. */
  drift: number
  done: boolean
}

export interface RoadState extends Base {
  z: number
  side: number
  speed: number
  /** Sideways speed of sliding vehicles. */
  slide: number
  /** Height and position of the first piece's start. */
  base: number
  from: number
  built: number
  pieces: Piece[]
  others: Other[]
  /** Position for the next object. */
  next: number
  lamps: number
  shield: number
  /** Rest of time, fuel, light or patience, 1 to 0. */
  clock: number
  mile: number
}

export const SEEN = 1500
export const WIDE = 0.27
const LONG = 26

export function freshRoad(random: Random, pieces: (state: RoadState, random: Random) => void): RoadState {
  const state: RoadState = {
    ...freshBase(),
    z: 0,
    side: 0.3,
    speed: 4,
    slide: 0,
    base: 0,
    from: -200,
    built: 500,
    pieces: [{ length: 700, bend: 0, rise: 0 }],
    others: [],
    next: 700,
    lamps: 3,
    shield: 0,
    clock: 1,
    mile: 0,
  }
  while (state.built < SEEN + 300) pieces(state, random)
  return state
}

/** Appends a stretch to the road. */
export function layPiece(state: RoadState, piece: Piece) {
  state.pieces.push(piece)
  state.built += piece.length
}

/** Random bends and hills of a difficulty from 0 to 1. */
export function wind(state: RoadState, random: Random, hard: number, steep = 1) {
  const bend = random() < 0.28 ? 0 : between(0.25, 0.5 + 0.5 * hard, random) * (random() < 0.5 ? -1 : 1)
  layPiece(state, {
    length: between(320, 720, random),
    bend,
    rise: between(-60, 60, random) * steep,
  })
}

/** Bend at a place; it swells and fades within each stretch. */
export function bendAt({ pieces, from }: RoadState, z: number): number {
  let begun = from
  for (const { length, bend } of pieces) {
    if (z < begun + length) return bend * exactSin((Math.PI * clamp(z - begun, 0, length)) / length)
    begun += length
  }
  return 0
}

export function heightAt({ pieces, from, base }: RoadState, z: number): number {
  let [begun, high] = [from, base]
  for (const { length, rise } of pieces) {
    if (z < begun + length) {
      const k = Math.max(0, (z - begun) / length)
      return high + rise * k * k * (3 - 2 * k)
    }
    begun += length
    high += rise
  }
  return high
}

/** Driving parameters of a car. */
export interface Drive {
  readonly top: number
  readonly engine: number
  readonly steer: number
  /** How strongly a bend pushes outwards. */
  readonly pull: number
  /** 1 grips fully, less lets the car slide. */
  readonly grip: number
}
export const CAR: Drive = { top: 12, engine: 0.05, steer: 0.034, pull: 0.0017, grip: 1 }
const GRASS_TOP = 4.5

/** One tick of the player's car. */
export function driveCar(state: RoadState, turn: Turn, { top, engine, steer, pull, grip }: Drive) {
  const wheel = turn.input === LEFT ? -1 : turn.input === RIGHT ? 1 : 0
  if (turn.input !== state.last && turn.input === BRAKE) turn.tell('brake', 200, 370)
  if (turn.input === BRAKE) state.speed = Math.max(2, state.speed - 0.16)
  else if (state.speed < top) state.speed = Math.min(top, state.speed + engine * (1.15 - state.speed / top))
  else state.speed += (top - state.speed) * 0.03
  const isOff = Math.abs(state.side) > 1.02
  if (isOff && state.speed > GRASS_TOP) state.speed -= 0.14
  if (isOff && state.tick % 16 === 0) turn.tell('grass', 200, 380)
  const hold = Math.min(1, state.speed / 5)
  state.slide += (wheel * steer * hold - state.slide) * (grip >= 1 ? 0.35 : 0.06 + 0.2 * grip)
  state.side += state.slide - bendAt(state, state.z) * pull * state.speed
  state.side = clamp(state.side, -1.7, 1.7)
  state.z += state.speed
  if (state.shield > 0) state.shield--
}

/** Moves the others and removes those behind. */
export function moveOthers(state: RoadState) {
  for (const other of state.others) {
    other.z += other.speed
    other.side += other.drift
  }
  state.others = state.others.filter(({ z }) => z > state.z - 260)
  const first = state.pieces[0]
  if (first && state.from + first.length < state.z - 300) {
    state.from += first.length
    state.base += first.rise
    state.pieces.shift()
  }
}

export const isMet = (state: RoadState, { z, side }: Other, wide = WIDE) =>
  Math.abs(z - state.z) < LONG && Math.abs(side - state.side) < wide

/** Cars just overtaken. */
export const isPassed = (state: RoadState, { z, done }: Other) => !done && z < state.z - LONG

/** A collision: the car loses speed and blinks for a while. */
export function bump(state: RoadState, turn: Turn) {
  state.speed *= 0.35
  state.shield = 90
  state.lamps--
  state.combo = 0
  turn.tell('bump', placeOn(state).x, 350)
}

/** One point per 500 units. */
export function countRoad(state: RoadState, turn: Turn) {
  const mile = Math.floor(state.z / 500)
  if (mile <= state.mile) return
  state.mile = mile
  state.score++
  if (mile % 4 === 0) turn.tell('mile', 200, 300)
}

export const other = (kind: string, z: number, side: number, speed = 0): Other => ({
  kind,
  z,
  side,
  speed,
  drift: 0,
  done: false,
})

const HALF_ROAD = 165
const EYE = 250
export const HORIZON = 132
const CAMERA_FOLLOWS = 0.7

/** Projects a point of the road onto the field; `bent` is the accumulated bend. */
export function project(
  state: RoadState,
  { far, side, bent, high }: { far: number; side: number; bent: number; high: number },
) {
  const k = 1 / (1 + far / 70)
  const x = 200 + (side - state.side * CAMERA_FOLLOWS) * HALF_ROAD * k + bent * k
  return { x, y: HORIZON + (EYE - high) * k, k }
}

/** Position of the player's car on the field. */
export const placeOn = (state: RoadState) => ({
  x: 200 + state.side * (1 - CAMERA_FOLLOWS) * HALF_ROAD,
  y: 366,
})

export const timesAt = (state: RoadState) => {
  const { x, y } = placeOn(state)
  return { x, y: y - 50 }
}
