import { INNER_ROWS, isAlmostFull, isFull } from './grading.ts'
import type { Stroke } from './inputs.ts'
import type { Turn } from './turn.ts'
import { owns } from './upgrades.ts'
import { cellMiddle, CELLS, type Pizza } from './world.ts'

export function spreadSauce(
  turn: Turn,
  pizza: Pizza,
  { sauce, ...stroke }: Stroke & { readonly sauce: number },
) {
  const { definition, kitchen } = turn
  if ((definition.menu.sauces[sauce]?.day ?? Infinity) > kitchen.day) return
  // Another sauce replaces the first.
  if (pizza.sauce !== sauce) pizza.spread.fill(0)
  pizza.sauce = sauce
  spreadOn(turn, pizza.spread, { ...stroke, kind: 'sauce', reach: owns(kitchen.upgrades, 'ladle') ? 46 : 31 })
  if (owns(kitchen.upgrades, 'mill') && isFull(pizza.spread) && !isFull(pizza.cheese)) {
    for (const [row, inner] of INNER_ROWS.entries()) pizza.cheese[row] = inner
    turn.events.push({ kind: 'milled' })
  }
}

interface Brush extends Stroke {
  readonly kind: string
  readonly reach: number
}

/** A fast finger leaves no gap. */
const DAB_EVERY = 16
const MOST_DABS = 16

/** Draws a brush over the cells. */
export function spreadOn({ events }: Turn, rows: number[], { x, y, from, kind, reach }: Brush) {
  if (isFull(rows)) return
  const [fx, fy] = from ?? [x, y]
  const far = Math.sqrt((x - fx) ** 2 + (y - fy) ** 2)
  const dabs = Math.max(1, Math.min(MOST_DABS, Math.ceil(far / DAB_EVERY)))
  let grew = false
  for (let dab = 1; dab <= dabs; dab++) {
    const at = { x: fx + ((x - fx) * dab) / dabs, y: fy + ((y - fy) * dab) / dabs }
    grew = dabOn(rows, at, reach) || grew
  }
  // The last bare crumbs are filled automatically.
  if (grew && isAlmostFull(rows)) for (const [row, inner] of INNER_ROWS.entries()) rows[row] = inner
  if (grew) events.push({ kind: isFull(rows) ? `${kind}Full` : kind, x, y })
}

function dabOn(rows: number[], { x, y }: { readonly x: number; readonly y: number }, reach: number): boolean {
  let grew = false
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const [dx, dy] = [cellMiddle(column) - x, cellMiddle(row) - y]
      const bit = (1 << column) & INNER_ROWS[row]!
      if (bit === 0 || (rows[row]! & bit) !== 0 || dx * dx + dy * dy > reach * reach) continue
      rows[row]! |= bit
      grew = true
    }
  return grew
}
