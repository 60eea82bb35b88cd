import { freshBase, type Base } from '#kit/game/micro/rules.ts'

/** A platform with its upper edge at y. The meaning of kinds depends on the game. */
export interface Floor {
  x: number
  w: number
  y: number
  kind: number
  /** Ticks since the runner first stepped on it; 0 for never. */
  trod: number
}

/** A box in the runner's way, its upper left corner at x, y. */
export interface Thing {
  kind: string
  x: number
  y: number
  w: number
  h: number
  used: boolean
}

/** A run in side view; the feet are at x, y and y grows downwards. */
export interface StripState extends Base {
  x: number
  y: number
  vy: number
  pace: number
  /** Jumps since the last landing. */
  leaps: number
  /** Ticks since the feet left the floor. */
  air: number
  isLow: boolean
  /** Height of the camera. */
  eye: number
  floors: Floor[]
  things: Thing[]
  /** The way is built up to here. */
  built: number
  lamps: number
  /** Ticks of invulnerability left. */
  shield: number
}

export const LINE = 300
export const SEEN_BEHIND = 320
export const SEEN_AHEAD = 720
const HALF = 13
const TALL = 44
const LOW = 22

export const freshStrip = (): StripState => ({
  ...freshBase(),
  x: 0,
  y: LINE,
  vy: 0,
  pace: 3,
  leaps: 0,
  air: 0,
  isLow: false,
  eye: LINE,
  floors: [{ x: -SEEN_BEHIND, w: SEEN_BEHIND + 420, y: LINE, kind: 0, trod: 0 }],
  things: [],
  built: 420,
  lamps: 3,
  shield: 0,
})

export const floorUnder = ({ floors, x }: StripState) =>
  floors.find((floor) => x >= floor.x - 4 && x <= floor.x + floor.w + 4)

const STEP_UP = 12

/** One tick under this gravity; returns what the feet met. */
export function stride(state: StripState, gravity: number): 'land' | 'stand' | 'air' | 'wall' {
  const before = state.y
  state.x += state.pace
  state.vy += gravity
  state.y += state.vy
  if (state.shield > 0) state.shield--
  state.eye += (Math.min(state.y, LINE + 60) - state.eye) * 0.06
  const floor = floorUnder(state)
  if (floor && state.vy >= 0 && before <= floor.y + STEP_UP && state.y >= floor.y) {
    const wasUp = state.air > 2
    state.y = floor.y
    state.vy = 0
    state.air = 0
    state.leaps = 0
    floor.trod++
    return wasUp ? 'land' : 'stand'
  }
  state.air++
  return floor && state.y > floor.y + STEP_UP && state.x < floor.x + 30 ? 'wall' : 'air'
}

/** Whether the runner's body is in the box. */
export function meets({ x, y, isLow }: StripState, thing: Thing): boolean {
  const top = y - (isLow ? LOW : TALL)
  return x + HALF > thing.x && x - HALF < thing.x + thing.w && y > thing.y && top < thing.y + thing.h
}

/** Removes what has left the picture. */
export function forget(state: StripState) {
  const behind = state.x - SEEN_BEHIND
  if (state.floors[0] && state.floors[0].x + state.floors[0].w < behind) state.floors.shift()
  if (state.things[0] && state.things[0].x + state.things[0].w < behind) state.things.shift()
}

export const standsOn = (state: StripState, kind: number) => {
  const floor = floorUnder(state)
  return floor !== undefined && floor.kind === kind && state.air === 0
}

export const eyeOf = ({ x, eye }: StripState) => ({ x: x - 110, y: (eye - LINE) * 0.8 })
