import { between, freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { degreeAt, mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'sports', input: ['tap', 'keys'], ground: ['#c04f6a', '#3a1030'] }

export interface ConductorState extends BeatState {
  /** Volume of each player, 0 to 1 and a little beyond. */
  loud: number[]
  /** Rate at which each volume grows. */
  zeal: number[]
  nod: number[]
  step: number
  left: number
}

export const LAMPS = 4
export const PLAYERS = 5
/** From here to 1 a cue is right. */
export const RIPE = 0.66
const TRUE = 0.86

export const playerPlace = (player: number) => ({ x: 56 + player * 72, y: player % 2 === 0 ? 226 : 176 })

/** Five players grow louder: a cue within the golden part turns that into music, a late one gives only noise. */
export const rules: MicroRules<ConductorState> = {
  inputs: [0, 1, 2, 3, 4, 5],
  hand: 'tap',
  sight: 60,
  start: () => ({
    ...freshBase(),
    lamps: LAMPS,
    loud: [0.3, 0, 0.1, 0, 0],
    zeal: [0.006, 0, 0.0045, 0, 0],
    nod: [0, 0, 0, 0, 0],
    step: 0,
    left: 40,
  }),
  step(state, turn) {
    const hard = hardness(state.tick, 3000)
    const player = tapped(state, turn) - 1
    if (player >= 0) sign(state, turn, player)
    for (let one = 0; one < PLAYERS && !state.over; one++) {
      state.nod[one] = Math.max(0, (state.nod[one] ?? 0) - 1)
      const loud = (state.loud[one] ?? 0) + (state.zeal[one] ?? 0)
      state.loud[one] = loud
      if (loud <= 1.04) continue
      state.loud[one] = 0
      state.zeal[one] = 0
      slip(state, turn, playerPlace(one))
    }
    if (--state.left > 0) return
    state.left = Math.round(between(48, 76, turn.random) - 32 * hard)
    const quiet = state.zeal.map((zeal, one) => (zeal === 0 ? one : -1)).filter((one) => one >= 0)
    const next = quiet[Math.floor(turn.random() * quiet.length)]
    if (next === undefined) return
    state.zeal[next] = between(0.0055, 0.0085, turn.random) + 0.006 * hard
    state.nod[next] = 14
    turn.tell('rises', playerPlace(next).x, playerPlace(next).y)
  },
  hints: ({ loud }) => [0, ...loud.flatMap((one, index) => (one > RIPE - 0.1 ? [index + 1] : []))],
}

function sign(state: ConductorState, turn: Turn, player: number) {
  const at = playerPlace(player)
  const loud = state.loud[player] ?? 0
  state.nod[player] = 20
  if (loud < RIPE) {
    state.combo = 0
    state.loud[player] = Math.max(0, loud - 0.2)
    turn.tell('hush', at.x, at.y)
    return
  }
  let degree = -1
  while (degree < 0) degree = degreeAt(4, state.step++)
  ring(turn, degree, at)
  mark(state, turn, loud > TRUE ? 3 : 1, at, loud > TRUE ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
  state.loud[player] = 0
  state.zeal[player] = 0
}
