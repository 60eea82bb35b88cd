import type { TurnRules } from '#kit/game/turn-sim.ts'
import { hash32, pickIndex, seededRandom } from '#kit/random/random.ts'

/** Notches of a full turn. */
export const NOTCHES = 12

export interface RingState {
  readonly level: number
  /** Notches each ring stands off, with the clock; the first is the innermost. */
  readonly turns: readonly number[]
  /** What a ring does to the next one outside: 0 nothing, 1 takes it along, -1 turns it the other way. */
  readonly links: readonly number[]
  readonly moves: number
}

const FIRST_LINKED = 8

export const turnOf = (ring: number, notches: number) => ring * NOTCHES + wrap(notches)
export const wrap = (notches: number) => ((notches % NOTCHES) + NOTCHES) % NOTCHES
export const ringOf = (input: number) => Math.floor(input / NOTCHES)
export const notchesOf = (input: number) => input % NOTCHES

export function firstRings(level: number): RingState {
  const random = seededRandom(hash32(`rings ${level}`))
  const count = Math.min(8, 3 + Math.floor((level - 1) / 7))
  const linked = Math.min(0.85, (level - FIRST_LINKED) / 26)
  const links = Array.from({ length: count }, (_, ring) =>
    ring === count - 1 || level < FIRST_LINKED || random() > 0.25 + linked ? 0 : random() < 0.5 ? 1 : -1,
  )
  const turns = links.map(() => 1 + pickIndex(NOTCHES - 1, random))
  return { level, turns, links, moves: 0 }
}

export function turned(state: RingState, input: number): RingState {
  const [ring, notches] = [ringOf(input), notchesOf(input)]
  const link = state.links[ring]!
  const turns = state.turns.map((turn, other) =>
    other === ring ? wrap(turn + notches) : other === ring + 1 ? wrap(turn + link * notches) : turn,
  )
  return { ...state, turns, moves: state.moves + 1 }
}

/** The turns that bring all rings home, one for each ring that needs one. */
export function wayHome({ turns, links }: RingState): number[] {
  const way: number[] = []
  let pushed = 0
  for (const [ring, turn] of turns.entries()) {
    const notches = wrap(-(turn + pushed))
    if (notches > 0) way.push(turnOf(ring, notches))
    pushed = links[ring]! * notches
  }
  return way
}

const straight = ({ turns }: RingState) => turns.filter((turn) => turn === 0).length
const isDone = (state: RingState) => straight(state) === state.turns.length

export const ringRules = (level: number): TurnRules<RingState, number> => ({
  start: () => firstRings(level),
  step(state, input) {
    const next = turned(state, input)
    const gained = straight(next) - straight(state)
    const events = [{ kind: gained > 0 ? 'home' : gained < 0 ? 'lost' : 'turn' }]
    return { state: next, events: isDone(next) ? [...events, { kind: 'won' }] : events }
  },
  legal: ({ turns }) =>
    turns.flatMap((_, ring) => Array.from({ length: NOTCHES - 1 }, (__, notch) => turnOf(ring, notch + 1))),
  status: (state) => (isDone(state) ? 'won' : 'playing'),
  score: ({ moves }) => moves,
  progress: (state) => straight(state) / state.turns.length,
})
