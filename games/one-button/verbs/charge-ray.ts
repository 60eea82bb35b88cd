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
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'shooter', input: ['hold', 'keys'], ground: ['#2a5a9a', '#081c3c'] }

export interface Jelly {
  x: number
  y: number
  /** Hits it still takes. */
  hp: number
  lane: number
}
export interface RayState extends Base {
  /** The lamp rides up and down. */
  y: number
  way: 1 | -1
  charge: number
  jellies: Jelly[]
  next: number
  /** Ticks the last ray still glows, its height and its strength. */
  glow: number
  rayY: number
  strength: number
}

export const LAMP_X = 52
export const LANES = [90, 160, 230, 300] as const
const HALF = [9, 16, 26] as const

/** The ray's strength by its charge: 0 thin, 1 strong, 2 the widest; held longer it bursts. */
export const strengthOf = (charge: number) => (charge > 0.8 ? 2 : charge > 0.4 ? 1 : 0)

/** Hold to gather light, let go to shoot: longer goes through more, too long blinds you. */
export const rules: MicroRules<RayState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start: () => ({
    ...freshBase(),
    y: 200,
    way: 1,
    charge: 0,
    jellies: [
      { x: 330, y: LANES[2], hp: 1, lane: 2 },
      { x: 400, y: LANES[1], hp: 1, lane: 1 },
    ],
    next: 60,
    glow: 0,
    rayY: 0,
    strength: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.score, 60)
    state.glow = Math.max(0, state.glow - 1)
    state.y += state.way * (1.9 + 1.2 * hard)
    if (state.y > 312) state.way = -1
    if (state.y < 78) state.way = 1
    if (turn.press) turn.tell('gather', LAMP_X, state.y)
    if (turn.held && state.charge >= 0) {
      state.charge += 0.013
      if (state.charge > 1.15) {
        // Overcharged: no shot until the button is released.
        state.charge = -1
        state.combo = 0
        turn.tell('burst', LAMP_X, state.y)
      }
    }
    if (turn.release) {
      if (state.charge > 0.05) shoot(state, turn)
      state.charge = 0
    }
    for (const jelly of state.jellies) {
      jelly.x -= 0.55 + 0.95 * hard
      if (jelly.x > LAMP_X + 14) continue
      end(state, turn, { x: LAMP_X, y: jelly.y })
      return
    }
    if (--state.next > 0) return
    state.next = between(64, 110, turn.random) - 44 * hard
    const lane = pickIndex(LANES.length, turn.random)
    const hp = turn.random() < 0.2 + 0.35 * hard ? 2 : 1
    const row = turn.random() < 0.3 ? 2 : 1
    for (let index = 0; index < row; index++)
      state.jellies.push({ x: 440 + index * 46, y: LANES[lane]!, hp, lane })
  },
}

function shoot(state: RayState, turn: Parameters<typeof rules.step>[1]) {
  const strength = strengthOf(state.charge)
  state.glow = 12
  state.rayY = state.y
  state.strength = strength
  turn.tell('ray', LAMP_X + 30, state.y)
  const struck = state.jellies
    .filter(({ y, x }) => Math.abs(y - state.y) < HALF[strength]! + 16 && x < 430)
    .sort((one, other) => one.x - other.x)
  let felled = 0
  for (const jelly of strength === 0 ? struck.slice(0, 1) : struck) {
    jelly.hp -= strength + 1
    if (jelly.hp > 0) continue
    felled++
    gain(state, turn, 1, jelly)
  }
  if (felled > 1) bonus(state, turn, felled, { x: 200, y: state.y - 30 })
  if (struck.length === 0) state.combo = 0
  state.jellies = state.jellies.filter(({ hp }) => hp > 0)
}
