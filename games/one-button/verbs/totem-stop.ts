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
import { pickIndex, type Random } from '#kit/random/random.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#7a5a9a', '#221838'] }

/** The run does not end at the first mistake. */
export const hasTries = true

interface Reel {
  /** Faces that have run by; the nearest whole one shows. */
  at: number
  pace: number
  stopped: boolean
}
export interface TotemState extends Base {
  reels: Reel[]
  /** Ticks the result is still shown. */
  shown: number
  lamps: number
  round: number
  patience: number
}

export const FACES = 5
export const PATIENCE = 460
const SHOWN = 44

/** The face that a reel shows. */
const faceOf = ({ at }: Reel) => Math.round(at) % FACES

function roll(state: TotemState, random: Random) {
  const hard = hardness(state.round, 9)
  state.round++
  state.shown = 0
  state.patience = PATIENCE
  state.reels = Array.from({ length: 3 }, () => ({
    at: pickIndex(FACES, random),
    pace: between(0.03, 0.046 + 0.05 * hard, random),
    stopped: false,
  }))
}

function judge(state: TotemState, turn: Turn) {
  const [one, two, three] = state.reels.map(faceOf)
  const at = { x: 200, y: 130 }
  state.shown = SHOWN
  if (one === two && two === three) {
    gain(state, turn, 3, at)
    bonus(state, turn, 2, { x: 200, y: 96 })
    turn.tell('triple', 200, 200)
    return
  }
  state.combo = 0
  if (one === two || two === three || one === three) {
    state.score++
    turn.tell('pair', 200, 200)
    return
  }
  state.lamps--
  turn.tell('mixed', 200, 200)
  if (state.lamps <= 0) end(state, turn, at)
}

/** Each press stops one block: make three faces of a kind. */
export const rules: MicroRules<TotemState> = {
  inputs: BUTTON,
  hand: 'tap',
  sight: 150,
  start(random) {
    const state: TotemState = { ...freshBase(), reels: [], shown: 0, lamps: 3, round: 0, patience: PATIENCE }
    roll(state, random)
    return state
  },
  step(state, turn) {
    if (state.shown > 0) {
      if (--state.shown === 0) roll(state, turn.random)
      return
    }
    for (const reel of state.reels) if (!reel.stopped) reel.at += reel.pace
    if (!turn.press && --state.patience > 0) return
    const index = state.reels.findIndex(({ stopped }) => !stopped)
    const reel = state.reels[index]!
    reel.stopped = true
    reel.at = Math.round(reel.at)
    state.patience = Math.min(PATIENCE, state.patience + 120)
    turn.tell('stop', 110 + index * 90, 200)
    if (index === 2) judge(state, turn)
  },
  worth({ reels, shown }) {
    if (shown > 0) return 0
    const [one, two] = reels
    return one!.stopped && two!.stopped && faceOf(one!) === faceOf(two!) ? 20 : 0
  },
}
