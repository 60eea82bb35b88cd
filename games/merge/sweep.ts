import type { SimEvent } from '#kit/game/contract.ts'
import { pickOne, shuffled, type Random } from '#kit/random/random.ts'
import type { MergeDefinition } from './definitions.ts'
import { gridPlaces } from './places.ts'
import {
  appeared,
  cleared,
  emptyState,
  merged,
  moved,
  WAVE,
  type Kind,
  type KindOf,
  type State,
} from './state.ts'

/** A coral has this rank plus the knocks it still stands. */
export const CORAL = 60
const CORAL_KNOCKS = 3
const CORALS = 4
/** Turns after which one more coral grows. */
const CORAL_EVERY = 18
const CORAL_POINTS = 60

const FIBONACCI = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987, 1597, 2584, 4181] as const

/** What a tile of a swept board is worth. */
export function sweepValue(kind: MergeDefinition['kind'], rank: number): number {
  if (kind === 'fib') return FIBONACCI[rank] ?? FIBONACCI.at(-1)!
  return kind === 'triple' ? 3 ** (rank - 1) : 2 ** rank
}

const SQUARE_WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
/** Left, right, up left, up right, down left, down right. */
const HEX_WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [1, -1],
  [-1, 1],
  [0, 1],
] as const

type Way = readonly [number, number]

export const waysOf = ({ kind }: MergeDefinition): readonly Way[] =>
  kind === 'hexslide' ? HEX_WAYS : SQUARE_WAYS

const known = new Map<string, readonly (readonly (readonly number[])[])[]>()

/** For each way its lines of cells, each from the wall the tiles move to. */
export function lanesOf(definition: MergeDefinition): readonly (readonly (readonly number[])[])[] {
  const kept = known.get(definition.id)
  if (kept) return kept
  const places = gridPlaces(definition)
  const indexOf = new Map(places.map(({ x, y }, cell) => [`${x}/${y}`, cell]))
  const made = waysOf(definition).map(([dx, dy]) =>
    places.flatMap(({ x, y }) => {
      if (indexOf.has(`${x + dx}/${y + dy}`)) return []
      const lane: number[] = []
      for (let step = 0; ; step++) {
        const cell = indexOf.get(`${x - dx * step}/${y - dy * step}`)
        if (cell === undefined) return [lane]
        lane.push(cell)
      }
    }),
  )
  known.set(definition.id, made)
  return made
}

/** Parts of a lane between corals. */
function openParts(lane: readonly number[], cells: readonly number[]): readonly (readonly number[])[] {
  const parts: number[][] = [[]]
  for (const cell of lane)
    if (cells[cell]! >= CORAL) parts.push([])
    else parts.at(-1)!.push(cell)
  return parts
}

/** Rank that two tiles make together; 0 when they stay apart. */
function joined(kind: MergeDefinition['kind'], one: number, other: number): number {
  if (kind === 'triple') return 0
  if (kind !== 'fib') return one === other ? one + 1 : 0
  if (one === 1 && other === 1) return 2
  return Math.abs(one - other) === 1 ? Math.max(one, other) + 1 : 0
}

interface Piece {
  readonly rank: number
  readonly from: readonly number[]
  readonly isMerged: boolean
}

/** The tiles of a line, nearest to the wall first, after they have met. */
function gathered(kind: MergeDefinition['kind'], line: readonly Piece[]): readonly Piece[] {
  const done: Piece[] = []
  for (const piece of line) {
    const last = done.at(-1)
    const before = done.at(-2)
    const rank = last && !last.isMerged ? joined(kind, last.rank, piece.rank) : 0
    const isThird =
      kind === 'triple' &&
      [last, before].every((one) => one !== undefined && !one.isMerged && one.rank === piece.rank)
    if (isThird)
      done.splice(-2, 2, {
        rank: piece.rank + 1,
        from: [...before!.from, ...last!.from, ...piece.from],
        isMerged: true,
      })
    else if (last && rank > 0)
      done.splice(-1, 1, { rank, from: [...last.from, ...piece.from], isMerged: true })
    else done.push(piece)
  }
  return done
}

interface Sweep {
  readonly cells: readonly number[]
  readonly events: readonly SimEvent[]
  /** Cells where tiles became one. */
  readonly merges: readonly number[]
  readonly hasMoved: boolean
}

