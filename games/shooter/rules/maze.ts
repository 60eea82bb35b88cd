import type { Place } from '#kit/game/things/things.ts'
import { pickIndex, type Random } from '#kit/random/random.ts'
import { clamp, type Thing } from '../world.ts'

/** The maze of the toy tanks: square cells that are free, solid or a crate that breaks. */
export const CELL = 40
export const COLUMNS = 11
export const ROWS = 12
export const FIELD = [COLUMNS * CELL, ROWS * CELL] as const
export const FREE = 0
export const SOLID = 1
export const CRATE = 2

/** Half mazes, mirrored from left to right: `#` is solid, `o` a crate. The middle column is the last of a row. */
const PLANS = [
  '......|.#..#.|.#o.#.|...o..|.##..o|......|o.##..|...o.#|.#....|.#.#.o|......|......',
  '......|.##.o.|....#.|.o..#.|.#....|.#.##o|....#.|o##...|....o.|.#.#..|......|......',
  '......|..#..o|.##.#.|....#.|o.#...|..#.o#|.....#|.##o..|..#.#.|....o.|......|......',
  '......|.o#.#.|..#...|.##.o.|......|.#.##.|.o..#.|.##...|....#o|.#.o..|......|......',
  '......|.#.#.#|...o..|.o#..o|.##.#.|......|.#.#.#|.o....|..##.o|.#....|......|......',
  '......|.##..#|.o..#.|...##.|.#o...|.##..o|....#.|.#.o#.|.##...|....#.|.o....|......',
] as const

const VALUES: Readonly<Record<string, number>> = { '.': FREE, '#': SOLID, o: CRATE }

export const mazeOf = (stage: number, random: Random): number[] => {
  const plan = PLANS[(stage - 1 + pickIndex(2, random)) % PLANS.length]!
  return plan.split('|').flatMap((half) => {
    const cells = [...half].map((sign) => VALUES[sign]!)
    return [...cells, ...cells.slice(0, COLUMNS - cells.length).toReversed()]
  })
}

export const cellAt = (cells: readonly number[], x: number, y: number): number => {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)]
  if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS) return SOLID
  return cells[row * COLUMNS + column]!
}
export const indexAt = (x: number, y: number) => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL)

/** Whether a circle is free of blocks. */
export const isFree = (cells: readonly number[], { x, y }: Place, reach: number) =>
  cellAt(cells, x - reach, y - reach) === FREE &&
  cellAt(cells, x + reach, y - reach) === FREE &&
  cellAt(cells, x - reach, y + reach) === FREE &&
  cellAt(cells, x + reach, y + reach) === FREE

/** Moves as far as blocks allow, and slides along them. */
export function roll(
  cells: readonly number[],
  one: { x: number; y: number },
  vx: number,
  vy: number,
  reach: number,
) {
  if (isFree(cells, { x: one.x + vx, y: one.y }, reach)) one.x += vx
  if (isFree(cells, { x: one.x, y: one.y + vy }, reach)) one.y += vy
  one.x = clamp(one.x, reach, FIELD[0] - reach)
  one.y = clamp(one.y, reach, FIELD[1] - reach)
}

/** One step of a shell that bounces off blocks. Returns the cell it hit, or -1. */
export function bounce(cells: readonly number[], shell: Pick<Thing, 'x' | 'y' | 'vx' | 'vy'>): number {
  const { x, y, vx, vy } = shell
  const acrossHit = cellAt(cells, x + vx, y) !== FREE
  const downHit = cellAt(cells, x, y + vy) !== FREE
  const isCorner = !acrossHit && !downHit && cellAt(cells, x + vx, y + vy) !== FREE
  const hit = acrossHit || downHit || isCorner
  const at = acrossHit ? indexAt(x + vx, y) : downHit ? indexAt(x, y + vy) : indexAt(x + vx, y + vy)
  if (acrossHit || isCorner) shell.vx = -vx
  if (downHit || isCorner) shell.vy = -vy
  shell.x += shell.vx
  shell.y += shell.vy
  if (!hit) return -1
  const isInside = x + vx > 0 && x + vx < FIELD[0] && y + vy > 0 && y + vy < FIELD[1]
  return isInside ? at : -2
}

/** Whether nothing solid lies between two places. */
export function sees(cells: readonly number[], from: Place, to: Place): boolean {
  const steps = Math.ceil((Math.abs(to.x - from.x) + Math.abs(to.y - from.y)) / 12)
  for (let step = 1; step < steps; step++) {
    const k = step / steps
    if (cellAt(cells, from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k) !== FREE) return false
  }
  return true
}

/** The way from a place to another through free cells, as the middle of the next cell. */
export function nextCell(cells: readonly number[], from: Place, to: Place): Place {
  const [start, goal] = [indexAt(from.x, from.y), indexAt(to.x, to.y)]
  // Searched from the goal, so that the first neighbour reached is the next step.
  const seen = new Set([goal])
  const queue = [goal]
  for (const cell of queue) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [column, row] = [(cell % COLUMNS) + dx, Math.floor(cell / COLUMNS) + dy]
      const next = row * COLUMNS + column
      if (column < 0 || row < 0 || column >= COLUMNS || row >= ROWS || seen.has(next)) continue
      if (next === start)
        return { x: ((cell % COLUMNS) + 0.5) * CELL, y: (Math.floor(cell / COLUMNS) + 0.5) * CELL }
      if (cells[next] === SOLID) continue
      seen.add(next)
      queue.push(next)
    }
  }
  return from
}
