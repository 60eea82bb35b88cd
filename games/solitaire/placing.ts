import type { Card } from './cards.ts'
import type { Layout, Spot } from './layout.ts'
import type { Pile, State } from './state.ts'
import type { Table } from './table.ts'

/** Resting place of a card. */
export interface Place {
  readonly card: Card
  readonly pile: number
  /** Index in the pile, from the bottom. */
  readonly index: number
  readonly x: number
  readonly y: number
  readonly up: boolean
}

/** Fan steps in card heights; tall stages spread columns wider. */
const [TIGHTEST_STEP, WIDEST_STEP] = [0.29, 0.46]
const CARDS_OF_A_COLUMN = 12
const HIDDEN_STEP = 0.5
const SIDE_STEP = 0.33
const DOWN_STEP = 0.32

/** All cards, pile by pile from the bottom: also the drawing order. */
export function placesOf(table: Table, layout: Layout, state: State): Place[] {
  return table.slots.flatMap((_, number) => {
    const pile = state.piles[number]!
    const offsets = offsetsOf(layout, layout.spots[number]!, pile)
    const spot = layout.spots[number]!
    return pile.cards.map((card, index) => ({
      card,
      pile: number,
      index,
      x: spot.x + offsets[index]![0],
      y: spot.y + offsets[index]![1],
      up: index >= pile.hidden,
    }))
  })
}

/** Pixels between open cards of an uncrowded column. */
export function openStep(height: number, room: number): number {
  return Math.min(height * WIDEST_STEP, Math.max(height * TIGHTEST_STEP, room / CARDS_OF_A_COLUMN))
}

/** Offset of each card from the first; long columns are compressed to fit. */
function offsetsOf(layout: Layout, spot: Spot, pile: Pile): readonly (readonly [number, number])[] {
  if (spot.spread === 'down') {
    const open = openStep(layout.height, spot.room)
    const steps = pile.cards.map((_, index) =>
      index === 0 ? 0 : index - 1 < pile.hidden ? open * HIDDEN_STEP : open,
    )
    const total = steps.reduce((sum, step) => sum + step, 0)
    const share = total > spot.room ? spot.room / total : 1
    let y = 0
    return steps.map((step) => [0, (y += step * share)] as const)
  }
  const shown = Math.min(3, pile.cards.length)
  return pile.cards.map((_, index) => {
    const fanned = Math.max(0, index - (pile.cards.length - shown))
    if (spot.spread === 'last-three-right') return [fanned * layout.width * SIDE_STEP, 0]
    if (spot.spread === 'last-three-down') return [0, fanned * layout.height * DOWN_STEP]
    return [0, 0]
  })
}

/** The card or empty pile below a point. */
export interface Hit {
  readonly pile: number
  /** Cards from the hit one to the top; 0 for an empty pile. */
  readonly count: number
}

export function hitAt(
  layout: Layout,
  places: readonly Place[],
  state: State,
  at: { readonly x: number; readonly y: number },
): Hit | undefined {
  const within = (x: number, y: number, slack = 0) =>
    at.x >= x - slack &&
    at.x < x + layout.width + slack &&
    at.y >= y - slack &&
    at.y < y + layout.height + slack
  const place = places.findLast(({ x, y }) => within(x, y))
  if (place) return { pile: place.pile, count: state.piles[place.pile]!.cards.length - place.index }
  const near = places.findLast(({ x, y }) => within(x, y, 4))
  if (near) return { pile: near.pile, count: state.piles[near.pile]!.cards.length - near.index }
  const empty = layout.spots.findIndex(
    ({ x, y }, pile) => state.piles[pile]!.cards.length === 0 && within(x, y, 6),
  )
  return empty < 0 ? undefined : { pile: empty, count: 0 }
}
