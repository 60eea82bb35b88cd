import { pickIndex } from '#kit/random/random.ts'
import { changed, looksOf, pairs, topOf, type Yard, type YardState } from './yard-state.ts'

/** A ring's look: its colour times eight and its size, 0 is the smallest. */
const SIZES = 8
export const colorIn = (look: number) => Math.floor(look / SIZES)
export const sizeIn = (look: number) => look % SIZES

interface Size {
  readonly colors: number
  readonly sizes: number
}

function sizeOf(level: number): Size {
  if (level < 8) return { colors: 2, sizes: level < 3 ? 2 : level < 5 ? 3 : 4 }
  if (level < 26) return { colors: 3, sizes: level < 14 ? 3 : 4 }
  if (level < 44) return level % 2 ? { colors: 3, sizes: 4 } : { colors: 4, sizes: 3 }
  return level % 3 === 0 ? { colors: 5, sizes: 3 } : { colors: 4, sizes: 4 }
}

/** Rings from the bottom of a peg that lie as they shall: one colour, from the largest on without a gap. */
function footOf(state: YardState, peg: number, largest: number): number {
  const looks = looksOf(state, state.lanes[peg]!)
  const stop = looks.findIndex(
    (look, place) => colorIn(look) !== colorIn(looks[0]!) || sizeIn(look) !== largest - place,
  )
  return stop < 0 ? looks.length : stop
}

const largestOf = ({ looks }: YardState) => Math.max(...looks.map(sizeIn))

/** Rings of many sizes in colours: none may lie on a smaller one, and each colour wants a peg of its own. */
export const towersYard: Yard = {
  deal(level, random) {
    const { colors, sizes } = sizeOf(level)
    const looks = Array.from(
      { length: colors * sizes },
      (_, ring) => Math.floor(ring / sizes) * SIZES + (ring % sizes),
    )
    const lanes = Array.from({ length: colors + 1 }, (): number[] => [])
    const order = [...looks.keys()].sort(
      (one, other) => sizeIn(looks[other]!) - sizeIn(looks[one]!) || one - other,
    )
    for (const ring of order) lanes[pickIndex(lanes.length, random)]!.push(ring)
    return lanes.some((lane) => lane.length > sizes + 2) ? undefined : { lanes, looks, notes: [sizes + 2] }
  },
  legal: (state) =>
    pairs(state.lanes.length).filter(([from, to]) => {
      const [ring, under] = [topOf(state, from), topOf(state, to)]
      if (ring === undefined || state.lanes[to]!.length >= state.notes[0]!) return false
      return under === undefined || sizeIn(ring) <= sizeIn(under)
    }),
  stages(state, [from, to]) {
    const lanes = state.lanes
      .with(from, state.lanes[from]!.slice(0, -1))
      .with(to, [...state.lanes[to]!, state.lanes[from]!.at(-1)!])
    const next = changed(state, lanes, { cost: 1 })
    const isWhole = footOf(next, to, largestOf(next)) === largestOf(next) + 1
    return [{ kind: 'hop', state: next }, ...(isWhole ? [{ kind: 'tied', state: next }] : [])]
  },
  isWon(state) {
    const largest = largestOf(state)
    return state.lanes.every((lane, peg) => footOf(state, peg, largest) === lane.length)
  },
  away(state) {
    const largest = largestOf(state)
    return state.lanes.reduce((sum, lane, peg) => {
      const foot = footOf(state, peg, largest)
      // Pieces burying a foot have to leave, and matching ones have to come.
      return sum + (lane.length - foot) * (foot > 0 ? 2 : 1)
    }, 0)
  },
  nameOf: (state) =>
    state.lanes
      .map((lane) => looksOf(state, lane).join('.'))
      .sort()
      .join('|'),
}
