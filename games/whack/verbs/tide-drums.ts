import { bonus, freshBase, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#a8503f', '#35123a'] }

export interface Note {
  lane: number
  y: number
  golden: boolean
}
export interface DrumsState extends Tries {
  notes: Note[]
  /** Ticks to the next note, and what is left of the bar's pattern. */
  next: number
  pattern: number[]
  lane: number
  /** Ticks since each drum was struck, for drawing. */
  struck: number[]
}

export const LANES = 3
export const laneX = (lane: number) => 88 + lane * 112
export const LINE_Y = 318
const GOOD = 40
const EXACT = 13
const FIRST_Y = -190
/** Beats of a bar in eighths: which of them sound. */
const BARS = [
  [2, 2, 2, 2],
  [2, 1, 1, 2, 2],
  [3, 3, 2],
  [1, 1, 2, 1, 1, 2],
  [2, 2, 1, 1, 1, 1],
] as const

function play(state: DrumsState, turn: Turn) {
  const hard = hardness(state.tick, 3000)
  if (state.pattern.length === 0) {
    const known = 1 + Math.floor(hard * 6)
    state.pattern = [...BARS[pickIndex(Math.min(BARS.length, known), turn.random)]!]
  }
  const eighths = state.pattern.shift()!
  // Prefers neighbouring drums, which are easier to reach.
  const step = pickIndex(3, turn.random) - 1
  state.lane = Math.max(0, Math.min(LANES - 1, state.lane + step))
  state.notes.push({ lane: state.lane, y: FIRST_Y, golden: pickIndex(12, turn.random) === 0 })
  state.next = eighths * Math.round(23 - 9 * hard)
}

function strike(state: DrumsState, turn: Turn, lane: number) {
  state.struck[lane] = 0
  const note = state.notes.find((one) => one.lane === lane && Math.abs(one.y - LINE_Y) < GOOD)
  const at = { x: laneX(lane), y: LINE_Y }
  turn.tell(`beat${lane}`, at.x, at.y)
  if (!note) {
    state.combo = 0
    return
  }
  state.notes = state.notes.filter((one) => one !== note)
  if (Math.abs(note.y - LINE_Y) < EXACT) bonus(state, turn, 1, { x: at.x, y: at.y - 44 })
  gain(state, turn, note.golden ? 3 : 1, at)
}

/** Strike each drum when its shell meets the line. */
export const rules: MicroRules<DrumsState> = {
  inputs: numbersTo(LANES),
  hand: 'tap',
  sight: 26,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    notes: [{ lane: 1, y: -30, golden: false }],
    next: 60,
    pattern: [],
    lane: 1,
    struck: [99, 99, 99],
  }),
  step(state, turn) {
    for (let lane = 0; lane < LANES; lane++) state.struck[lane]!++
    const tap = tapped(state, turn)
    if (tap) strike(state, turn, tap - 1)
    const speed = 3.6 + 1.8 * hardness(state.tick, 3000)
    for (const note of state.notes) note.y += speed
    const late = state.notes.filter(({ y }) => y > LINE_Y + GOOD)
    state.notes = state.notes.filter((note) => !late.includes(note))
    for (const { lane } of late) slip(state, turn, { x: laneX(lane), y: LINE_Y + 40 })
    if (--state.next <= 0) play(state, turn)
  },
  hints: ({ notes }) => [
    0,
    ...notes.filter(({ y }) => Math.abs(y - LINE_Y) < GOOD + 60).map(({ lane }) => lane + 1),
  ],
}
