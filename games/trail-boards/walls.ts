import type { Seat } from '#kit/game/duel/rules.ts'
import { BOARDS } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { countAt, type Place, type TrailPosition } from './position.ts'

/** Pieces of a seat that stand together: on a cell, or in adjacent cells along the road. */
function groupAt({ rules, kind }: TrailDefinition, position: TrailPosition, seat: Seat, cell: Place): number {
  const here = countAt(position, seat, cell)
  if (here === 0 || !rules.isByNeighbours) return here
  const road = BOARDS[kind].roads[seat]
  const at = road.indexOf(cell)
  let [low, high] = [at, at]
  while (low > 0 && countAt(position, seat, road[low - 1]!) > 0) low--
  while (high < road.length - 1 && countAt(position, seat, road[high + 1]!) > 0) high++
  return high - low + 1
}

/** Whether the seat's pieces at a cell are too many to be captured. */
export const isHeld = (definition: TrailDefinition, position: TrailPosition, seat: Seat, cell: Place) =>
  definition.rules.holds !== undefined && groupAt(definition, position, seat, cell) >= definition.rules.holds

/** Whether the seat's pieces at a cell are too many to be passed. */
export const isBarred = (definition: TrailDefinition, position: TrailPosition, seat: Seat, cell: Place) =>
  definition.rules.bars !== undefined && groupAt(definition, position, seat, cell) >= definition.rules.bars
