import { between, bonus, distance, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { SIDES, climbBase, sideOf, steer, tidies, type Climb } from '../shaft.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#8a5a3a', '#2a1420'] }

interface Shelf {
  y: number
  /** Middle of the gap, and its width; a second gap, or -1. */
  gap: number
  width: number
  other: number
  isHot: boolean
  isPassed: boolean
}
export interface FallState extends Climb {
  shelves: Shelf[]
  pearls: { x: number; y: number }[]
  /** How far the shaft has risen. */
  risen: number
}

export const MOLE = 13
export const SHELF = 16
const GRAVITY = 0.34
const hasGap = ({ gap, width, other }: Shelf, x: number) =>
  Math.abs(x - gap) < width / 2 || (other >= 0 && Math.abs(x - other) < width / 2)

function build(state: FallState, random: Random) {
  const hard = hardness(state.built, 7000)
  const width = between(58 - 12 * hard, 84 - 28 * hard, random)
  const gap = between(40, 360, random)
  const other = random() < 0.35 ? (gap + between(110, 240, random)) % 400 : -1
  const isHot = state.built > 900 && random() < 0.12 + 0.22 * hard
  state.shelves.push({
    y: state.built,
    gap,
    width,
    other: other < 36 || other > 364 ? -1 : other,
    isHot,
    isPassed: false,
  })
  if (random() < 0.3) state.pearls.push({ x: between(30, 370, random), y: state.built - 30 })
  state.built += between(74, 104, random)
}

/** The shelves rise: find the gaps and fall, before the thorns above come near. Hot shelves burn who stays. */
export const rules: MicroRules<FallState> = {
  inputs: SIDES,
  hand: 'hold',
  sight: 100,
  start(random) {
    const state: FallState = { ...climbBase(200, 60, 170), shelves: [], pearls: [], risen: 0 }
    while (state.built < 900) build(state, random)
    for (const shelf of state.shelves) shelf.isHot = false
    return state
  },
  step(state, turn) {
    steer(state, sideOf(turn.input), { push: 0.55, top: 5 })
    state.eye += 0.95 + 1.75 * hardness(state.tick, 2600)
    const before = state.y
    state.vy = Math.min(9.5, state.vy + GRAVITY)
    state.y += state.vy
    for (const shelf of state.shelves) {
      const rests = before <= shelf.y - MOLE + 0.01 && state.y >= shelf.y - MOLE && !hasGap(shelf, state.x)
      if (rests) {
        if (state.vy > 4) turn.tell('land', state.x, shelf.y)
        state.y = shelf.y - MOLE
        state.vy = 0
        if (shelf.isHot) {
          state.risen++
          if (state.risen % 12 === 1) turn.tell('sizzle', state.x, shelf.y)
          if (state.risen > 40) end(state, turn, { x: state.x, y: state.y })
        } else state.risen = Math.max(0, state.risen - 1)
      }
      if (!shelf.isPassed && state.y > shelf.y + MOLE) {
        shelf.isPassed = true
        state.steps++
        state.risen = 0
        gain(state, turn, 1, { x: state.x, y: state.y })
      }
    }
    for (const pearl of state.pearls)
      if (distance(pearl.x, pearl.y, state.x, state.y) < 25) {
        bonus(state, turn, 1, pearl)
        pearl.y = -1e6
      }
    // A fast fall moves the camera along.
    state.eye = Math.max(state.eye, state.y - 330)
    while (state.built < state.eye + 900) build(state, turn.random)
    if (tidies(state)) state.shelves = state.shelves.filter(({ y }) => y > state.eye - 120)
    if (tidies(state)) state.pearls = state.pearls.filter(({ y }) => y > state.eye - 120)
    if (state.y < state.eye + 22) end(state, turn, { x: state.x, y: state.eye + 24 })
  },
  worth: ({ y, eye, risen }) => (y - eye) * 0.12 - risen * 0.6,
}
