import {
  bonus,
  clamp,
  distance,
  freshBase,
  gain,
  hardness,
  between,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex } from '#kit/random/random.ts'
import { numbersTo, placeAt, placeInput, PLACES, slip, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = {
  slug: 'rail-archery',
  genre: 'shooter',
  input: ['hold', 'drag', 'keys'],
  ground: ['#4fa8a0', '#123a48'],
}

export interface Mark {
  /** 0 is near, 2 far away. */
  row: 0 | 1 | 2
  x: number
  speed: number
  /** A turtle among the targets must not be hit. */
  turtle: boolean
}
export interface RailState extends Tries {
  marks: Mark[]
  /** Ticks of drawing the string. */
  drawn: number
  aim: { x: number; y: number }
  arrow: { from: number; x: number; y: number; left: number; full: number } | null
  next: number
  arrows: number
}

export const ROWS = [
  { y: 262, size: 34, worth: 1 },
  { y: 186, size: 26, worth: 2 },
  { y: 122, size: 19, worth: 4 },
] as const
export const FULL_DRAW = 40
const TIRED = 110
const FIRST_ARROWS = 6

/** Offset of the arrow: a half-drawn bow drops it, a tired arm shakes. */
export function landing({ aim, drawn, tick }: Pick<RailState, 'aim' | 'drawn' | 'tick'>) {
  const pull = Math.min(1, drawn / FULL_DRAW)
  const shaking = Math.max(0, drawn - TIRED) * 0.3
  return {
    x: aim.x + ((tick % 9) - 4) * 0.25 * shaking,
    y: aim.y + 70 * (1 - pull) + ((tick % 7) - 3) * 0.2 * shaking,
  }
}

function loose(state: RailState, turn: Turn) {
  const at = landing(state)
  const pull = Math.min(1, state.drawn / FULL_DRAW)
  const full = Math.round(30 - 14 * pull)
  state.arrow = { from: state.aim.x, ...at, left: full, full }
  state.drawn = 0
  state.arrows--
  turn.tell('loose', 200, 372)
}

function strike(state: RailState, turn: Turn, { x, y }: { readonly x: number; readonly y: number }) {
  const hit = state.marks.find((mark) => {
    const { y: high, size } = ROWS[mark.row]
    return distance(mark.x, high, x, y) < size
  })
  if (!hit) {
    state.combo = 0
    turn.tell('miss', x, y)
  } else if (hit.turtle) slip(state, turn, { x, y })
  else {
    const { y: high, size, worth } = ROWS[hit.row]
    const isGold = distance(hit.x, high, x, y) < size * 0.36
    gain(state, turn, worth, { x, y })
    if (isGold) {
      bonus(state, turn, worth, { x, y: y - 30 })
      state.arrows += 2
    } else state.arrows++
    state.arrows = Math.min(9, state.arrows)
  }
  state.marks = state.marks.filter((mark) => mark !== hit)
}

function come(state: RailState, turn: Turn) {
  const hard = hardness(state.tick, 2600)
  const row = ([0, 1, 2] as const)[pickIndex(3, turn.random)]!
  const side = row === 1 ? 1 : -1
  const mark: Mark = {
    row,
    x: side < 0 ? -40 : 440,
    speed: -side * (between(0.9, 1.3, turn.random) + 1.1 * hard) * (1 - row * 0.16),
    turtle: state.tick > 500 && turn.random() < 0.16 + 0.14 * hard,
  }
  state.next = 64 - 22 * hard
  const crowded = state.marks.some((other) => other.row === row && Math.abs(other.x - mark.x) < 90)
  if (!crowded) state.marks.push(mark)
}

/** Targets on three rails; a miss costs an arrow, a gold target returns two. */
export const rules: MicroRules<RailState> = {
  inputs: numbersTo(PLACES),
  hand: 'aim',
  sight: 84,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    marks: [
      { row: 0, x: 120, speed: 1, turtle: false },
      { row: 1, x: 300, speed: -0.9, turtle: false },
      { row: 2, x: 40, speed: 0.8, turtle: false },
    ],
    drawn: 0,
    aim: { x: 200, y: 190 },
    arrow: null,
    next: 40,
    arrows: FIRST_ARROWS,
  }),
  step(state, turn) {
    for (const mark of state.marks) mark.x += mark.speed
    state.marks = state.marks.filter(({ x }) => x > -60 && x < 460)
    if (--state.next <= 0) come(state, turn)
    if (state.tick % 280 === 0) state.arrows -= 1
    if (state.arrow) {
      if (--state.arrow.left <= 0) {
        const { x, y } = state.arrow
        state.arrow = null
        strike(state, turn, { x, y })
      }
      state.drawn = 0
    } else if (turn.held) {
      state.aim = { ...placeAt(turn.input) }
      state.drawn++
      if (state.drawn === FULL_DRAW) turn.tell('drawn', state.aim.x, state.aim.y)
    } else if (turn.release && state.drawn > 6) loose(state, turn)
    if (state.arrows > 0 || state.arrow) return
    slip(state, turn, { x: 200, y: 372 })
    state.arrows = FIRST_ARROWS
  },
  hints: ({ marks }) => [
    0,
    ...marks
      .filter(({ turtle }) => !turtle)
      .flatMap(({ row, x, speed }) =>
        [60, 72].map((ticks) => placeInput({ x: clamp(x + speed * ticks, 0, 400), y: ROWS[row].y })),
      ),
  ],
  worth: ({ drawn, arrows }) => (drawn > 0 && drawn < TIRED ? 1 : 0) + arrows,
}
