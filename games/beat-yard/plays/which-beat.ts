import { freshBase, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { mark, relight, ring, slip, tapped, type BeatState } from '../beat.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#e0907a', '#4a2a5a'] }

export interface WhichState extends BeatState {
  /** Three rhythms of eight steps, of which one is played. */
  cards: boolean[][]
  right: number
  /** The current step, repeating. */
  step: number
  stepLeft: number
  pace: number
  left: number
  full: number
  picked: number
  /** Ticks for which the answer is shown. */
  shown: number
  solved: number
  flash: number
}

export const LAMPS = 3
export const STEPS = 8
export const CARDS = 3
export const cardPlace = (card: number) => ({ x: 200, y: 222 + card * 62 })

const alike = (one: readonly boolean[], other: readonly boolean[]) =>
  one.every((beat, step) => beat === other[step])

function rhythm(random: Random): boolean[] {
  const beats = 3 + pickIndex(3, random)
  const order = shuffled([1, 2, 3, 4, 5, 6, 7], random).slice(0, beats - 1)
  return Array.from({ length: STEPS }, (_, step) => step === 0 || order.includes(step))
}

/** The same rhythm with one stroke moved or removed. */
function changed(beats: readonly boolean[], random: Random): boolean[] {
  const next = [...beats]
  const struck = [1, 2, 3, 4, 5, 6, 7].filter((step) => beats[step])
  const free = [1, 2, 3, 4, 5, 6, 7].filter((step) => !beats[step])
  const from = struck[pickIndex(struck.length, random)]!
  next[from] = false
  if (random() < 0.75) next[free[pickIndex(free.length, random)]!] = true
  return next
}

function deal(state: WhichState, random: Random) {
  const hard = hardness(state.solved, 10)
  const own = rhythm(random)
  const cards = [own]
  while (cards.length < CARDS) {
    const other = random() < 0.25 + hard ? changed(own, random) : rhythm(random)
    if (cards.every((card) => !alike(card, other))) cards.push(other)
  }
  state.cards = shuffled(cards, random)
  state.right = state.cards.indexOf(own)
  state.pace = Math.round(19 - 8 * hard)
  state.full = Math.round(780 - 340 * hard)
  state.left = state.full
  state.step = STEPS - 1
  state.stepLeft = 24
  state.picked = -1
}

function judge(state: WhichState, turn: Turn, card: number) {
  state.picked = card
  const at = cardPlace(card < 0 ? state.right : card)
  if (card !== state.right) {
    state.shown = 80
    slip(state, turn, at)
    return
  }
  state.shown = 34
  state.solved++
  const quick = state.left > state.full * 0.6
  mark(state, turn, quick ? 3 : 2, at, quick ? 'perfect' : 'good')
  relight(state, turn, LAMPS, at)
}

/** Which of three written rhythms is the drummer playing? */
export const rules: MicroRules<WhichState> = {
  inputs: [0, 1, 2, 3],
  hand: 'tap',
  sight: 30,
  start(random) {
    const state: WhichState = {
      ...freshBase(),
      lamps: LAMPS,
      cards: [],
      right: 0,
      step: 0,
      stepLeft: 0,
      pace: 19,
      left: 0,
      full: 1,
      picked: -1,
      shown: 0,
      solved: 0,
      flash: 0,
    }
    deal(state, random)
    return state
  },
  step(state, turn) {
    if (state.flash > 0) state.flash--
    if (state.shown > 0) {
      if (--state.shown === 0) deal(state, turn.random)
      return
    }
    state.left--
    const card = tapped(state, turn)
    if (card > 0 || state.left <= 0) {
      judge(state, turn, card - 1)
      return
    }
    if (--state.stepLeft > 0) return
    state.stepLeft = state.pace
    state.step = (state.step + 1) % STEPS
    if (!state.cards[state.right]![state.step]) return
    state.flash = 9
    ring(turn, state.step === 0 ? 0 : 4, { x: 200, y: 110 })
  },
  hints: ({ right, shown }) => (shown > 0 ? [0] : [0, right + 1]),
}