/** Moves all tiles to a wall, or as far as a coral allows. */
export function sweep(definition: MergeDefinition, cells: readonly number[], way: number): Sweep {
  const after = [...cells]
  const events: SimEvent[] = []
  const results: SimEvent[] = []
  const merges: number[] = []
  for (const lane of lanesOf(definition)[way] ?? [])
    for (const part of openParts(lane, cells)) {
      const line = part.flatMap((cell) =>
        cells[cell] === 0 ? [] : [{ rank: cells[cell]!, from: [cell], isMerged: false }],
      )
      for (const cell of part) after[cell] = 0
      for (const [index, { rank, from, isMerged }] of gathered(definition.kind, line).entries()) {
        const to = part[index]!
        after[to] = rank
        if (!isMerged && from[0] === to) continue
        for (const one of from) events.push(moved(one, to, cells[one]!))
        results.push(isMerged ? merged(to, rank) : appeared(to, rank))
        if (isMerged) merges.push(to)
      }
    }
  return { cells: after, events: [...events, ...results], merges, hasMoved: events.length > 0 }
}

const freeCells = (cells: readonly number[]) => cells.flatMap((rank, cell) => (rank === 0 ? [cell] : []))

const drawTile = (random: Random) => (random() < 0.14 ? 2 : 1)
/** Hexagons have more ways out, and the famous row merges easily: there two tiles come in with each swipe. */
const tilesATurn = ({ kind }: MergeDefinition) => (kind === 'hexslide' || kind === 'fib' ? 2 : 1)

/** Corals next to a merge take damage and break at the last; returns the points. */
function knock(definition: MergeDefinition, cells: number[], merges: readonly number[], events: SimEvent[]) {
  if (definition.kind !== 'reef') return 0
  const { columns } = definition
  const hit = new Set(
    merges.flatMap((cell) => [
      ...(cell % columns > 0 ? [cell - 1] : []),
      ...(cell % columns < columns - 1 ? [cell + 1] : []),
      cell - columns,
      cell + columns,
    ]),
  )
  let points = 0
  const knocks: SimEvent[] = []
  for (const cell of hit) {
    if ((cells[cell] ?? 0) < CORAL) continue
    cells[cell] = cells[cell]! === CORAL + 1 ? 0 : cells[cell]! - 1
    if (cells[cell] === 0) points += CORAL_POINTS
    knocks.push(cells[cell] === 0 ? cleared(cell) : appeared(cell, cells[cell]!))
  }
  if (knocks.length > 0) events.push(WAVE, ...knocks)
  return points
}

/** 2048 and its kin: every swipe sends all tiles to a wall, then a new one comes. */
export const sweepKind: KindOf = (definition): Kind => {
  const ways = waysOf(definition).map((_, way) => way)
  const many = tilesATurn(definition)
  const draws = (random: Random) => Array.from({ length: many }, () => drawTile(random))
  return {
    start(random) {
      const base = emptyState(gridPlaces(definition).length)
      const spots = shuffled([...base.cells.keys()], random)
      const cells = [...base.cells]
      for (const spot of spots.splice(0, 1 + many)) cells[spot] = 1
      if (definition.kind === 'reef')
        for (const spot of spots.splice(0, CORALS)) cells[spot] = CORAL + CORAL_KNOCKS
      return { ...base, cells, next: draws(random), left: definition.kind === 'reef' ? CORAL_EVERY : 0 }
    },
    step(state, input, random) {
      const swept = sweep(definition, state.cells, input[0]!)
      if (!swept.hasMoved || state.over) return { state, events: [] }
      const cells = [...swept.cells]
      const events = [...swept.events]
      let score = state.score
      for (const cell of swept.merges) score += sweepValue(definition.kind, cells[cell]!)
      score += knock(definition, cells, swept.merges, events)
      events.push(WAVE)
      const come = (rank: number) => {
        const free = freeCells(cells)
        if (free.length === 0) return
        const cell = pickOne(free, random)
        cells[cell] = rank
        events.push(appeared(cell, rank))
      }
      for (const rank of state.next) come(rank)
      let { left } = state
      if (definition.kind === 'reef' && --left === 0) {
        come(CORAL + CORAL_KNOCKS)
        left = CORAL_EVERY
      }
      const over = ways.every((way) => !sweep(definition, cells, way).hasMoved)
      const moves = state.moves + 1
      return { state: { ...state, cells, next: draws(random), score, moves, left, over }, events }
    },
    legal: ({ cells, over }: State) =>
      over ? [] : ways.filter((way) => sweep(definition, cells, way).hasMoved).map((way) => [way]),
  }
}
