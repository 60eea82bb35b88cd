/** Side of a tile; all places are in these units, y grows downwards. */
export const TILE = 16

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Goes to and fro between its spot and that spot plus (dx, dy). */
export interface Mover extends Spot {
  readonly dx: number
  readonly dy: number
  /** Ticks of one way there and back. */
  readonly period: number
}

/**
 * Cells, row by row: `#` rock, `=` plank one can jump through, `%` sand that crumbles, `B` coral that a dash breaks, `D` door,
 * `X` gate, `^` and `v` spikes, `S` spring, `p` plate, `~` water, `I` ice, `E` earth, `R` and `L` blocks that take turns, `W` a pool,
 * `A` a draught upwards, `>` and `<` gusts, `.` air.
 */
export interface Level {
  readonly width: number
  readonly height: number
  readonly cells: readonly string[]
  readonly start: Spot
  readonly goal: Spot
  readonly shells: readonly Spot[]
  readonly keys: readonly Spot[]
  readonly hooks: readonly Spot[]
  readonly feathers: readonly Spot[]
  readonly flags: readonly Spot[]
  readonly planks: readonly Mover[]
  readonly snails: readonly Mover[]
  readonly urchins: readonly Mover[]
}

export const PLANK_LENGTH = 2 * TILE
const PLANK_REACH = 3 * TILE
const PLANK_PERIOD = 220
const URCHIN_REACH = 2.5 * TILE
const URCHIN_PERIOD = 150
const SNAIL_REACH = 4
/** Ticks a snail takes for a tile there and back. */
const SNAIL_PACE = 52

/** Position of a mover at a tick. */
export function placeOf({ x, y, dx, dy, period }: Mover, tick: number): Spot {
  const part = (tick % period) / period
  const k = part < 0.5 ? 2 * part : 2 - 2 * part
  return { x: x + dx * k, y: y + dy * k }
}

const STANDING = new Set('#%=BIE')

/** Reads a level: rows of equal length. */
export function readLevel(rows: readonly string[]): Level {
  const width = rows[0]!.length
  const at = (column: number, row: number) => rows[row]?.[column] ?? '.'
  const spots: Record<string, Spot[]> = {}
  const snails: Mover[] = []
  const cells: string[] = []
  for (const [row, text] of rows.entries())
    for (const [column, letter] of [...text].entries()) {
      const isCell = '#=%BDX^vSp~.IERLWA><'.includes(letter)
      const around = at(column - 1, row) + at(column + 1, row)
      // What swims in a pool, or is not there in an easier one, leaves no hole in it.
      const isPool = isCell ? letter === '.' && /^[W^][W^]$/.test(around) : around.includes('W')
      cells.push(isPool ? 'W' : isCell ? letter : '.')
      if (isCell) continue
      const spot = { x: (column + 0.5) * TILE, y: (row + 0.5) * TILE }
      if (letter === 'c') snails.push(snailAt(at, column, row))
      else (spots[letter] ??= []).push(spot)
    }
  const all = (letter: string): readonly Spot[] => spots[letter] ?? []
  const plank = (dx: number, dy: number) => (spot: Spot) => ({
    x: spot.x - TILE / 2,
    y: spot.y - TILE / 2,
    dx,
    dy,
    period: PLANK_PERIOD,
  })
  return {
    width,
    height: rows.length,
    cells,
    start: all('P')[0]!,
    goal: all('G')[0]!,
    shells: all('o'),
    keys: all('k'),
    hooks: all('*'),
    feathers: all('f'),
    flags: all('C'),
    planks: [...all('m').map(plank(PLANK_REACH, 0)), ...all('M').map(plank(0, -PLANK_REACH))],
    snails,
    urchins: [
      ...all('u').map((spot) => ({ ...spot, dx: 0, dy: -URCHIN_REACH, period: URCHIN_PERIOD })),
      ...all('U').map((spot) => ({ ...spot, dx: 0, dy: 0, period: URCHIN_PERIOD })),
    ],
  }
}

/** A snail walks as far as there is ground, but not the whole island. */
function snailAt(at: (column: number, row: number) => string, column: number, row: number): Mover {
  const isWay = (x: number) => STANDING.has(at(x, row + 1)) && !'#%BD^SIE'.includes(at(x, row))
  let [left, right] = [column, column]
  while (left > column - SNAIL_REACH && isWay(left - 1)) left--
  while (right < column + SNAIL_REACH && isWay(right + 1)) right++
  const tiles = right - left
  return {
    x: (left + 0.5) * TILE,
    y: (row + 0.5) * TILE,
    dx: tiles * TILE,
    dy: 0,
    period: Math.max(1, tiles) * SNAIL_PACE,
  }
}
