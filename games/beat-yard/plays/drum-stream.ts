import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne } from '#kit/random/random.ts'
import { mark, relight, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#d8604f', '#3a1238'] }

interface Beat {
  x: number
  /** 0 skin, 1 rim, 2 roll: as many strokes as fit its length. */
  kind: 0 | 1 | 2
  long: number
}
export interface StreamState extends BeatState {
  beats: Beat[]
  /** Upcoming rhythm, one letter per step. */
  coming: string
  left: number
  skin: number
  rim: number
  rolled: number
}

export const HIT_X = 104
export const LANE_Y = 150
export const LAMPS = 4
const NEAR = 40
const TRUE = 15
const EASY = ['d...d...k...d...', 'd...k...d.d.k...', 'd.d.k...d.d.k...', 'k...d...k.d.d...'] as const
const HARD = ['d.dkd.k.d.dkk...', 'dkd.dkd.k.k.d...', 'd.k.dkdkd.k.RR......', 'ddk.ddk.dkdkd...'] as const
const ROLL = 'd...d...RR..........'

function strike(state: StreamState, turn: Turn, kind: 0 | 1) {
  const at = { x: HIT_X, y: LANE_Y }
  if (kind === 0) state.skin = 8
  else state.rim = 8
  turn.tell(kind === 0 ? 'don' : 'ka', at.x, 300)
  const roll = state.beats.find(
    (beat) => beat.kind === 2 && beat.x < HIT_X + NEAR && beat.x + beat.long > HIT_X,
  )
  if (roll) {
    state.rolled++
    state.score += 1
    turn.tell('roll', at.x, at.y, 1)
    return
  }
  const beat = state.beats.find(({ x, kind: one }) => one !== 2 && Math.abs(x - HIT_X) < NEAR)
  if (!beat) {
    state.combo = 0
    return
  }
  const off = Math.abs(beat.x - HIT_X)
  state.beats = state.beats.filter((one) => one !== beat)
  if (beat.kind !== kind) {
    slip(state, turn, at)
    return
  }
  mark(state, turn, off < TRUE ? 2 : 1, at, off < TRUE ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Two sounds of a drum: the skin for red notes, the rim for blue ones, and a roll for long ones. */
export const rules: MicroRules<StreamState> = {
  inputs: [0, 1, 2],
  hand: 'tap',
  sight: 50,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    beats: [{ x: 330, kind: 0, long: 0 }],
    coming: EASY[0],
    left: 26,
    skin: 0,
    rim: 0,
    rolled: 0,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3600)
    if (state.skin > 0) state.skin--
    if (state.rim > 0) state.rim--
    const touched = tapped(state, turn)
    if (touched > 0) strike(state, turn, touched === 1 ? 0 : 1)
    for (const beat of state.beats) {
      beat.x -= 3 + 1.9 * hard
      if (beat.x + beat.long > HIT_X - NEAR || state.over) continue
      if (beat.kind !== 2) slip(state, turn, { x: HIT_X - 30, y: LANE_Y })
      beat.x = -9999
    }
    state.beats = state.beats.filter(({ x }) => x > -900)
    if (state.over || --state.left > 0) return
    state.left = Math.round(12 - 4 * hard)
    const letter = state.coming[0]
    state.coming = state.coming.slice(1)
    if (letter === 'd' || letter === 'k') state.beats.push({ x: 470, kind: letter === 'd' ? 0 : 1, long: 0 })
    if (letter === 'R' && state.coming[0] === 'R') state.beats.push({ x: 470, kind: 2, long: 150 })
    if (state.coming.length > 0) return
    state.coming =
      turn.random() < 0.16
        ? ROLL
        : turn.random() < hard * 1.4
          ? pickOne(HARD, turn.random)
          : EASY[pickIndex(EASY.length, turn.random)]!
  },
}
