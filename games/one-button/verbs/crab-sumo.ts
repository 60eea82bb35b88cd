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
export const listing: Listing = { genre: 'sports', input: ['hold', 'keys'], ground: ['#f0a070', '#4a2f5c'] }

export type Mood = 'circle' | 'wind' | 'shove' | 'tired'
export interface SumoState extends Base {
  /** Where the two meet: the rival falls behind `EDGE`, you before `-EDGE`. */
  place: number
  mood: Mood
  left: number
  /** Whether the rival only pretends. */
  feint: boolean
  /** What your legs still bear, 0 to 1. */
  legs: number
  rival: number
  wins: number
}

export const EDGE = 104
const SHOVE = 46
const WINDS = 34

function change(state: SumoState, turn: Turn) {
  const hard = hardness(state.wins, 5)
  if (state.mood === 'circle') {
    state.mood = 'wind'
    state.feint = turn.random() < 0.15 + 0.2 * hard
    state.left = Math.round(WINDS - 14 * hard)
    turn.tell('wind', 200 + state.place + 40, 190)
  } else if (state.mood === 'wind' && !state.feint) {
    state.mood = 'shove'
    state.left = 10
    meet(state, turn)
  } else {
    state.mood = 'circle'
    state.left = Math.round(between(34, 96 - 30 * hard, turn.random))
  }
}

/** The shove arrives: it breaks on those who stand, and carries away those who push. */
function meet(state: SumoState, turn: Turn) {
  const at = { x: 200 + state.place, y: 220 }
  if (turn.held && state.legs > 0) {
    state.mood = 'tired'
    state.left = 58
    gain(state, turn, 1, at)
    if (state.place < -60) bonus(state, turn, 2, { x: at.x, y: at.y - 40 })
    return
  }
  state.combo = 0
  state.place -= SHOVE
  turn.tell('pushed', at.x, at.y)
}

/** Hold to stand firm, let go to push: a rival who stumbles is easily moved. */
export const rules: MicroRules<SumoState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 130,
  start: () => ({
    ...freshBase(),
    place: -20,
    mood: 'circle',
    left: 60,
    feint: false,
    legs: 1,
    rival: 0,
    wins: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.wins, 6)
    if (turn.held) {
      state.legs = Math.max(0, state.legs - 0.011)
      state.place -= state.legs > 0 ? 0.1 + 0.1 * hard : 0.5
    } else {
      state.legs = Math.min(1, state.legs + 0.016)
      state.place += state.mood === 'tired' ? 1.15 : 0.12 - 0.1 * hard
    }
    if (--state.left <= 0) change(state, turn)
    if (state.place > EDGE) {
      bonus(state, turn, 5, { x: 300, y: 200 })
      turn.tell('thrown', 310, 230)
      state.wins++
      state.rival = (state.rival + 1) % 5
      state.place = -20
      state.mood = 'circle'
      state.left = 70
    }
    if (state.place < -EDGE) end(state, turn, { x: 90, y: 240 })
  },
  worth: ({ place }) => place * 0.12,
}
