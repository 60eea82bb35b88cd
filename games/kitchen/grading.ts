import type { KitchenDefinition } from './definitions.ts'
import { owns } from './upgrades.ts'
import {
  cellMiddle,
  CELLS,
  INSIDE,
  isInRegion,
  RADIUS,
  shareOf,
  TICKS,
  type Cut,
  type Grade,
  type Guest,
  type Order,
  type Piece,
  type Pizza,
  type Wish,
} from './world.ts'

const isInside = (row: number, column: number) => {
  const [x, y] = [cellMiddle(column), cellMiddle(row)]
  return x * x + y * y <= INSIDE * INSIDE
}

/** Cells that sauce and cheese can reach, as bits of each row. */
export const INNER_ROWS: readonly number[] = Array.from({ length: CELLS }, (_, row) =>
  Array.from({ length: CELLS }, (_cell, column) => (isInside(row, column) ? 1 << column : 0)).reduce(
    (sum, bit) => sum | bit,
    0,
  ),
)

const bits = (row: number) => {
  let count = 0
  for (let rest = row; rest > 0; rest &= rest - 1) count++
  return count
}
const INNER_CELLS = INNER_ROWS.reduce((sum, row) => sum + bits(row), 0)
/** A few bare spots at the rim are no mistake. */
const ENOUGH_SPREAD = 0.94

const covered = (rows: readonly number[]) => rows.reduce((sum, row) => sum + bits(row), 0) / INNER_CELLS

/** How well the pizza is covered, 0 to 100: what is bare counts double. */
export const coverage = (rows: readonly number[]) =>
  Math.max(0, Math.min(100, Math.round((200 * covered(rows)) / ENOUGH_SPREAD) - 100))

/** Only crumbs are left bare. */
export const isAlmostFull = (rows: readonly number[]) => covered(rows) > 0.95

/** Every cell is covered: the tool has nothing left to do. */
export const isFull = (rows: readonly number[]) => covered(rows) === 1

const DISC = 3.14 * INSIDE * INSIDE
/** Pieces this near to the border of a half still count for it. */
const BORDER = 7
/** Share of a perfect grid's distance that already looks even. */
const EVEN = 0.72

const reaches = ({ region }: Wish, { x, y }: Piece) =>
  [-BORDER, BORDER].some((dx) => [-BORDER, BORDER].some((dy) => isInRegion(region, x + dx, y + dy)))

/** 1 when no two pieces crowd each other. */
export function evenness(pieces: readonly Piece[], wish: Wish): number {
  if (pieces.length < 2) return 1
  const apart = EVEN * Math.sqrt((DISC * shareOf(wish.region)) / Math.max(pieces.length, wish.count))
  const sum = pieces.reduce((total, one) => {
    const nearest = Math.min(
      ...pieces
        .filter((other) => other !== one)
        .map((other) => Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2)),
    )
    return total + Math.min(1, nearest / apart)
  }, 0)
  return sum / pieces.length
}

function wishGrade(wish: Wish, pieces: readonly Piece[]): number {
  const own = pieces.filter(({ topping }) => topping === wish.topping)
  const placed = own.filter((piece) => reaches(wish, piece))
  const misses = Math.abs(wish.count - placed.length) + (own.length - placed.length) * 0.7
  const right = Math.max(0, 1 - misses / wish.count)
  return right * (0.6 + 0.4 * evenness(placed, wish))
}

/** Sauce, cheese and toppings: kind, count, place and evenness. */
export function toppingGrade({ sauce, wishes }: Order, pizza: Pizza): number {
  const wet = pizza.sauce === sauce ? coverage(pizza.spread) : 0
  const wanted = wishes.map(({ topping }) => topping)
  const strangers = pizza.pieces.filter(({ topping }) => !wanted.includes(topping)).length
  const sum = wishes.reduce((total, wish) => total + wishGrade(wish, pizza.pieces), 0)
  const pieces = Math.max(0, (100 * sum) / wishes.length - 12 * strangers)
  return Math.round(0.22 * wet + 0.18 * coverage(pizza.cheese) + 0.6 * pieces)
}

/** Ticks in the oven at which an order is best. */
export const bestBake = ({ bakes }: KitchenDefinition, bake: 0 | 1 | 2) => bakes[bake] * TICKS
/** Ticks around the best that are just right. */
export const bakeMargin = (upgrades: number) => (owns(upgrades, 'timer') ? 96 : 66)
const RUINED_AFTER = 300

export function bakeGrade(best: number, baked: number, margin: number): number {
  const off = Math.max(0, Math.abs(baked - best) - margin)
  return Math.round(Math.max(0, 100 - (100 * off) / RUINED_AFTER))
}

/** 0 raw, 1 just right, 2 too long. */
export const bakeState = (best: number, baked: number, margin: number) =>
  baked < best - margin ? 0 : baked <= best + margin ? 1 : 2

const HALF_TURN = Math.PI

/** Even slices: equal angles between the cuts, all of them through the middle. */
export function cutGrade(slices: number, cuts: readonly Cut[]): number {
  if (cuts.length === 0) return 0
  const angles = cuts.map(({ angle }) => angle).toSorted((one, other) => one - other)
  const ideal = HALF_TURN / (slices / 2)
  const wrong = angles.reduce((sum, angle, index) => {
    const next = angles[index + 1] ?? angles[0]! + HALF_TURN
    // The first three degrees of error are free.
    return sum + Math.max(0, Math.abs(next - angle - ideal) - 0.05)
  }, 0)
  const missed = cuts.reduce((sum, { off }) => sum + Math.max(0, off - 6), 0) / (cuts.length * RADIUS)
  const lost = Math.abs(cuts.length - slices / 2)
  return Math.round(Math.max(0, 100 - (80 * wrong) / ideal / cuts.length - 160 * missed - 25 * lost))
}

/** Half of the patience may pass before it costs points. */
export const waitGrade = ({ patience, full }: Pick<Guest, 'patience' | 'full'>) =>
  Math.round(Math.max(0, Math.min(100, (200 * patience) / full)))

export function gradeOf(
  definition: KitchenDefinition,
  { guest, pizza, upgrades }: { readonly guest: Guest; readonly pizza: Pizza; readonly upgrades: number },
): Grade {
  const { order } = guest
  const waiting = waitGrade(guest)
  const topping = toppingGrade(order, pizza)
  const baking = bakeGrade(bestBake(definition, order.bake), pizza.baked, bakeMargin(upgrades))
  const cutting = cutGrade(order.slices, pizza.cuts)
  const total = Math.round(0.15 * waiting + 0.4 * topping + 0.25 * baking + 0.2 * cutting)
  return { waiting, topping, baking, cutting, total }
}
