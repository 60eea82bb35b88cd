import type { Beat } from '#kit/game/beats/beats.ts'
import { colorGroup, withBombs, type Neighbours } from './hex-field.ts'
import { BOMB, cellOf, HUB, idOf, isColor, kindOf, RAINBOW, TIDE } from './state.ts'

export interface Burst {
  readonly cells: readonly number[]
  readonly popped: readonly number[]
  readonly fell: readonly number[]
}

const FEWEST = 3

/** What a landed bubble bursts; `held` names supported cells. */
export function burstAt(
  start: readonly number[],
  landed: number,
  neighbours: Neighbours,
  held: (cells: readonly number[]) => ReadonlySet<number>,
): Burst {
  const cells = [...start]
  becomeColor(cells, landed, neighbours)
  const color = kindOf(cells[landed]!)
  const tides = color < BOMB ? neighbours(landed).filter((cell) => kindOf(cells[cell]!) === TIDE) : []
  for (const tide of tides)
    for (const near of [tide, ...neighbours(tide)])
      if (near === tide || isColor(cells[near]!)) cells[near] = cellOf(idOf(cells[near]!), color)
  const group = color < BOMB ? colorGroup(cells, landed, color, neighbours) : []
  const matched = group.length >= FEWEST ? group : []
  const popped = withBombs(cells, matched, neighbours, [landed]).filter(
    (cell) => kindOf(cells[cell]!) !== HUB,
  )
  const gone = popped.map((cell) => idOf(cells[cell]!))
  for (const cell of popped) cells[cell] = 0
  const safe = held(cells)
  const fell: number[] = []
  for (const [cell, content] of cells.entries()) {
    if (content === 0 || safe.has(cell)) continue
    fell.push(idOf(content))
    cells[cell] = 0
  }
  return { cells, popped: gone, fell }
}

/** A rainbow takes the colour of the largest group it touches. */
function becomeColor(cells: number[], landed: number, neighbours: Neighbours) {
  if (kindOf(cells[landed]!) !== RAINBOW) return
  let most = 0
  let color = RAINBOW
  for (const near of neighbours(landed)) {
    if (!isColor(cells[near]!)) continue
    const wanted = kindOf(cells[near]!)
    const { length } = colorGroup(cells, landed, wanted, neighbours)
    if (length <= most) continue
    most = length
    color = wanted
  }
  cells[landed] = cellOf(idOf(cells[landed]!), color)
}

/** What remains at the end of a won board falls. */
export const lastFall = (cells: readonly number[]): Beat => ({
  fell: cells.filter((cell) => cell !== 0 && kindOf(cell) !== HUB).map(idOf),
  bodies: [],
})
