import {
  between,
  bonus,
  freshBase,
  gain,
  hardness,
  type MicroRules,
  type Turn,
} from '#kit/game/micro/rules.ts'
import { pickIndex, pickOne, type Random } from '#kit/random/random.ts'
import { numbersTo, slip, tapped, type Tries } from './tries.ts'
import type { Listing } from '#kit/game/micro/listing.ts'

/** How the game is listed and touched, and the light behind it. */
export const listing: Listing = { genre: 'puzzle', input: ['tap', 'keys'], ground: ['#f0c890', '#7a4a3a'] }

export type Wish =
  | { readonly by: 'more' | 'less'; readonly than: number }
  | { readonly by: 'steps'; readonly than: number; readonly from: number }
export interface Walker {
  number: number
  lane: number
  x: number
  way: 1 | -1
  pace: number
}
export interface CrabsState extends Tries {
  /** Slots; an empty one is null, so that a crab keeps its input. */
  walkers: (Walker | null)[]
  wish: Wish
  caught: number
  /** Catches until the sign changes, and ticks since it did. */
  untilNew: number
  since: number
  next: number
}

export const SLOTS = 8
export const LANES = 4
const EDGE = 52
const PER_WISH = 7

export const walkerPlace = ({ lane, x }: Walker) => ({ x, y: 150 + lane * 66 })

/** Whether a number fits the sign: above, below, or one of a row of equal steps. */
export function fits(wish: Wish, number: number): boolean {
  if (wish.by === 'steps') return number >= wish.from && (number - wish.from) % wish.than === 0
  return wish.by === 'more' ? number > wish.than : number < wish.than
}

function newWish(round: number, random: Random): Wish {
  const kind = pickIndex(round < 2 ? 2 : 4, random)
  if (kind === 0) return { by: 'more', than: Math.round(between(4, 8 + round * 2, random)) }
  if (kind === 1) return { by: 'less', than: Math.round(between(5, 9 + round * 2, random)) }
  const steps = round < 5 ? 2 : pickOne([2, 3, 5], random)
  return { by: 'steps', than: steps, from: steps === 2 && random() < 0.5 ? 1 : steps }
}

function walkIn(state: CrabsState, turn: Turn) {
  const hard = hardness(state.caught, 30)
  state.next = Math.round(between(56, 80, turn.random) * (1 - 0.5 * hard))
  const slot = state.walkers.indexOf(null)
  const busy = state.walkers.filter((one) => one !== null && Math.abs(one.x - 200) > 130)
  const free = numbersTo(LANES - 1).filter((lane) => busy.every((one) => one?.lane !== lane))
  if (slot < 0 || free.length === 0) return
  const wanted = turn.random() < 0.55
  const most = state.wish.by === 'steps' ? 30 : state.wish.than * 2 + 3
  let number = 1 + pickIndex(most, turn.random)
  for (let again = 0; again < 30 && fits(state.wish, number) !== wanted; again++)
    number = 1 + pickIndex(most, turn.random)
  const way = turn.random() < 0.5 ? 1 : -1
  state.walkers[slot] = {
    number,
    lane: pickOne(free, turn.random),
    x: way > 0 ? -EDGE : 400 + EDGE,
    way,
    pace: between(1.1, 1.7, turn.random) + 1.5 * hard,
  }
}

function grab(state: CrabsState, turn: Turn, slot: number) {
  const walker = state.walkers[slot]
  if (!walker) return
  const at = walkerPlace(walker)
  state.walkers[slot] = null
  if (!fits(state.wish, walker.number)) {
    slip(state, turn, at)
    return
  }
  const gone = walker.way > 0 ? walker.x : 400 - walker.x
  if (gone < 170) bonus(state, turn, 1, { x: at.x, y: at.y - 34 })
  gain(state, turn, 1, at)
  state.caught++
  if (--state.untilNew > 0) return
  state.wish = newWish(state.caught / PER_WISH, turn.random)
  state.untilNew = PER_WISH
  state.since = 0
  // Crabs that came under the old sign do not count.
  state.walkers = state.walkers.map(() => null)
  state.next = 46
  turn.tell('sign', 200, 70)
}

/** Only numbers that fit the sign may be caught, and none of them may get away. */
export const rules: MicroRules<CrabsState> = {
  inputs: numbersTo(SLOTS),
  hand: 'tap',
  sight: 50,
  start: () => ({
    ...freshBase(),
    lamps: 3,
    walkers: [
      { number: 8, lane: 0, x: 90, way: 1, pace: 1.1 },
      { number: 3, lane: 2, x: 320, way: -1, pace: 1.1 },
      ...Array.from({ length: SLOTS - 2 }, () => null),
    ],
    wish: { by: 'more', than: 5 },
    caught: 0,
    untilNew: PER_WISH,
    since: 99,
    next: 50,
  }),
  step(state, turn) {
    state.since++
    const tap = tapped(state, turn)
    if (tap > 0) grab(state, turn, tap - 1)
    for (const [slot, walker] of state.walkers.entries()) {
      if (!walker) continue
      walker.x += walker.way * walker.pace
      if (walker.x > -EDGE - 4 && walker.x < 404 + EDGE) continue
      state.walkers[slot] = null
      if (!fits(state.wish, walker.number)) continue
      slip(state, turn, { x: walker.way > 0 ? 384 : 16, y: walkerPlace(walker).y })
      if (state.over) return
    }
    if (--state.next <= 0) walkIn(state, turn)
  },
  hints: ({ walkers, wish }) => [
    0,
    ...walkers.flatMap((one, slot) =>
      one && one.x > 0 && one.x < 400 && fits(wish, one.number) ? [slot + 1] : [],
    ),
  ],
}
