import { between, bonus, gain, hardness, type MicroRules, type Turn } from '#kit/game/micro/rules.ts'
import type { Random } from '#kit/random/random.ts'
import { askNext, freshQuiz, numbersTo, slip, tapped, type Quiz } from './quiz.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed, and the light behind it. */
export const listing: Listing = { tags: ['puzzle', 'skill'], ground: ['#2c6a4c', '#07201c'] }

/** One of many equal fireflies. */
export interface Fly {
  x: number
  y: number
  /** Field units per tick. */
  vx: number
  vy: number
  isMarked: boolean
  isFound: boolean
}

export interface FlockState extends Quiz {
  flies: Fly[]
  /** Ticks of this round's flight. */
  flight: number
}

const [LEFT, RIGHT, TOP, BOTTOM] = [44, 356, 82, 352] as const
/** Ticks for which the marked ones shine. */
export const SHINE = 70
const MOST = 10
const APART = 46

function ask(state: FlockState, random: Random) {
  const { round } = state
  const marked = round < 3 ? 1 : round < 8 ? 2 : round < 16 ? 3 : 4
  const count = Math.min(MOST, 4 + marked + Math.floor(round / 6))
  const speed = 1.1 + 1.5 * hardness(round, 12)
  state.flies = []
  for (let attempt = 0; state.flies.length < count; attempt++) {
    const x = Math.round(between(LEFT, RIGHT, random))
    const y = Math.round(between(TOP, BOTTOM, random))
    const isFree = state.flies.every((fly) => (fly.x - x) ** 2 + (fly.y - y) ** 2 > APART * APART)
    if (!isFree && attempt < 400) continue
    const across = between(0.35, 0.93, random)
    const down = Math.sqrt(1 - across * across)
    state.flies.push({
      x,
      y,
      vx: Math.round(across * speed * (random() < 0.5 ? -1 : 1) * 100) / 100,
      vy: Math.round(down * speed * (random() < 0.5 ? -1 : 1) * 100) / 100,
      isMarked: state.flies.length < marked,
      isFound: false,
    })
  }
  state.flight = 150 + Math.min(150, round * 10)
  state.look = SHINE + state.flight
  state.full = Math.round(330 - 110 * hardness(round, 12))
}

/** Moves all; two that come near turn away, so that none hides another at the end. */
function fly(state: FlockState) {
  for (const one of state.flies) {
    one.x += one.vx
    one.y += one.vy
    if (one.x < LEFT || one.x > RIGHT) one.vx = one.x < LEFT ? Math.abs(one.vx) : -Math.abs(one.vx)
    if (one.y < TOP || one.y > BOTTOM) one.vy = one.y < TOP ? Math.abs(one.vy) : -Math.abs(one.vy)
  }
  for (const [index, one] of state.flies.entries())
    for (const other of state.flies.slice(index + 1)) {
      const [dx, dy] = [other.x - one.x, other.y - one.y]
      const closing = dx * (other.vx - one.vx) + dy * (other.vy - one.vy)
      if (dx * dx + dy * dy > APART * APART || closing >= 0) continue
      const [vx, vy] = [one.vx, one.vy]
      one.vx = other.vx
      one.vy = other.vy
      other.vx = vx
      other.vy = vy
    }
}

function touch(state: FlockState, turn: Turn, index: number) {
  const fly = state.flies[index]!
  if (fly.isFound) return
  state.picked = index
  if (!fly.isMarked) return slip(state, turn, fly)
  fly.isFound = true
  if (state.left > state.full * 0.6) bonus(state, turn, 1, { x: fly.x, y: fly.y - 34 })
  gain(state, turn, 1, fly)
  if (state.flies.some(({ isMarked, isFound }) => isMarked && !isFound)) return
  state.good = true
  state.verdict = 40
  turn.tell('whole', 200, 210)
}

/** Some fireflies light up for a moment, then all fly alike: which were they? */
export const rules: MicroRules<FlockState> = {
  inputs: numbersTo(MOST),
  hand: 'tap',
  sight: 8,
  start: (random) => askNext({ ...freshQuiz(), flies: [], flight: 1 }, random, ask),
  step(state, turn) {
    state.age++
    if (state.verdict > 0) {
      if (--state.verdict === 0) {
        askNext(state, turn.random, ask)
        state.good = false
      }
      return
    }
    if (state.look > 0) {
      state.look--
      if (state.look < state.flight) fly(state)
      if (state.look === 0) turn.tell('hide', 200, 210)
      return
    }
    const tap = tapped(state, turn)
    state.left--
    if (tap > 0 && tap <= state.flies.length) touch(state, turn, tap - 1)
    else if (state.left <= 0) {
      state.picked = -1
      slip(
        state,
        turn,
        state.flies.find(({ isMarked, isFound }) => isMarked && !isFound)!,
      )
    }
  },
  hints: ({ verdict, look, flies }) =>
    verdict > 0 || look > 0 ? [0] : [0, flies.findIndex(({ isMarked, isFound }) => isMarked && !isFound) + 1],
}
