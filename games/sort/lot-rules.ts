import type { SimEvent } from '#kit/game/contract.ts'
import type { TurnRules } from '#kit/game/turn-sim.ts'
import type { Move } from './move.ts'

/** A car stands along a row (`across`) or a column, and drives only along it. */
export interface Car {
  readonly across: boolean
  /** Its row or column. */
  readonly line: number
  readonly length: 2 | 3
  /** 1 when its nose points right or down, else -1. */
  readonly nose: 1 | -1
}

export interface Lot {
  readonly columns: number
  readonly rows: number
  readonly cars: readonly Car[]
  /** Tubs of flowers: nobody drives through them. */
  readonly tubs: readonly number[]
  /** Ends of rows and columns without a fence: `r<row>` and `c<column>`, with `-` for the left or upper end. */
  readonly open: readonly string[]
}

export interface LotState {
  readonly kind: 'lot'
  readonly lot: Lot
  /** First cell of each car on its line; `GONE` when it has driven off. */
  readonly at: readonly number[]
  readonly moves: number
  readonly par: number
}

export const GONE = -9

export const lengthOf = ({ columns, rows }: Lot, { across }: Car) => (across ? columns : rows)
export const cellOf = ({ columns }: Lot, { across, line }: Car, place: number) =>
  across ? line * columns + place : place * columns + line
const gateName = ({ across, line }: Car, way: number) => `${across ? 'r' : 'c'}${way < 0 ? '-' : ''}${line}`

/** Which car stands on each cell; -1 is free, -2 a tub. */
export function cellsOf({ lot, at }: Pick<LotState, 'lot' | 'at'>): Int8Array {
  const cells = new Int8Array(lot.columns * lot.rows).fill(-1)
  for (const tub of lot.tubs) cells[tub] = -2
  for (const [index, car] of lot.cars.entries()) {
    if (at[index] === GONE) continue
    for (let part = 0; part < car.length; part++) cells[cellOf(lot, car, at[index]! + part)] = index
  }
  return cells
}

export interface Drive {
  /** Where the car stops; `GONE` when it leaves. */
  readonly to: number
  /** What stops it: a car, or a fence or tub (-1). */
  readonly stop: number | undefined
}

/** How far a car gets. */
export function drive(
  state: Pick<LotState, 'lot' | 'at'>,
  index: number,
  way: number,
  cells = cellsOf(state),
): Drive {
  const { lot, at } = state
  const car = lot.cars[index]!
  const line = lengthOf(lot, car)
  let to = at[index]!
  for (;;) {
    const next = way > 0 ? to + car.length : to - 1
    if (next < 0 || next >= line)
      return lot.open.includes(gateName(car, way)) ? { to: GONE, stop: undefined } : { to, stop: -1 }
    const there = cells[cellOf(lot, car, next)]!
    if (there !== -1) return { to, stop: Math.max(-1, there) }
    to += way
  }
}

export function legalDrives(state: Pick<LotState, 'lot' | 'at'>): readonly Move[] {
  const cells = cellsOf(state)
  return state.lot.cars.flatMap((_, index): Move[] => {
    if (state.at[index] === GONE) return []
    return ([1, -1] as const)
      .filter((way) => drive(state, index, way, cells).to !== state.at[index])
      .map((way): Move => [index, way])
  })
}

const isEmpty = ({ at }: LotState) => at.every((place) => place === GONE)

export function lotRules(first: LotState): TurnRules<LotState, Move> {
  return {
    start: () => first,
    step(state, [index, way]) {
      const { to, stop } = drive(state, index, way)
      if (to === state.at[index] || state.at[index] === GONE)
        return { state, events: [{ kind: 'blocked', x: index, y: stop ?? -1 }] }
      const next = { ...state, at: state.at.with(index, to), moves: state.moves + 1 }
      const events: SimEvent[] =
        to === GONE ? [{ kind: 'out', x: index }] : [{ kind: 'drive', x: index, y: stop ?? -1 }]
      if (isEmpty(next)) events.push({ kind: 'clear' })
      return { state: next, events }
    },
    legal: legalDrives,
    status: (state) => (isEmpty(state) ? 'won' : legalDrives(state).length === 0 ? 'lost' : 'playing'),
    score: ({ moves }) => moves,
    progress: ({ at }) => at.filter((place) => place === GONE).length / at.length,
  }
}
