import { freshBase, type Base, type Turn } from '#kit/game/micro/rules.ts'

/** Inputs of the three lanes. */
export const STAY = 0
export const LEFT = 1
export const RIGHT = 2
export const UP = 3
export const DOWN = 4
export const LANE_INPUTS = [STAY, LEFT, RIGHT, UP, DOWN] as const
export const SIDE_INPUTS = [STAY, LEFT, RIGHT] as const

/** A row across the lanes; a cell names what is in its lane, '' is free. */
export interface Row {
  z: number
  cells: string[]
  done: boolean
  /** Approach speed per tick. */
  drift: number
}

/** A run seen from behind: z is the distance, lanes are 0, 1, 2. */
export interface LanesState extends Base {
  z: number
  pace: number
  lane: number
  /** Position of the body between lanes. */
  side: number
  high: number
  rise: number
  low: number
  rows: Row[]
  built: number
  lamps: number
  shield: number
}

export const SEEN = 900
const GRAVITY = 0.5
const LEAP = 8.6
const SLIDE = 34

export const freshLanes = (): LanesState => ({
  ...freshBase(),
  z: 0,
  pace: 5,
  lane: 1,
  side: 1,
  high: 0,
  rise: 0,
  low: 0,
  rows: [],
  built: 420,
  lamps: 3,
  shield: 0,
})

/** One tick of the runner's own motion. */
export function moveInLanes(state: LanesState, turn: Turn) {
  const isNew = turn.input !== state.last
  if (isNew && turn.input === LEFT && state.lane > 0) change(state, turn, -1)
  if (isNew && turn.input === RIGHT && state.lane < 2) change(state, turn, 1)
  if (isNew && turn.input === UP && state.high === 0) {
    state.rise = LEAP
    state.low = 0
    turn.tell('jump', state.side, 0)
  }
  if (isNew && turn.input === DOWN) {
    state.low = SLIDE
    if (state.high > 0) state.rise = -LEAP
    turn.tell('slide', state.side, 0)
  }
  state.side += Math.max(-0.11, Math.min(0.11, state.lane - state.side))
  if (state.high > 0 || state.rise > 0) {
    state.high = Math.max(0, state.high + state.rise)
    state.rise = state.high === 0 ? 0 : state.rise - GRAVITY
  }
  if (state.low > 0) state.low--
  if (state.shield > 0) state.shield--
  state.z += state.pace
  for (const row of state.rows) row.z -= row.drift
  if (state.rows[0] && state.rows[0].z < state.z - 120) state.rows.shift()
}

function change(state: LanesState, turn: Turn, by: number) {
  state.lane += by
  turn.tell('swerve', state.side, 0)
}

/** Rows that the runner reaches in this tick. */
export const reached = ({ rows, z }: LanesState) => rows.filter((row) => !row.done && row.z <= z)

/** The lane whose things the body meets. */
export const bodyLane = ({ side }: LanesState) => Math.round(side)

/** Projects a place of the way onto the field: the eye is behind the runner. */
export function onField(side: number, far: number, high = 0): { x: number; y: number; k: number } {
  const k = 1 / (1 + Math.max(-100, far) / 190)
  return { x: 200 + (side - 1) * 104 * k, y: 118 + 232 * k - high * k, k }
}

export const heroPlace = ({ side, high }: LanesState) => {
  const { x, y } = onField(side, 0, high)
  return { x, y }
}
