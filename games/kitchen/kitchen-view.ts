import type { GameContext } from '#kit/game/contract.ts'
import type { Box } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import type { Backdrop } from './backdrop.ts'
import type { KitchenDefinition } from './definitions.ts'
import { FIGURE_HEIGHT, FIGURE_WIDTH, paintFigure, type Figure, type Mood } from './guest-art.ts'
import type { Places, Station } from './layout.ts'
import type { PizzaShelf } from './pizza-art.ts'
import type { KitchenInput } from './inputs.ts'
import { guestOf, pizzaAt, type Guest, type Kitchen, type Meal, type Pizza } from './world.ts'

export type Tool =
  | { readonly kind: 'sauce'; readonly index: number }
  | { readonly kind: 'cheese' }
  | { readonly kind: 'topping'; readonly index: number }

export type Context = GameContext<KitchenDefinition, KitchenInput>

/** What all scenes look at. */
export interface KitchenView {
  readonly context: Context
  readonly definition: KitchenDefinition
  kitchen: Kitchen
  places: Places
  station: Station
  tool: Tool | undefined
  /** A piece in the hand, in canvas pixels. */
  ghost: { topping: number; x: number; y: number } | undefined
  /** A cut under way, in canvas pixels. */
  blade: { fromX: number; fromY: number; x: number; y: number } | undefined
  tasting: { meal: Meal; since: number } | undefined
  /** Seconds of the stage. */
  time: number
  /** When each guest came in. */
  readonly seen: Map<number, number>
  readonly shelf: PizzaShelf
  readonly figures: Sprites
  readonly backdrop: Backdrop
}

export const sameTool = (one: Tool | undefined, other: Tool) =>
  one?.kind === other.kind && ('index' in one ? one.index : 0) === ('index' in other ? other.index : 0)

/** The order that the open station works on. */
export function guestAtWork({ kitchen, station }: KitchenView): Guest | undefined {
  const ofPizza = (pizza: Pizza | undefined) => pizza && guestOf(kitchen, pizza)
  if (station === 'bench') return ofPizza(pizzaAt(kitchen, 'bench'))
  if (station === 'board') return ofPizza(pizzaAt(kitchen, 'board'))
  if (station === 'counter') return undefined
  const inOvens = kitchen.pizzas.filter(({ place }) => place === 'oven')
  return ofPizza(inOvens.toSorted((one, other) => other.baked - one.baked)[0])
}

export function moodOf({ patience, full }: Guest): Mood {
  const left = patience / full
  return left > 0.55 ? 2 : left > 0.26 ? 1 : 0
}

const BLEED = 34
const PAINTED = 1.6

/** Stamps a figure so that it stands on the point; `size` is its height. */
export function drawFigure(
  pen: CanvasRenderingContext2D,
  view: KitchenView,
  {
    figure,
    mood,
    dress = 0,
    x,
    y,
    size,
    squash = 0,
  }: {
    readonly figure: Figure
    readonly mood: Mood
    readonly dress?: number
    readonly x: number
    readonly y: number
    readonly size: number
    /** Above 0 wider and lower. */
    readonly squash?: number
  },
) {
  const height = size * (1 - squash)
  const width = ((size * FIGURE_WIDTH) / FIGURE_HEIGHT) * (1 + squash)
  const picture = {
    key: `${figure}:${mood}:${dress}`,
    width: FIGURE_WIDTH * PAINTED,
    height: FIGURE_HEIGHT * PAINTED,
    bleed: BLEED * PAINTED,
    paint(inner: CanvasRenderingContext2D) {
      inner.scale(PAINTED, PAINTED)
      inner.translate(FIGURE_WIDTH / 2, FIGURE_HEIGHT)
      paintFigure(inner, figure, mood, dress)
    },
  }
  view.figures.draw(pen, picture, { x: x - width / 2, y: y - height, width, height })
}

export const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })
