import { shuffled } from '#kit/random/random.ts'
import type { Move } from './move.ts'
import { changed, HOLE, looksOf, type Stage, type Yard, type YardState } from './yard-state.ts'

/** Places of a shelf row; rows behind move up when the front is empty. */
export const ROW = 3
const KINDS = 12
/** Free front places at the start of a level. */
const FREE = 3

const front = (lane: readonly number[]) => lane.slice(0, ROW)
const isBare = (cells: readonly number[]) => cells.every((piece) => piece === HOLE)

function isTrio({ looks }: Pick<YardState, 'looks'>, lane: readonly number[]) {
  const [one, two, three] = front(lane).map((piece) => looks[piece])
  return one !== undefined && one === two && two === three
}

/** Three equal goods side by side are sold, and those behind move up. */
export const marketYard: Yard = {
  haste: 3,
  deal(level, random) {
    const shelves = Math.min(9, 4 + Math.floor((level - 1) / 9))
    const depth = level < 4 ? 1 : level < 24 ? 2 : 3
    const trios = Math.min(Math.floor((shelves * ROW * depth - FREE) / ROW), 3 + Math.floor(level * 0.31))
    const kinds = shuffled(
      Array.from({ length: KINDS }, (_, kind) => kind),
      random,
    )
    const looks = Array.from({ length: trios * ROW }, (_, piece) => kinds[Math.floor(piece / ROW) % KINDS]!)
    const pieces = shuffled([...looks.keys()], random)
    const places = (row: number) =>
      Array.from({ length: shelves * ROW }, (_, place): readonly [number, number] => [
        Math.floor(place / ROW),
        row * ROW + (place % ROW),
      ])
    const slots = [
      ...shuffled(places(0), random).slice(FREE),
      ...Array.from({ length: depth - 1 }, (_, behind) => shuffled(places(behind + 1), random)).flat(),
    ]
    const lanes = Array.from({ length: shelves }, () => Array<number>(ROW * depth).fill(HOLE))
    for (const [index, piece] of pieces.entries()) {
      const [shelf, place] = slots[index]!
      lanes[shelf]![place] = piece
    }
    const trimmed = lanes.map(trim)
    return trimmed.some((lane) => isTrio({ looks }, lane)) ? undefined : { lanes: trimmed, looks, notes: [] }
  },
  legal({ lanes }) {
    const open = lanes.flatMap((lane, shelf) => (front(lane).includes(HOLE) ? [shelf] : []))
    return lanes.flatMap((lane, shelf) =>
      front(lane).flatMap((piece, slot) =>
        piece === HOLE ? [] : open.flatMap((to): Move[] => (to === shelf ? [] : [[shelf * ROW + slot, to]])),
      ),
    )
  },
  stages(state, [cell, to]) {
    const [from, slot] = [Math.floor(cell / ROW), cell % ROW]
    const piece = state.lanes[from]![slot]!
    const target = state.lanes[to]!
    let lanes = state.lanes
      .with(from, state.lanes[from]!.with(slot, HOLE))
      .with(to, target.with(front(target).indexOf(HOLE), piece))
    const stages: Stage[] = [{ kind: 'put', state: changed(state, lanes, { cost: 1 }) }]
    const show = (kind: string) => stages.push({ kind, state: changed(stages[0]!.state, lanes) })
    if (isTrio(state, lanes[to]!)) {
      lanes = lanes.with(
        to,
        lanes[to]!.map((one, place) => (place < ROW ? HOLE : one)),
      )
      show('sold')
    }
    const forth = lanes.map(trim)
    if (forth.some((lane, shelf) => lane.length < lanes[shelf]!.length)) {
      lanes = forth
      show('forth')
    }
    return stages
  },
  isWon: ({ lanes }) => lanes.every(isBare),
  away(state) {
    let left = 0
    let together = 0
    for (const lane of state.lanes) {
      const seen = looksOf(state, front(lane)).filter((look) => look !== HOLE)
      left += lane.filter((piece) => piece !== HOLE).length
      together += seen.length - new Set(seen).size
    }
    return left - together
  },
  nameOf: (state) =>
    state.lanes
      .map((lane) => {
        const looks = looksOf(state, lane)
        return looks.slice(0, ROW).toSorted().join('.') + '|' + looks.slice(ROW).join('.')
      })
      .sort()
      .join(' '),
}

/** Empty rows before others are gone: what stands behind comes forth. */
function trim(lane: readonly number[]): readonly number[] {
  let cells = lane
  while (cells.length > ROW && isBare(front(cells))) cells = cells.slice(ROW)
  while (cells.length > ROW && isBare(cells.slice(-ROW))) cells = cells.slice(0, -ROW)
  return cells
}
