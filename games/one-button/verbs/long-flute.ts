import {
  between,
  bonus,
  BUTTON,
  clamp,
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
export const listing: Listing = { genre: 'puzzle', input: ['hold', 'keys'], ground: ['#8a5fb0', '#241445'] }

interface Tone {
  /** Ticks of the tune at which it begins, and how long it is. */
  from: number
  length: number
  pitch: number
  /** Ticks of it that were blown. */
  blown: number
  done: boolean
}
export interface FluteState extends Base {
  /** How far the tune has run. */
  at: number
  tones: Tone[]
  breath: number
  /** Where the last tone of the tune ends. */
  written: number
}

const PITCHES = 5
const WRONG = 0.0105
const RIGHT = 0.0026
const SLACK = 7
const WELL = 0.78
const EXACT = 4

function write(state: FluteState, random: Random) {
  const hard = hardness(state.written, 3600)
  const from = state.written + between(26, 62 - 22 * hard, random)
  const length = between(20, random() < 0.3 ? 120 : 62, random)
  const before = state.tones.at(-1)?.pitch ?? 2
  state.tones.push({
    from,
    length,
    pitch: clamp(before + pickIndex(5, random) - 2, 0, PITCHES - 1),
    blown: 0,
    done: false,
  })
  state.written = from + length
}

/** The tone that sounds now. */
export const toneNow = ({ tones, at }: FluteState) =>
  tones.find(({ from, length }) => at >= from && at <= from + length)

function finish(state: FluteState, turn: Turn, tone: Tone) {
  tone.done = true
  const at = { x: 110, y: toneY(tone.pitch) }
  if (tone.blown >= tone.length * WELL) {
    gain(state, turn, tone.length > 70 ? 2 : 1, at)
    return
  }
  state.combo = 0
  turn.tell('flat', at.x, at.y)
}

export const toneY = (pitch: number) => 268 - pitch * 42

/** Hold the button as long as the tone lasts; in the rests let go. */
export const rules: MicroRules<FluteState> = {
  inputs: BUTTON,
  hand: 'hold',
  sight: 90,
  start(random) {
    const state: FluteState = { ...freshBase(), at: 0, tones: [], breath: 1, written: 70 }
    while (state.written < 700) write(state, random)
    return state
  },
  step(state, turn) {
    state.at += 1 + 0.7 * hardness(state.tick, 3600)
    const tone = toneNow(state)
    if (turn.press) turn.tell('blow', 110, tone ? toneY(tone.pitch) : 300)
    if (turn.press && tone && tone.blown === 0 && state.at - tone.from < EXACT)
      bonus(state, turn, 1, { x: 110, y: toneY(tone.pitch) - 34 })
    if (tone && turn.held) tone.blown += 1 + 0.7 * hardness(state.tick, 3600)
    // Just before and after a tone neither is wrong.
    const near = state.tones.some(
      ({ from, length }) => Math.abs(state.at - from) < SLACK || Math.abs(state.at - from - length) < SLACK,
    )
    const fits = turn.held === (tone !== undefined)
    if (!fits && !near) state.breath -= WRONG
    else if (tone && turn.held) state.breath = Math.min(1, state.breath + RIGHT)
    for (const past of state.tones)
      if (!past.done && state.at > past.from + past.length) finish(state, turn, past)
    if (state.breath <= 0) end(state, turn, { x: 110, y: 200 })
    state.tones = state.tones.filter(({ from, length }) => from + length > state.at - 260)
    while (state.written < state.at + 700) write(state, turn.random)
  },
  worth: ({ breath }) => breath * 60,
}
