import { shuffled } from '#kit/random/random.ts'
import { changed, looksOf, type Yard, type YardState } from './yard-state.ts'

/** Neighbours on each side that rotate around a stone. */
export const reachOf = ({ notes }: Pick<YardState, 'notes'>) => notes[0]!

/** Colour changes around the ring. */
function seamsOf(state: YardState): number {
  const looks = looksOf(state, state.lanes[0]!)
  return looks.filter((look, place) => look !== looks.at(place - 1)).length
}

const colorsOf = ({ looks }: YardState) => new Set(looks).size

/** A tap mirrors the neighbours of a stone. */
export const wheelYard: Yard = {
  deal(level, random) {
    // An odd ring: on an even one stones could never leave the even places.
    const stones = Math.min(15, 7 + 2 * Math.floor((level + 8) / 12))
    const colors = Math.min(5, 2 + Math.floor((level + 8) / 14))
    const reach = level % 3 === 0 ? 2 : 1
    const looks = Array.from({ length: stones }, (_, stone) => Math.floor((stone * colors) / stones))
    return { lanes: [shuffled([...looks.keys()], random)], looks, notes: [reach] }
  },
  legal: ({ lanes }) => lanes[0]!.map((_, place) => [place, 0] as const),
  stages(state, [place]) {
    const ring = [...state.lanes[0]!]
    for (let far = 1; far <= reachOf(state); far++) {
      const [one, other] = [(place + far) % ring.length, (place - far + ring.length) % ring.length]
      ;[ring[one], ring[other]] = [ring[other]!, ring[one]!]
    }
    return [{ kind: 'turn', state: changed(state, [ring], { cost: 1 }) }]
  },
  isWon: (state) => seamsOf(state) === colorsOf(state),
  away: (state) => Math.ceil((seamsOf(state) - colorsOf(state)) / 2),
  nameOf: (state) => looksOf(state, state.lanes[0]!).join('.'),
}
