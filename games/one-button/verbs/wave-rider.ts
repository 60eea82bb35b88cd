import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import {
  between,
  bonus,
  BUTTON,
  distance,
  end,
  freshBase,
  gain,
  hardness,
  type Base,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#e08a4f', '#5a2050'] }

interface Place {
  x: number
  y: number
}
export interface WaveState extends Base {
  x: number
  y: number
  vx: number
  vy: number
  flies: boolean
  airTicks: number
  /** Crests and troughs in turn. */
  nodes: Place[]
  pearls: (Place & { taken: boolean })[]
  /** The dawn that rolls in behind. */
  dawn: number
  marks: number
  eye: number
}

const GRAVITY = 0.13
const DIVE = 0.42
const SLOWEST = 1.7
const FASTEST = 12
const MARK = 600
export const RIDER = 13

function swell(state: WaveState, random: Random) {
  const last = state.nodes.at(-1)
  const hard = hardness(state.nodes.length, 40)
  const crest = state.nodes.length % 2 === 0
  const x = last ? last.x + between(130, 190 + 50 * hard, random) : -200
  const y = crest ? between(196, 236, random) : between(300, 336 + 14 * hard, random)
  state.nodes.push({ x, y })
  if (!crest && random() < 0.6)
    for (let index = 0; index < 3; index++)
      state.pearls.push({ x: x + (index - 1) * 34, y: y - 24, taken: false })
}

/** Height and slope of the water at a place. */
export function waterAt(nodes: readonly Place[], x: number): { readonly y: number; readonly slope: number } {
  let index = 0
  while (index < nodes.length - 2 && nodes[index + 1]!.x < x) index++
  const [from, to] = [nodes[index]!, nodes[index + 1]!]
  const width = to.x - from.x
  const angle = (Math.PI * (x - from.x)) / width
  const half = (to.y - from.y) / 2
  return { y: from.y + half * (1 - exactCos(angle)), slope: (half * Math.PI * exactSin(angle)) / width }
}

function glide(state: WaveState, turn: Turn) {
  const { y, slope } = waterAt(state.nodes, state.x)
  if (state.y < y - RIDER - 1) {
    state.flies = true
    state.airTicks++
    return
  }
  const length = Math.sqrt(1 + slope * slope)
  const [tx, ty] = [1 / length, slope / length]
  const along = state.vx * tx + state.vy * ty
  const lost = Math.abs(state.vx * -ty + state.vy * tx)
  if (state.flies && state.airTicks > 18) {
    const at = { x: state.x, y: y - 30 }
    if (slope > 0.12 && lost < 3.4) {
      gain(state, turn, 1, at)
      if (state.airTicks > 60) bonus(state, turn, 2, { x: at.x, y: at.y - 30 })
    } else {
      state.combo = 0
      turn.tell('splash', state.x, y)
    }
  }
  state.flies = false
  state.airTicks = 0
  const pace = Math.max(SLOWEST, Math.min(FASTEST, along))
  state.vx = pace * tx
  state.vy = pace * ty
  state.y = y - RIDER
}

/** Hold to grow heavy on the way down, let go to fly off the crest. */
export const rules: MicroRules<WaveState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: WaveState = {
      ...freshBase(),
      x: 0,
      y: 120,
      vx: 3,
      vy: 0,
      flies: true,
      airTicks: 0,
      nodes: [],
      pearls: [],
      dawn: -420,
      marks: 0,
      eye: -110,
    }
    while ((state.nodes.at(-1)?.x ?? -999) < 1400) swell(state, random)
    state.y = waterAt(state.nodes, 0).y - RIDER
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('dive', state.x, state.y)
    state.vy += turn.held ? DIVE : GRAVITY
    state.x += state.vx
    state.y += state.vy
    glide(state, turn)
    for (const pearl of state.pearls) {
      if (pearl.taken || distance(pearl.x, pearl.y, state.x, state.y) > 26) continue
      pearl.taken = true
      bonus(state, turn, 1, pearl)
    }
    const marks = Math.floor(state.x / MARK)
    if (marks > state.marks) {
      state.marks = marks
      state.score++
      turn.tell('mark', state.x, state.y)
    }
    state.dawn = Math.max(state.dawn + 3.2 + 5 * hardness(state.tick, 4200), state.x - 700)
    if (state.dawn > state.x) end(state, turn, state)
    state.eye = state.x - 110
    while (state.nodes.at(-1)!.x < state.x + 1300) swell(state, turn.random)
    if (state.nodes[2]!.x < state.x - 800) state.nodes.splice(0, 2)
    state.pearls = state.pearls.filter(({ x }) => x > state.x - 600)
  },
  worth: ({ x, vx }) => x * 0.04 + vx * 2,
}
