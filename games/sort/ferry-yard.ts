import { pickIndex, shuffled } from '#kit/random/random.ts'
import type { Move } from './move.ts'
import { changed, HOLE, type Stage, type Yard, type YardState } from './yard-state.ts'

/** Seats of a ferry. */
export const SEATS = 3
const [CROWD, BENCH, DECK] = [0, 1, 2]
/** A waiting guest counts as two moves. */
const WAIT_COST = 2
/** Rows by which a guest may stand out of order. */
const DISORDER = 9

/** What the notes of a ferry game say. */
export const quayOf = ({ notes }: Pick<YardState, 'notes'>) => ({
  columns: notes[0]!,
  bench: notes[1]!,
  /** Ferries that have left. */
  left: notes[2]!,
  colors: notes.slice(3),
})

const isMatch = (state: YardState, piece: number) => {
  const { left, colors } = quayOf(state)
  return state.looks[piece] === colors[left]
}

/** Cells of guests with a free path to the quay, which is before the first row. */
export function freeGuests({ lanes, notes }: YardState): readonly number[] {
  const crowd = lanes[CROWD]!
  const { columns } = quayOf({ notes })
  const free = new Set<number>()
  const seen = new Set<number>()
  const queue = Array.from({ length: columns }, (_, cell) => cell)
  for (let next = 0; next < queue.length; next++) {
    const cell = queue[next]!
    if (seen.has(cell)) continue
    seen.add(cell)
    if (crowd[cell] !== HOLE) {
      free.add(cell)
      continue
    }
    if (cell % columns > 0) queue.push(cell - 1)
    if (cell % columns < columns - 1) queue.push(cell + 1)
    if (cell >= columns) queue.push(cell - columns)
    if (cell + columns < crowd.length) queue.push(cell + columns)
  }
  return [...free].sort((one, other) => one - other)
}

/** Guests with a free path board the ferry of their colour, or wait on the bench. */
export const ferryYard: Yard = {
  deal(level, random) {
    const step = Math.floor((level - 1) / 6)
    const columns = Math.min(7, 4 + Math.floor(step / 3))
    const rows = Math.min(8, 3 + Math.floor(step / 2) + (level % 6 > 2 ? 1 : 0))
    const colors = Math.min(8, 2 + Math.floor(level / 7) + (level > 2 ? 1 : 0))
    const ferries = Math.floor((columns * rows - (level % 3)) / SEATS)
    const shift = pickIndex(8, random)
    const order = shuffled(
      Array.from({ length: ferries }, (_, ferry) => (ferry + shift) % colors),
      random,
    )
    const looks = order.flatMap((color) => Array<number>(SEATS).fill(color))
    const crowd = Array<number>(columns * rows).fill(HOLE)
    const cells = shuffled([...crowd.keys()], random).slice(0, looks.length)
    // Guests stand roughly in boarding order: a random order would fill every bench.
    const near = cells.sort(
      (one, other) => one + random() * columns * DISORDER - other - random() * columns * DISORDER,
    )
    for (const [index, cell] of near.entries()) crowd[cell] = index
    const bench = level < 10 ? 5 : level % 4 === 0 ? 3 : 4
    return { lanes: [crowd, [], []], looks, notes: [columns, bench, 0, ...order] }
  },
  legal(state) {
    const hasBench = state.lanes[BENCH]!.length < quayOf(state).bench
    return freeGuests(state).flatMap((cell): Move[] =>
      hasBench || isMatch(state, state.lanes[CROWD]![cell]!) ? [[cell, 0]] : [],
    )
  },
  stages(state, [cell]) {
    const guest = state.lanes[CROWD]![cell]!
    const crowd = state.lanes[CROWD]!.with(cell, HOLE)
    const [bench, deck] = [state.lanes[BENCH]!, state.lanes[DECK]!]
    if (!isMatch(state, guest))
      return [{ kind: 'wait', state: changed(state, [crowd, [...bench, guest], deck], { cost: WAIT_COST }) }]
    let now = changed(state, [crowd, bench, [...deck, guest]], { cost: 1 })
    const stages: Stage[] = [{ kind: 'board', state: now }]
    while (now.lanes[DECK]!.length === SEATS) {
      now = changed(now, now.lanes.with(DECK, []), { notes: now.notes.with(2, now.notes[2]! + 1) })
      stages.push({ kind: 'sail', state: now })
      const called = now.lanes[BENCH]!.filter((piece) => isMatch(now, piece)).slice(0, SEATS)
      if (called.length === 0) break
      const waiting = now.lanes[BENCH]!.filter((piece) => !called.includes(piece))
      now = changed(now, [crowd, waiting, called])
      stages.push({ kind: 'board', state: now })
    }
    return stages
  },
  isWon: (state) => quayOf(state).left === quayOf(state).colors.length,
  away: ({ lanes }) => lanes[CROWD]!.filter((piece) => piece !== HOLE).length + lanes[BENCH]!.length,
  nameOf: ({ lanes }) => lanes[CROWD]!.map((piece) => (piece === HOLE ? '.' : 'x')).join(''),
}
