import { between, bonus, BUTTON, clamp, end, gain, hardness, type MicroRules } from '#kit/game/micro/rules.ts'
import { climbBase, type Climb } from '../shaft.ts'
import { exactSin } from '#kit/game/exact-math.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e09a6a', '#4f2a58'] }

interface Storey {
  /** Middle, seen from the middle of the one below it. */
  shift: number
  width: number
  tone: number
}
export interface TowerState extends Climb {
  storeys: Storey[]
  /** The storey on the hook: its width; where it falls while it does. */
  width: number
  falling: number
  fallX: number
  /** How far the top leans to a side, and how fast it sways. */
  lean: number
  sway: number
  hook: number
}

export const STOREY = 34
export const GROUND = 350
const TIPS = 74
const EXACT = 7

/** Where the top of the tower is. */
export const topX = ({ storeys, lean }: TowerState) =>
  200 + storeys.slice(-8).reduce((sum, { shift }) => sum + shift, 0) + lean
export const topY = ({ storeys }: TowerState) => GROUND - storeys.length * STOREY
export const hookX = ({ hook }: TowerState) => 200 + 128 * exactSin(hook)

/** Drop storey on storey: each that sits askew makes the tower sway, each exact one calms it. */
export const rules: MicroRules<TowerState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 110,
  start: () => ({
    ...climbBase(200, GROUND, 0),
    storeys: [{ shift: 0, width: 110, tone: 0 }],
    width: 96,
    falling: -1,
    fallX: 0,
    lean: 0,
    sway: 0,
    hook: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.steps, 26)
    state.hook += 0.026 + 0.022 * hard
    state.sway += -state.lean * 0.0022
    state.sway *= 0.9965
    state.lean += state.sway
    const top = topY(state)
    if (state.falling < 0) {
      if (turn.press) {
        state.falling = top - 190
        state.fallX = hookX(state)
        state.vy = 0
        turn.tell('drop', state.fallX, state.falling)
      }
    } else {
      state.vy += 0.55
      state.falling += state.vy
      if (state.falling >= top - STOREY) {
        const below = state.storeys.at(-1)!
        const shift = state.fallX - topX(state)
        const at = { x: state.fallX, y: top - STOREY }
        if (Math.abs(shift) > below.width / 2 + 4) end(state, turn, at)
        else {
          const isExact = Math.abs(shift) < EXACT
          state.storeys.push({ shift: isExact ? 0 : shift, width: state.width, tone: state.steps % 4 })
          state.steps++
          state.sway = isExact ? state.sway * 0.4 : state.sway + shift * 0.035
          if (!isExact) state.combo = Math.max(0, state.combo - 2)
          gain(state, turn, 1, { x: at.x, y: at.y - 20 })
          if (isExact) bonus(state, turn, 2, { x: at.x, y: at.y - 46 })
          turn.tell(isExact ? 'exact' : 'thud', at.x, at.y + STOREY / 2)
          state.width = clamp(between(92 - 30 * hard, 104 - 30 * hard, turn.random), 52, 110)
        }
        state.falling = -1
      }
    }
    state.x = topX(state)
    state.y = topY(state)
    if (Math.abs(state.lean) > TIPS) end(state, turn, { x: state.x, y: state.y })
    state.eye += (Math.min(0, state.y - 270) - state.eye) * 0.1
  },
  worth: ({ lean, sway }) => -Math.abs(lean) - Math.abs(sway) * 22,
}
