import { pickIndex, shuffled, type Random } from '#kit/random/random.ts'
import { SIDE, type Board } from './board.ts'
import { allLooks, ownKinds, scatter } from './scatter.ts'
import { REACH, type Thing } from './things.ts'

type Made = Omit<Board, 'backdrop'>

/** Things overlap when nearer than this share of the sum of their radii. */
const TOUCH = 0.82

/** For each thing, the later ones that cover it. */
export function coversOf(things: readonly Thing[]): number[][] {
  return things.map((low, index) =>
    things.flatMap((high, at) => {
      if (at <= index) return []
      const reach = (low.scale + high.scale) * REACH * TOUCH
      const [dx, dy] = [low.x - high.x, low.y - high.y]
      return dx * dx + dy * dy < reach * reach ? [at] : []
    }),
  )
}

/** Everything to remove before a thing can be taken, itself included. */
export function diggingOf(under: readonly (readonly number[])[], target: number): ReadonlySet<number> {
  const all = new Set([target])
  // The set grows during the loop: added things are visited too.
  for (const thing of all) for (const cover of under[thing]!) all.add(cover)
  return all
}

const TREASURE = { kind: 1, tint: 1 } as const

/** Golden starfish lie under a heap: any uncovered thing may be removed. */
export function heapBoard(level: number, random: Random): Made {
  const count = Math.min(44, 20 + level)
  const treasures = level < 10 ? 1 : level < 22 ? 2 : 3
  const looks = allLooks(random)
    .filter(([kind]) => kind !== TREASURE.kind)
    .slice(0, count)
  const heap = scatter(looks, { height: SIDE, size: [1.9, 2.4], tilt: 1.4 }, random).map((thing) => ({
    ...thing,
    // Makes the heap denser in the middle.
    x: Math.round(200 + (thing.x - 200) * 0.82),
    y: Math.round(200 + (thing.y - 200) * 0.82),
  }))
  const gold = Array.from({ length: treasures }, (_, index): Thing => ({
    ...TREASURE,
    x: treasures === 1 ? 200 : 130 + index * (140 / (treasures - 1)),
    y: 170 + pickIndex(70, random),
    turn: 0.2,
    scale: 1.9,
  }))
  const things = [...gold, ...heap]
  return { height: SIDE, things, targets: gold.map((_, index) => index), clue: [], under: coversOf(things) }
}

export const PATCH = 3
const ROUNDS = 3

const cellsOf = (columns: number, corner: number, turned: boolean) =>
  Array.from({ length: PATCH * PATCH }, (_, at) => {
    const [x, y] = [at % PATCH, Math.floor(at / PATCH)]
    const [column, row] = turned ? [y, PATCH - 1 - x] : [x, y]
    return corner + column + row * columns
  })

/** Upper left cells at which a whole patch fits in the grid. */
export const cornersOf = (columns: number) =>
  Array.from({ length: columns * columns }, (_, cell) => cell).filter(
    (cell) => cell % columns <= columns - PATCH && Math.floor(cell / columns) <= columns - PATCH,
  )

/** A corner torn from a chart of things: find the cell of its middle. Later corners are shown rotated. */
export function patchBoard(level: number, random: Random): Made {
  const columns = level < 6 ? 6 : level < 16 ? 7 : 8
  const looks = ownKinds(level < 12 ? 5 : 4, random)
  const size = SIDE / columns
  const things = Array.from({ length: columns * columns }, (_, cell): Thing => {
    const [kind, tint] = looks[pickIndex(looks.length, random)]!
    return {
      kind,
      tint,
      x: (cell % columns) * size + size / 2,
      y: Math.floor(cell / columns) * size + size / 2,
      turn: 0,
      scale: size / 44,
    }
  })
  const turned = level > 15
  const nameAt = (corner: number) =>
    cellsOf(columns, corner, turned)
      .map((cell) => `${things[cell]!.kind}.${things[cell]!.tint}`)
      .join()
  const corners = cornersOf(columns)
  const names = corners.map(nameAt)
  const own = corners.filter((_, index) => names.indexOf(names[index]!) === names.lastIndexOf(names[index]!))
  const chosen = shuffled(own, random).slice(0, ROUNDS)
  return {
    height: SIDE,
    things,
    columns,
    targets: chosen.map((corner) => corner + columns + 1),
    clue: [],
    patches: chosen.map((corner) => cellsOf(columns, corner, turned).map((cell) => things[cell]!)),
  }
}
