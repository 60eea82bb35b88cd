import type { Act, Trade } from '../trade.ts'
import { seconds, times, type World } from '../world.ts'

export const MIRRORS = { panel: 0, fountain: 1, price: 2, shade: 3, polish: 4, keeper: 5 } as const

export const EMPTY = 0
export const PANEL = 1
export const FOUNTAIN = 2

export interface Mirrors {
  /** Contents of each cell, row by row. */
  cells: number[]
  /** Heat of each cell; a panel that reaches 1 goes out until it has cooled to a half. */
  heat: number[]
  out: boolean[]
  /** Ticks for which the sun is behind a cloud. */
  cloud: number
}

export const COLUMNS = 5
export const ROWS = 4
const FIRST_PANELS = 3
const FIRST_FOUNTAINS = 1
const PAY_TICKS = 30
/** Heat of a single panel, below the limit, and from each neighbour: two adjacent ones exceed it. */
const HEAT_SELF = 0.0035
const HEAT_NEAR = 0.0016
const COOL_AIR = 0.0022
const COOL_FOUNTAIN = 0.0034
const GLEAM = 0.3
const LOOK_TICKS = 40
const LOOK_PHASE = 5

export const cellPlace = (cell: number) => ({
  x: 180 + (cell % COLUMNS) * 160,
  y: 250 + Math.floor(cell / COLUMNS) * 180,
})
export const panelsLeft = ({ body, levels }: World<Mirrors>) =>
  FIRST_PANELS + levels[MIRRORS.panel]! - body.cells.filter((kind) => kind === PANEL).length
export const fountainsLeft = ({ body, levels }: World<Mirrors>) =>
  FIRST_FOUNTAINS + levels[MIRRORS.fountain]! - body.cells.filter((kind) => kind === FOUNTAIN).length

export function neighbours(cell: number): number[] {
  const column = cell % COLUMNS
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < COLUMNS - 1 ? [cell + 1] : []),
    ...(cell >= COLUMNS ? [cell - COLUMNS] : []),
    ...(cell < COLUMNS * (ROWS - 1) ? [cell + COLUMNS] : []),
  ]
}

const worth = (levels: readonly number[]) =>
  0.75 * times(1.25, levels[MIRRORS.price]!) * (1 + 0.2 * levels[MIRRORS.polish]!)
const air = (levels: readonly number[]) => COOL_AIR * (1 + 0.1 * levels[MIRRORS.shade]!)

/** Each panel reflects light onto its neighbours: more light, more heat. */
const light = (cells: readonly number[], cell: number) =>
  1 + GLEAM * neighbours(cell).filter((next) => cells[next] === PANEL).length

function warming(cells: readonly number[], cell: number, levels: readonly number[]): number {
  const near = neighbours(cell)
  const panels = near.filter((next) => cells[next] === PANEL).length
  const fountains = near.filter((next) => cells[next] === FOUNTAIN).length
  return HEAT_SELF + HEAT_NEAR * panels - air(levels) * 1.4 - COOL_FOUNTAIN * fountains
}

/** Average light per second: an overheating panel is off part of the time. */
function output(cells: readonly number[], levels: readonly number[]): number {
  let sum = 0
  for (const [cell, kind] of cells.entries()) {
    if (kind !== PANEL) continue
    const up = warming(cells, cell, levels)
    const down = air(levels) * 1.4 + COOL_FOUNTAIN * 0.5
    sum += light(cells, cell) * (up <= 0 ? 1 : down / (down + up * 2.5))
  }
  return sum
}

/** Adjacent panels shine more and overheat; fountains cool their neighbours. */
export const mirrors: Trade<Mirrors> = {
  start: () => {
    const cells = Array.from({ length: COLUMNS * ROWS }, (_, cell) => (cell === 6 ? PANEL : EMPTY))
    return { cells, heat: cells.map(() => 0), out: cells.map(() => false), cloud: 0 }
  },

  step({ body, world, earn, tell }) {
    const { levels, clock } = world
    for (const [cell, kind] of body.cells.entries()) {
      const up =
        kind === PANEL && !body.out[cell]
          ? warming(body.cells, cell, levels)
          : -air(levels) * 1.4 - COOL_FOUNTAIN * 0.5
      body.heat[cell] = Math.max(0, Math.min(1, body.heat[cell]! + up))
      if (kind === PANEL && !body.out[cell] && body.heat[cell]! >= 1) {
        body.out[cell] = true
        tell({ kind: 'bad', ...cellPlace(cell), amount: cell })
      } else if (body.out[cell] && body.heat[cell]! < 0.5) body.out[cell] = false
      if (kind !== PANEL || body.out[cell] || (clock + cell * 3) % PAY_TICKS !== 0) continue
      const { x, y } = cellPlace(cell)
      earn(light(body.cells, cell) * worth(levels) * (PAY_TICKS / 60), x, y)
    }
    const keepers = levels[MIRRORS.keeper]!
    if (keepers === 0 || clock % Math.ceil(seconds(5) / keepers) !== 0) return
    const hottest = body.heat.indexOf(Math.max(...body.heat))
    body.heat[hottest]! *= 0.4
    tell({ kind: 'splash', ...cellPlace(hottest), amount: hottest })
  },

  act({ body, world, tell }, [cell]) {
    const kind = body.cells[cell]
    if (kind === undefined) return
    body.cells[cell] = next(world, kind)
    body.out[cell] = false
    tell({ kind: body.cells[cell] === kind ? 'no' : 'send', ...cellPlace(cell), amount: cell })
  },

  acts: ({ body }) => body.cells.map((_, cell): Act => [cell, 0]),

  advise(world) {
    const { body, levels, clock } = world
    // Checking the whole terrace is expensive, so it is done rarely.
    if (clock % LOOK_TICKS !== LOOK_PHASE) return undefined
    const [panels, fountains] = [panelsLeft(world), fountainsLeft(world)]
    let best: Act | undefined
    let most = output(body.cells, levels) + 0.01
    for (const [cell, kind] of body.cells.entries()) {
      for (const wish of [PANEL, FOUNTAIN, EMPTY]) {
        if (wish === kind || (wish === PANEL && panels < 1) || (wish === FOUNTAIN && fountains < 1)) continue
        const value = output(body.cells.with(cell, wish), levels) + (wish === PANEL ? 0.05 : 0)
        if (value > most) [best, most] = [[cell, 0], value]
      }
    }
    return best
  },

  rate(levels, _hand, { body }) {
    const stand = output(body.cells, levels)
    // What is bought and not yet placed will shine too.
    const count = FIRST_PANELS + levels[MIRRORS.panel]!
    const cool = 0.62 + Math.min(0.6, (0.9 * (FIRST_FOUNTAINS + levels[MIRRORS.fountain]!)) / count)
    return (
      (stand * 0.2 + count * (1 + GLEAM) * Math.min(1, cool + 0.03 * levels[MIRRORS.keeper]!) * 0.8) *
      worth(levels)
    )
  },
}

/** A tap cycles through panel, fountain and nothing, as far as available. */
function next(world: World<Mirrors>, kind: number): number {
  if (kind === EMPTY && panelsLeft(world) > 0) return PANEL
  if (kind !== FOUNTAIN && fountainsLeft(world) > 0) return FOUNTAIN
  return EMPTY
}
