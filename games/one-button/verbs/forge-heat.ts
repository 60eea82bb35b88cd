import {
  bonus,
  BUTTON,
  clamp,
  end,
  freshBase,
  gain,
  hardness,
  between,
  type Base,
  type MicroRules,
} from '#kit/game/micro/rules.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#c0603a', '#2a1424'] }

export interface ForgeState extends Base {
  heat: number
  rise: number
  /** The glow the blade wants now, and half its breadth. */
  wish: number
  band: number
  /** Where the wish wanders to. */
  aim: number
  /** How far this blade is forged, 0 to 1, and how long it has been outside. */
  done: number
  outside: number
  blades: number
}

const OUTSIDE_MOST = 150
const FORGE_TICKS = 190

/** Each press pumps the bellows: keep the fire in the band that the blade asks for. */
export const rules: MicroRules<ForgeState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    heat: 0.45,
    rise: 0,
    wish: 0.5,
    band: 0.16,
    aim: 0.55,
    done: 0,
    outside: 0,
    blades: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.blades, 7)
    if (turn.press) {
      state.rise += 0.0105
      turn.tell('pump', 90, 300)
    }
    state.rise -= 0.00042
    state.rise *= 0.962
    state.heat = clamp(state.heat + state.rise, 0, 1)
    if (state.heat === 0 || state.heat === 1) state.rise = 0
    state.band = 0.16 - 0.075 * hard
    state.wish += (state.aim - state.wish) * (0.012 + 0.012 * hard)
    if (state.tick % Math.round(150 - 70 * hard) === 0) state.aim = between(0.25, 0.8, turn.random)
    const off = Math.abs(state.heat - state.wish)
    if (off < state.band) {
      state.outside = Math.max(0, state.outside - 2)
      state.done += 1 / FORGE_TICKS
      if (state.tick % 26 === 0) turn.tell('strike', 235, 250)
    } else {
      state.outside++
      if (state.outside === 60) state.combo = 0
    }
    if (state.outside > OUTSIDE_MOST) {
      end(state, turn, { x: 235, y: 250 })
      return
    }
    if (state.done < 1) return
    gain(state, turn, 3, { x: 235, y: 230 })
    if (state.outside < 12) bonus(state, turn, 2, { x: 235, y: 200 })
    state.blades++
    state.done = 0
    turn.tell('blade', 235, 240)
  },
  worth: ({ heat, wish, rise }) => -Math.abs(heat + rise * 8 - wish) * 30,
}
