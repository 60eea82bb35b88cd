import { exactAtan2 } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#27476f', '#081428'] }

/** The run does not end at the first mistake. */
export const hasTries = true

export interface Boat {
  x: number
  y: number
  pace: number
  /** Light it has had; it needs 1. */
  light: number
  ghost: boolean
  safe: boolean
}
export interface BeamState extends Base {
  /** 0 points up, right is positive. */
  angle: number
  way: 1 | -1
  boats: Boat[]
  next: number
  lamps: number
}

export const TOWER_Y = 372
export const SPREAD = 0.16
const WIDEST = 1.15
const REEF_Y = 296

export const angleOf = (x: number, y: number) => exactAtan2(x - 200, TOWER_Y - y)

function shine(state: BeamState, turn: Turn) {
  let lit = 0
  for (const boat of state.boats) {
    if (boat.safe || Math.abs(angleOf(boat.x, boat.y) - state.angle) > SPREAD) continue
    lit++
    // A sweep only brushes them: holding the beam is what counts.
    boat.light += turn.held ? (boat.ghost ? 0.016 : 0.032) : 0.008
    if (boat.light < 1) continue
    boat.safe = true
    if (boat.ghost) {
      lose(state, turn, boat)
      continue
    }
    gain(state, turn, 1, boat)
    if (lit > 1) bonus(state, turn, 2, { x: boat.x, y: boat.y - 26 })
    else if (boat.y > REEF_Y - 50) bonus(state, turn, 1, { x: boat.x, y: boat.y - 26 })
  }
}

function lose(state: BeamState, turn: Turn, boat: Boat) {
  state.combo = 0
  state.lamps--
  boat.safe = true
  turn.tell(boat.ghost ? 'ghost' : 'wreck', boat.x, boat.y)
  if (state.lamps === 0) end(state, turn, boat)
}

function sail(state: BeamState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const ghost = state.score > 5 && turn.random() < 0.14 + 0.16 * hard
  state.boats.push({
    x: between(60, 340, turn.random),
    y: -170,
    pace: between(0.62, 0.9, turn.random) + 0.75 * hard,
    light: 0,
    ghost,
    safe: false,
  })
  state.next = 120 - 66 * hard
}

/** The beam sweeps; hold to keep it still on a boat until she has seen the reef. */
export const rules: MicroRules<BeamState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 100,
  start: () => ({
    ...freshBase(),
    angle: -0.9,
    way: 1,
    boats: [{ x: 250, y: 60, pace: 0.6, light: 0, ghost: false, safe: false }],
    next: 50,
    lamps: 3,
  }),
  step(state, turn) {
    if (turn.press) turn.tell('aim', 200, TOWER_Y - 60)
    if (!turn.held) state.angle += state.way * (0.021 + 0.012 * hardness(state.tick, 4000))
    if (state.angle > WIDEST) state.way = -1
    if (state.angle < -WIDEST) state.way = 1
    shine(state, turn)
    for (const boat of state.boats) {
      // A boat that knows the way turns off; a ghost fades where it stands.
      if (boat.safe) boat.x += boat.x < 200 ? -2.4 : 2.4
      else boat.y += boat.pace
      if (boat.safe || boat.y < REEF_Y) continue
      if (boat.ghost) boat.safe = true
      else lose(state, turn, boat)
    }
    state.boats = state.boats.filter(({ x, safe }) => !safe || Math.abs(x - 200) < 480)
    if (--state.next <= 0) sail(state, turn)
  },
  worth: ({ boats }) =>
    boats.reduce((sum, { light, ghost, safe }) => sum + (safe ? 0 : ghost ? -light * 8 : light * 6), 0),
}
