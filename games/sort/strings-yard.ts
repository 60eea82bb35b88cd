import { shuffled } from '#kit/random/random.ts'
import type { Move } from './move.ts'
import { changed, looksOf, type Yard, type YardState } from './yard-state.ts'

/** An end of a string: its left one is even, its right one odd. */
export const stringOf = (end: number) => Math.floor(end / 2)
const isRight = (end: number) => end % 2 === 1

/** Beads of one colour at an end of a string. */
export function runAt(state: YardState, end: number): readonly number[] {
  const beads = state.lanes[stringOf(end)]!
  const inward = isRight(end) ? beads.toReversed() : beads
  const stop = inward.findIndex((bead) => state.looks[bead] !== state.looks[inward[0]!])
  return stop < 0 ? inward : inward.slice(0, stop)
}

const endLook = (state: YardState, end: number) =>
  state.looks[state.lanes[stringOf(end)]!.at(isRight(end) ? -1 : 0) ?? -1]

const isPure = (state: YardState, string: number) => new Set(looksOf(state, state.lanes[string]!)).size === 1

/** A colour that is whole on its string is tied up. */
export const isTied = (state: YardState, string: number) =>
  isPure(state, string) &&
  state.looks.filter((look) => look === state.looks[state.lanes[string]![0]!]).length ===
    state.lanes[string]!.length

function amountOf(state: YardState, from: number, to: number): number {
  const [source, target] = [stringOf(from), stringOf(to)]
  const run = runAt(state, from).length
  const room = state.notes[target]! - state.lanes[target]!.length
  if (source === target || run === 0 || room === 0 || isTied(state, source)) return 0
  if (state.lanes[target]!.length === 0) {
    // An empty string has one end, and a lone colour gains nothing there.
    return isRight(to) || (isPure(state, source) && room <= state.notes[source]!) ? 0 : Math.min(run, room)
  }
  return endLook(state, from) === endLook(state, to) ? Math.min(run, room) : 0
}

/** Beads on strings that are open at both ends. */
export const stringsYard: Yard = {
  deal(level, random) {
    const colors = Math.min(8, 3 + Math.floor((level - 1) / 9))
    const room = level < 3 ? 4 : level < 20 ? 5 : level < 40 ? 6 : 7
    const looks = Array.from({ length: colors * room }, (_, bead) => Math.floor(bead / room))
    const beads = shuffled([...looks.keys()], random)
    const lanes = Array.from({ length: colors }, (_, string) =>
      beads.slice(string * room, (string + 1) * room),
    )
    const spare = level % 3 === 0 && level > 5 ? Math.ceil(room / 2) : room
    return { lanes: [...lanes, []], looks, notes: [...lanes.map(() => room), spare] }
  },
  legal(state) {
    const moves: Move[] = []
    for (let from = 0; from < state.lanes.length * 2; from++)
      for (let to = 0; to < state.lanes.length * 2; to++)
        if (amountOf(state, from, to) > 0) moves.push([from, to])
    return moves
  },
  stages(state, [from, to]) {
    const amount = amountOf(state, from, to)
    const [source, target] = [stringOf(from), stringOf(to)]
    const beads = state.lanes[source]!
    const taken = runAt(state, from).slice(0, amount)
    const rest = isRight(from) ? beads.slice(0, beads.length - amount) : beads.slice(amount)
    const there = state.lanes[target]!
    const lanes = state.lanes
      .with(source, rest)
      .with(target, isRight(to) ? [...there, ...taken] : [...taken.toReversed(), ...there])
    const next = changed(state, lanes, { cost: 1 })
    const moved = { kind: 'thread', state: next }
    return isTied(next, target) ? [moved, { kind: 'tied', state: next }] : [moved]
  },
  isWon: (state) => state.lanes.every((lane, string) => lane.length === 0 || isTied(state, string)),
  away(state) {
    const seams = state.lanes.reduce((count, lane) => {
      const looks = looksOf(state, lane)
      return count + looks.filter((look, place) => look !== looks[place - 1]).length
    }, 0)
    return seams - new Set(state.looks).size
  },
  nameOf: (state) =>
    state.lanes
      .map((lane, string) => {
        const looks = looksOf(state, lane)
        const [there, back] = [looks.join('.'), looks.toReversed().join('.')]
        return `${state.notes[string]}:${there < back ? there : back}`
      })
      .sort()
      .join('|'),
}
