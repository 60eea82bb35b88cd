import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#2a5f8a', '#0b1f40'] }

export interface EchoState extends Tries {
  song: number[]
  /** While it sings: the tick within the song; while it listens: -1. */
  singing: number
  beat: number
  heard: number
  left: number
  /** The conch that sounds and for how long, for the eye. */
  lit: number
  glow: number
}

export const CONCHES = 6
export const conchPlace = (index: number) => {
  const places = [
    [200, 78],
    [312, 142],
    [312, 268],
    [200, 332],
    [88, 268],
    [88, 142],
  ] as const
  const [x, y] = places[index]!
  return { x, y }
}
const PATIENCE = 240
const QUICK = 200

function light(state: EchoState, turn: Turn, conch: number) {
  const { x, y } = conchPlace(conch)
  state.lit = conch
  state.glow = 22
  turn.tell(`tone${conch}`, x, y)
}

function sing(state: EchoState, turn: Turn) {
  const step = Math.floor(state.singing / state.beat)
  if (state.singing % state.beat === 0 && step > 0 && step <= state.song.length)
    light(state, turn, state.song[step - 1]!)
  state.singing++
  if (state.singing < (state.song.length + 1) * state.beat + 8) return
  state.singing = -1
  state.heard = 0
  state.left = PATIENCE
  turn.tell('listen', 200, 205)
}

function again(state: EchoState) {
  state.singing = 0
  state.beat = Math.round(42 - 22 * hardness(state.song.length, 9))
}

function hear(state: EchoState, turn: Turn, conch: number) {
  const at = conchPlace(conch)
  if (state.song[state.heard] !== conch) {
    slip(state, turn, at)
    again(state)
    return
  }
  light(state, turn, conch)
  if (state.left > QUICK && state.heard > 0) bonus(state, turn, 1, { x: at.x, y: at.y - 40 })
  state.heard++
  state.left = PATIENCE
  gain(state, turn, 1, at)
  if (state.heard < state.song.length) return
  turn.tell('whole', 200, 205)
  state.song.push(pickIndex(CONCHES, turn.random))
  again(state)
}

/** The conches sing; sing it back. Each time the song is one tone longer. */
export const rules: MicroRules<EchoState> = {
  inputs: numbersTo(CONCHES),
  hand: 'tap',
  sight: 24,
  start: (random) => ({
    ...freshBase(),
    lamps: 3,
    song: [pickIndex(CONCHES, random), pickIndex(CONCHES, random)],
    singing: 0,
    beat: 40,
    heard: 0,
    left: PATIENCE,
    lit: -1,
    glow: 0,
  }),
  step(state, turn) {
    if (state.glow > 0) state.glow--
    if (state.singing >= 0) {
      sing(state, turn)
      return
    }
    const tap = tapped(state, turn)
    if (tap) hear(state, turn, tap - 1)
    else if (--state.left <= 0) {
      slip(state, turn, { x: 200, y: 205 })
      again(state)
    }
  },
  hints: ({ singing, song, heard }) => (singing >= 0 ? [0] : [0, song[heard]! + 1]),
}
