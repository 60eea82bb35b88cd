import { pickIndex, pickOne, shuffled } from '#kit/random/random.ts'
import type { Language } from '../languages.ts'
import { anyLetter, fewestLetters, nounsOf, pickNouns } from '../nouns.ts'
import { easeOf, hurt, solved, type Base, type Mode } from '../series.ts'

/** Rings of letters, turned until names are in the slot; a life is a turn. */
export interface LockState extends Base {
  readonly mode: 'lock'
  /** Letters of each ring, each letter once. */
  readonly rings: readonly (readonly string[])[]
  /** The letter of each ring that stands in the slot. */
  readonly at: readonly number[]
  readonly targets: readonly Target[]
}

interface Target {
  readonly picture: number
  readonly word: string
  readonly letters: readonly string[]
  readonly isFound: boolean
}

/** Direction of a turn. An input is ring * 2 + direction. */
export const NEXT_LETTER = 0
export const LETTER_BEFORE = 1
const COUNTS = [2, 2, 3, 3, 4]
const RINGS = [4, 5, 5, 6, 6]
const SPARE_TURNS = [5, 5, 4, 4, 3]
const LONGEST = 5
const WORD_POINTS = 30
const TURN_POINTS = 4

type Lock = Pick<LockState, 'rings' | 'at' | 'targets'>

/** Turns from one letter of a ring to another: forwards if positive. */
function turnsTo(size: number, from: number, to: number): number {
  const on = (to - from + size) % size
  return on <= size / 2 ? on : on - size
}

const placesOf = ({ rings }: Lock, { letters }: Target) =>
  letters.map((letter, ring) => rings[ring]!.indexOf(letter))

const costOf = ({ rings }: Lock, from: readonly number[], to: readonly number[]) =>
  to.reduce((sum, place, ring) => sum + Math.abs(turnsTo(rings[ring]!.length, from[ring]!, place)), 0)

/** The order of the open names with fewest turns. */
export function shortestWay(lock: Lock): { readonly turns: number; readonly first: Target | undefined } {
  const go = (
    at: readonly number[],
    open: readonly Target[],
  ): { turns: number; first: Target | undefined } => {
    let best: { turns: number; first: Target | undefined } = {
      turns: open.length > 0 ? Infinity : 0,
      first: undefined,
    }
    for (const [index, target] of open.entries()) {
      const places = placesOf(lock, target)
      const turns = costOf(lock, at, places) + go(places, open.toSpliced(index, 1)).turns
      if (turns < best.turns) best = { turns, first: target }
    }
    return best
  }
  return go(
    lock.at,
    lock.targets.filter(({ isFound }) => !isFound),
  )
}

/** Lengths that enough names have. */
function lengthsOf(language: Language, count: number): readonly number[] {
  const least = fewestLetters(language, 3)
  const lengths = Array.from({ length: LONGEST - least + 1 }, (_, step) => least + step)
  return lengths.filter(
    (length) => nounsOf(language).filter(({ letters }) => letters.length === length).length >= count * 3,
  )
}

export const lock: Mode<LockState> = {
  rounds: COUNTS.length,
  lives: 1,
  deal(base, random) {
    const { language, used, round } = base
    const count = COUNTS[round]!
    const length = pickOne(lengthsOf(language, count), random)
    const wish = { count, least: length, most: length, ease: easeOf(lock, base), used }
    const targets = pickNouns(language, wish, random).map((noun) => ({ ...noun, isFound: false }))
    const rings = Array.from({ length }, (_, place) => {
      const letters = new Set(targets.map((target) => target.letters[place]!))
      while (letters.size < RINGS[round]!) letters.add(anyLetter(language, random))
      return shuffled([...letters], random)
    })
    let at: readonly number[]
    do at = rings.map((ring) => pickIndex(ring.length, random))
    while (
      targets.some(
        (target) => costOf({ rings, at, targets }, at, placesOf({ rings, at, targets }, target)) < 2,
      )
    )
    return {
      ...base,
      lives: shortestWay({ rings, at, targets }).turns + SPARE_TURNS[round]!,
      used: [...used, ...targets.map(({ picture }) => picture)],
      mode: 'lock',
      rings,
      at,
      targets,
    }
  },
  step(state, input) {
    const ring = Math.floor(input / 2)
    const size = state.rings[ring]?.length
    if (size === undefined) return { state, events: [] }
    const place = (state.at[ring]! + (input % 2 === NEXT_LETTER ? 1 : size - 1)) % size
    const turned = { ...state, at: state.at.with(ring, place), lives: state.lives - 1 }
    const which = state.targets.findIndex(
      (target) => !target.isFound && costOf(turned, turned.at, placesOf(turned, target)) === 0,
    )
    const events = [{ kind: 'turn', x: ring, y: input % 2 }]
    const targets = state.targets.map((one, index) => (index === which ? { ...one, isFound: true } : one))
    const found = which < 0 ? events : [...events, { kind: 'word', x: which }]
    const next = { ...turned, targets, points: state.points + (which < 0 ? 0 : WORD_POINTS) }
    if (targets.every(({ isFound }) => isFound)) {
      const points = next.points + TURN_POINTS * next.lives
      // Turns left are paid; the next lock has its own.
      return { state: solved(lock, { ...next, points }), events: [...found, { kind: 'solved' }] }
    }
    if (next.lives > 0) return { state: next, events: found }
    return { state: hurt(next), events: [...found, { kind: 'lost' }] }
  },
  legal: ({ rings }) => rings.flatMap((_, ring) => [ring * 2 + NEXT_LETTER, ring * 2 + LETTER_BEFORE]),
  best(state) {
    const { first } = shortestWay(state)
    if (!first) return undefined
    const places = placesOf(state, first)
    const ring = places.findIndex((place, index) => place !== state.at[index])
    const isOn = turnsTo(state.rings[ring]!.length, state.at[ring]!, places[ring]!) > 0
    return ring * 2 + (isOn ? NEXT_LETTER : LETTER_BEFORE)
  },
  share: ({ targets }) => targets.filter(({ isFound }) => isFound).length / targets.length,
}
