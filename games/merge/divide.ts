import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { neighboursOf } from './places.ts'
import { appeared, cleared, emptyState, merged, moved, WAVE, type Kind, type KindOf } from './state.ts'

const SHOWN = 3
const FIRST_TILES = 3

const MOVES_TO_HARDEN = 25
const HARDEST = 9

/** A tile is its number: products of small factors, so that most of them divide something; later of larger ones. */
function drawNumber(random: Random, moves: number): number {
  const harder = Math.min(HARDEST, Math.floor(moves / MOVES_TO_HARDEN))
  const small = 2 + pickIndex(5 + harder, random)
  if (random() < 0.42) return small
  return Math.min(99, small * (2 + pickIndex(6 + Math.floor(harder / 2), random)))
}

/** What two touching numbers leave of the larger one: 0 when equal, `undefined` when neither divides. */
export function quotient(one: number, other: number): number | undefined {
  if (one === 0 || other === 0) return undefined
  const [large, small] = one > other ? [one, other] : [other, one]
  if (large === small) return 0
  return large % small === 0 ? large / small : undefined
}

/** Divides repeatedly from a cell; returns the points. */
function divideFrom(
  cells: number[],
  beside: readonly (readonly number[])[],
  start: number,
  events: SimEvent[],
): number {
  let points = 0
  let cell = start
  for (let wave = 1; ; wave++) {
    const here = cells[cell]!
    const next = beside[cell]!.find((one) => quotient(here, cells[one]!) !== undefined)
    if (next === undefined) return points
    const there = cells[next]!
    const rest = quotient(here, there)!
    points += Math.min(here, there) * wave
    const [from, to] = here > there ? [next, cell] : [cell, next]
    events.push(WAVE, moved(from, to, cells[from]!))
    cells[from] = 0
    cells[to] = rest
    if (rest === 0) {
      events.push(appeared(to, there), WAVE, cleared(to))
      return points
    }
    events.push(merged(to, rest))
    cell = to
  }
}

/** A number on a free cell divides its neighbours or is divided; equal numbers are gone. */
export const divideKind: KindOf = (definition): Kind => {
  const beside = neighboursOf(definition)
  const free = (cells: readonly number[]) => cells.flatMap((number, cell) => (number === 0 ? [cell] : []))
  return {
    start(random) {
      const base = emptyState(beside.length)
      const cells = [...base.cells]
      for (let count = 0; count < FIRST_TILES; count++)
        cells[(count * 6 + pickIndex(3, random)) % cells.length] = 4 + 2 * pickIndex(5, random)
      return { ...base, cells, next: Array.from({ length: SHOWN }, () => drawNumber(random, 0)) }
    },
    step(state, input, random) {
      const cell = input[0]!
      if (state.cells[cell] !== 0 || state.over) return { state, events: [] }
      const number = state.next[0]!
      const cells = [...state.cells]
      cells[cell] = number
      const events: SimEvent[] = [appeared(cell, number)]
      const score = state.score + 1 + divideFrom(cells, beside, cell, events)
      const next = [...state.next.slice(1), drawNumber(random, state.moves)]
      const over = !cells.includes(0)
      return { state: { ...state, cells, next, score, moves: state.moves + 1, over }, events }
    },
    legal: ({ cells, over }) => (over ? [] : free(cells).map((cell) => [cell])),
  }
}
