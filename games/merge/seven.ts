import type { SimEvent } from '#kit/game/contract.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { fall, lowestFree, openColumns, type Field } from './columns.ts'
import { appeared, cleared, emptyState, moved, WAVE, type Kind, type KindOf } from './state.ts'

/** A closed disc, and one that has been knocked once: the next knock shows its digit. */
export const CLOSED = 8
export const CRACKED = 9
const DIGITS = 7
const FIRST_DROPS = 24
const FEWEST_DROPS = 8
const DROPS_TO_HURRY = 12
const DISC_POINTS = 7
const ROW_POINTS = 60
const SWEPT_POINTS = 500
const FIRST_DISCS = 9

const drawDisc = (random: Random) => (random() < 1 / (DIGITS + 1) ? CLOSED : 1 + pickIndex(DIGITS, random))

/** Discs whose digit is the length of their row or their pile. */
export function bursting(cells: readonly number[], { columns, rows }: Field): readonly number[] {
  const run = (cell: number, step: number, ahead: number) => {
    let length = 0
    for (let at = cell + step, left = ahead; left > 0 && cells[at] !== 0; at += step, left--) length++
    return length
  }
  return cells.flatMap((digit, cell) => {
    if (digit === 0 || digit > DIGITS) return []
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    const across = 1 + run(cell, -1, x) + run(cell, 1, columns - 1 - x)
    const upright = 1 + run(cell, -columns, y) + run(cell, columns, rows - 1 - y)
    return digit === across || digit === upright ? [cell] : []
  })
}

interface Luck {
  readonly random: Random
  readonly events: SimEvent[]
}

/** Bursts, knocks and falls until all rests; later waves of one drop count far more. */
function burstAll(cells: number[], field: Field, { random, events }: Luck): number {
  const { columns } = field
  let points = 0
  for (let wave = 1; ; wave++) {
    const gone = bursting(cells, field)
    if (gone.length === 0) return points
    events.push(WAVE)
    for (const cell of gone) {
      cells[cell] = 0
      events.push(cleared(cell))
    }
    for (const cell of gone)
      for (const next of [
        ...(cell % columns > 0 ? [cell - 1] : []),
        ...(cell % columns < columns - 1 ? [cell + 1] : []),
        cell - columns,
        cell + columns,
      ]) {
        if (cells[next] !== CLOSED && cells[next] !== CRACKED) continue
        cells[next] = cells[next] === CLOSED ? CRACKED : 1 + pickIndex(DIGITS, random)
        events.push(appeared(next, cells[next]))
      }
    points += DISC_POINTS * gone.length * wave * wave
    fall(cells, field, events)
    if (cells.every((disc) => disc === 0)) points += SWEPT_POINTS
  }
}

/** A row of closed discs lifts all others; true when one is lifted out of the board. */
function lift(cells: number[], { columns }: Field, events: SimEvent[]): boolean {
  const isLost = cells.slice(0, columns).some((disc) => disc !== 0)
  events.push(WAVE, { kind: 'push' })
  for (let cell = columns; cell < cells.length; cell++) {
    const disc = cells[cell]!
    cells[cell - columns] = disc
    if (disc !== 0) events.push(moved(cell, cell - columns, disc), appeared(cell - columns, disc))
  }
  for (let cell = cells.length - columns; cell < cells.length; cell++) {
    cells[cell] = CLOSED
    events.push(appeared(cell, CLOSED))
  }
  return isLost
}

/** Drops until the next row, decreasing. */
const dropsAfter = (moves: number) => Math.max(FEWEST_DROPS, FIRST_DROPS - Math.floor(moves / DROPS_TO_HURRY))

/** A disc bursts when its digit equals the number of discs in its row or pile. */
export const sevenKind: KindOf = ({ columns, rows }): Kind => {
  const field = { columns, rows }
  return {
    start(random) {
      const cells = [...emptyState(columns * rows).cells]
      for (let count = 0; count < FIRST_DISCS; count++) {
        const cell = lowestFree(cells, field, pickIndex(columns, random))!
        cells[cell] = 1 + pickIndex(DIGITS, random)
      }
      burstAll(cells, field, { random, events: [] })
      return { ...emptyState(0), cells, next: [drawDisc(random), drawDisc(random)], left: FIRST_DROPS }
    },
    step(state, input, random) {
      const column = input[0]!
      const disc = state.next[0]!
      const to = lowestFree(state.cells, field, column)
      if (to === undefined || state.over) return { state, events: [] }
      const cells = [...state.cells]
      cells[to] = disc
      const events: SimEvent[] = [moved(-1 - column, to, disc), appeared(to, disc)]
      const luck = { random, events }
      let score = state.score + burstAll(cells, field, luck)
      let left = state.left - 1
      let over = false
      if (left === 0) {
        over = lift(cells, field, events)
        score += ROW_POINTS + burstAll(cells, field, luck)
        left = dropsAfter(state.moves)
      }
      over ||= openColumns(cells, field).length === 0
      const next = [state.next[1]!, drawDisc(random)]
      return { state: { ...state, cells, next, score, moves: state.moves + 1, left, over }, events }
    },
    legal: ({ cells, over }) => (over ? [] : openColumns(cells, field).map((column) => [column])),
  }
}
