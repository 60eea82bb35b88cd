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
import type { Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#e07a5a', '#4a2050'] }

interface Shelf {
  x: number
  width: number
  /** Thorns grow on it. */
  sharp: boolean
}
export interface PogoState extends Base {
  x: number
  y: number
  vy: number
  shelves: Shelf[]
  /** Pressed on the way down: the next bounce goes higher. */
  slams: boolean
  bounces: number
}

export const SHELF_Y = 306
export const POGO = 16
const GRAVITY = 0.21
const SLAM = 0.62
const BOUNCE = -6.3
const HIGH_BOUNCE = -7.5
const EXACT = 9

function build(state: PogoState, random: Random) {
  const before = state.shelves.at(-1)!
  const hard = hardness(state.bounces, 30)
  const sharp = !before.sharp && state.bounces > 4 && random() < 0.12 + 0.2 * hard
  const width = sharp ? 44 : between(58, 104 - 34 * hard, random)
  state.shelves.push({ x: before.x + before.width + between(22, 46 + 26 * hard, random), width, sharp })
}

function land(state: PogoState, turn: Turn) {
  const shelf = state.shelves.find(({ x, width }) => state.x > x - 8 && state.x < x + width + 8)
  const at = { x: state.x, y: SHELF_Y }
  if (!shelf) return
  if (shelf.sharp) {
    end(state, turn, at)
    return
  }
  state.y = SHELF_Y - POGO
  state.vy = state.slams ? HIGH_BOUNCE : BOUNCE
  state.bounces++
  gain(state, turn, 1, { x: state.x, y: SHELF_Y - 40 })
  if (Math.abs(state.x - shelf.x - shelf.width / 2) < EXACT)
    bonus(state, turn, 1, { x: state.x, y: SHELF_Y - 70 })
  turn.tell(state.slams ? 'high' : 'bounce', at.x, at.y)
  state.slams = false
}

/** It hops by itself: hold to plunge down sooner, and bounce up the higher. */
export const rules: MicroRules<PogoState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 120,
  start(random) {
    const state: PogoState = {
      ...freshBase(),
      x: 60,
      y: 220,
      vy: 0,
      shelves: [{ x: -40, width: 260, sharp: false }],
      slams: false,
      bounces: 0,
    }
    while (state.shelves.length < 8) build(state, random)
    return state
  },
  step(state, turn) {
    if (turn.press) turn.tell('plunge', state.x, state.y)
    const before = state.y
    state.vy = Math.min(11, state.vy + GRAVITY + (turn.held ? SLAM : 0))
    if (turn.held && state.vy > 2) state.slams = true
    state.y += state.vy
    state.x += 2.5 + 1.2 * hardness(state.tick, 3600)
    if (state.vy > 0 && before <= SHELF_Y - POGO && state.y > SHELF_Y - POGO) land(state, turn)
    if (state.y > SHELF_Y + 60) end(state, turn, { x: state.x, y: SHELF_Y + 40 })
    while (state.shelves[1] && state.shelves[1].x + state.shelves[1].width < state.x - 340)
      state.shelves.shift()
    while (state.shelves.at(-1)!.x < state.x + 560) build(state, turn.random)
  },
}
