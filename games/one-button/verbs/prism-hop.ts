import {
  BUTTON,
  bonus,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#33386e', '#101230'] }

export interface Ring {
  y: number
  turn: number
  pace: number
  taken: boolean
}
interface Prism {
  y: number
  colour: number
  used: boolean
}
export interface PrismState extends Base {
  y: number
  vy: number
  colour: number
  rings: Ring[]
  prisms: Prism[]
  eye: number
  rests: boolean
}

export const RING_RADIUS = 76
export const RING_WIDTH = 15
export const HOPPER = 11
const GRAVITY = 0.2
const HOP = 4.9
const FASTEST_FALL = 6
const APART = 250
const QUARTER = Math.PI / 2
const AHEAD = 4

function build(state: PrismState, random: Random) {
  const index = state.rings.length
  const hard = hardness(index, 14)
  const y = 90 - index * APART
  state.rings.push({
    y,
    turn: random() * 6,
    pace: (0.014 + 0.016 * hard) * (random() < 0.5 ? 1 : -1),
    taken: false,
  })
  const last = state.prisms.at(-1)?.colour ?? state.colour
  state.prisms.push({ y: y - APART / 2, colour: (last + 1 + pickIndex(3, random)) % 4, used: false })
}

/** The colour of a ring below (at its lowest point) or above. */
export function colourAt(ring: Ring, above: boolean): number {
  let angle = (above ? -QUARTER : QUARTER) - ring.turn
  angle %= 2 * Math.PI
  if (angle < 0) angle += 2 * Math.PI
  return Math.floor(angle / QUARTER) % 4
}

/** The colour at the lowest point is about to change or has just changed: a close call. */
function isNarrow(ring: Ring): boolean {
  const quarters = (QUARTER - ring.turn) / QUARTER
  return Math.abs(quarters - Math.round(quarters)) < 0.2
}

function meet(state: PrismState, turn: Turn) {
  for (const ring of state.rings) {
    ring.turn += ring.pace
    const far = Math.abs(state.y - ring.y)
    if (!ring.taken && distance(0, state.y, 0, ring.y) < 24) {
      ring.taken = true
      gain(state, turn, 1, { x: 200, y: ring.y })
      if (isNarrow(ring)) bonus(state, turn, 1, { x: 200, y: ring.y - 34 })
    }
    if (Math.abs(far - RING_RADIUS) > RING_WIDTH / 2 + HOPPER - 3) continue
    if (colourAt(ring, state.y < ring.y) !== state.colour) end(state, turn, { x: 200, y: state.y })
  }
  for (const prism of state.prisms) {
    if (prism.used || Math.abs(prism.y - state.y) > 24) continue
    prism.used = true
    state.colour = prism.colour
    bonus(state, turn, 1, { x: 200, y: prism.y })
  }
}

/** Hop through the turning rings where they have your colour. */
export const rules: MicroRules<PrismState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 90,
  start(random) {
    const state: PrismState = {
      ...freshBase(),
      y: 320,
      vy: 0,
      colour: pickIndex(4, random),
      rings: [],
      prisms: [],
      eye: 0,
      rests: true,
    }
    for (let index = 0; index < AHEAD; index++) build(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) {
      state.rests = false
      state.vy = -HOP
      turn.tell('hop', 200, state.y)
    }
    if (!state.rests) {
      state.vy = Math.min(FASTEST_FALL, state.vy + GRAVITY)
      state.y += state.vy
    }
    meet(state, turn)
    state.eye += (Math.min(state.eye, state.y - 250) - state.eye) * 0.12
    if (state.y > state.eye + 410) end(state, turn, { x: 200, y: state.eye + 395 })
    while (state.rings.at(-1)!.y > state.y - 900) build(state, turn.random)
  },
  worth: ({ y }) => -y * 0.03,
}
