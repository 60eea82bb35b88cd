import { colorGroup, flood, withBombs, type Neighbours } from './hex-field.ts'
import { mixOf, PURE, unveiled, type Rig } from './rigs.ts'
import { cellOf, FUSE, HUB, idOf, isColor, kindOf, VEIL } from './state.ts'

/** A shot at the end of its path. */
export interface Arrival {
  /** The free cell it comes to rest in. */
  readonly cell: number
  /** The cell it hit; below 0 for the ceiling. */
  readonly hit: number
  readonly kind: number
  readonly pierced: readonly number[]
  readonly touchedWall: boolean
}

export interface Ground {
  readonly rig: Rig
  readonly neighbours: Neighbours
  held(cells: readonly number[]): ReadonlySet<number>
  readonly colors: number
  readonly seed: number
}

export interface Outcome {
  /** The board before bursts, where the shot has changed a colour. */
  readonly mid?: readonly number[]
  readonly cells: readonly number[]
  readonly popped: readonly number[]
  readonly fell: readonly number[]
}

/** Applies a shot where it arrives: it sticks, mixes, paints or pierces, and bursts what it can. */
export function arrive(ground: Ground, start: readonly number[], id: number, arrival: Arrival): Outcome {
  const { cell, kind } = arrival
  const { rig } = ground
  const shot = cellOf(id, kind)
  switch (rig.arrives) {
    case 'mixes':
      return mixed(ground, start, shot, arrival)
    case 'paints':
      return painted(ground, start, shot, arrival)
    case 'pierces':
      return arrival.pierced.length > 0
        ? loosened(ground, start.with(cell, shot), [...arrival.pierced, cell])
        : { cells: start.with(cell, shot), popped: [], fell: [] }
    case 'bursts':
      break
  }
  const cells = seen(ground, start.with(cell, shot), [cell])
  if (rig.needsWall && !arrival.touchedWall) return { cells, popped: [], fell: [] }
  return { ...(rig.turnsColor ? { mid: cells } : {}), ...sprung(ground, cells, cell) }
}

/** A group that is large enough bursts, with the bombs and fuses it touches. */
function sprung(ground: Ground, cells: readonly number[], at: number): Outcome {
  const { rig, neighbours } = ground
  const group = colorGroup(cells, at, kindOf(cells[at]!), neighbours)
  const ripe = group.length >= rig.fewest ? group : []
  const blown = withBombs(cells, ripe, neighbours, [at]).filter((cell) => kindOf(cells[cell]!) !== HUB)
  if (blown.length === 0) return { cells, popped: [], fell: [] }
  const fuses = ripe
    .flatMap(neighbours)
    .filter((cell) => cells[cell] !== 0 && kindOf(cells[cell]!) >= FUSE && !blown.includes(cell))
  return loosened(ground, cells, [...blown, ...new Set(fuses)])
}

/** Removes cells; unsupported ones fall, and veils beside them lift. */
function loosened(ground: Ground, start: readonly number[], gone: readonly number[]): Outcome {
  const cells = [...start]
  const popped = gone.map((cell) => idOf(cells[cell]!))
  for (const cell of gone) cells[cell] = 0
  const safe = ground.held(cells)
  const fell: number[] = []
  const freed = [...gone]
  for (const [cell, content] of cells.entries()) {
    if (content === 0 || safe.has(cell)) continue
    fell.push(idOf(content))
    cells[cell] = 0
    freed.push(cell)
  }
  return { cells: seen(ground, cells, freed), popped, fell }
}

/** Lifts the veils beside these cells. */
function seen(
  { neighbours, seed, colors }: Ground,
  cells: readonly number[],
  beside: readonly number[],
): readonly number[] {
  const next = [...cells]
  for (const cell of beside.flatMap(neighbours))
    if (cells[cell] !== 0 && kindOf(cells[cell]!) === VEIL) next[cell] = unveiled(cells[cell]!, seed, colors)
  return next
}

/** Two pure colours become one bubble of the colour between them. */
function mixed(ground: Ground, start: readonly number[], shot: number, { cell, hit }: Arrival): Outcome {
  const struck = hit < 0 ? 0 : start[hit]!
  const color = struck !== 0 && isColor(struck) ? mixOf(kindOf(shot), kindOf(struck)) : undefined
  if (color === undefined) return plainly(ground, start.with(cell, shot), cell)
  const mid = start.with(hit, cellOf(idOf(shot), color))
  return { mid, ...plainly(ground, mid, hit) }
}

/** Three of a pure colour burst, and already two of a mixed one. */
function plainly(ground: Ground, cells: readonly number[], at: number): Outcome {
  const color = kindOf(cells[at]!)
  const group = colorGroup(cells, at, color, ground.neighbours)
  return group.length < (color < PURE ? ground.rig.fewest : 2)
    ? { cells, popped: [], fell: [] }
    : loosened(ground, cells, group)
}

/** The shot recolours the group it hits, which bursts if it grew large or is a whole cluster. */
function painted(ground: Ground, start: readonly number[], shot: number, { hit }: Arrival): Outcome {
  const struck = hit < 0 ? 0 : start[hit]!
  if (struck === 0 || !isColor(struck)) return { cells: start, popped: [], fell: [] }
  const color = kindOf(shot)
  const mid = [...start]
  for (const one of colorGroup(start, hit, kindOf(struck), ground.neighbours))
    mid[one] = cellOf(idOf(mid[one]!), color)
  const group = colorGroup(mid, hit, color, ground.neighbours)
  const cluster = flood(hit, ground.neighbours, (cell) => mid[cell] !== 0).length
  if (group.length < Math.min(ground.rig.fewest, cluster)) return { mid, cells: mid, popped: [], fell: [] }
  return { mid, ...loosened(ground, mid, group) }
}
