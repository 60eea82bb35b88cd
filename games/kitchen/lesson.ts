import type { Point } from '#kit/game/stage.ts'
import { benchOf, binsOf } from './bench-scene.ts'
import { lineSpots } from './counter-scene.ts'
import { middle, sameTool, type KitchenView, type Tool } from './kitchen-view.ts'
import { bakeState, bestBake, isFull } from './grading.ts'
import { boardPlace, type Station } from './layout.ts'
import { ovenBoxes } from './oven-scene.ts'
import { nextSpot, openWish } from './spots.ts'
import { guestOf, pizzaAt, RADIUS, ROLLED, type Kitchen } from './world.ts'

/** The station that a relaxed cook would go to now. */
function wantedStation({ definition }: KitchenView, kitchen: Kitchen): Station | undefined {
  if (pizzaAt(kitchen, 'board')) return 'board'
  const baking = pizzaAt(kitchen, 'oven')
  const order = baking && guestOf(kitchen, baking)?.order
  if (order && bakeState(bestBake(definition, order.bake), baking.baked, 60) > 0) return 'oven'
  if (pizzaAt(kitchen, 'bench')) return 'bench'
  return kitchen.guests.some(({ ordered }) => !ordered) ? 'counter' : undefined
}

/** The next gesture, as points for the tutorial's finger. */
export function lessonPath(view: KitchenView): readonly Point[] {
  const { kitchen, station } = view
  const wanted = wantedStation(view, kitchen)
  if (!wanted || view.tasting) return []
  if (wanted !== station) return [middle(view.places.tabs[wanted])]
  if (wanted === 'counter')
    return lineSpots(view)
      .slice(0, 1)
      .map(({ x, y, size }) => ({ x, y: y - size * 0.5 }))
  if (wanted === 'oven')
    return ovenBoxes(view)
      .slice(0, 1)
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height * 0.7 }))
  return wanted === 'board' ? cutPath(view) : benchPath(view)
}

function cutPath(view: KitchenView): readonly Point[] {
  const pizza = pizzaAt(view.kitchen, 'board')
  const guest = pizza && guestOf(view.kitchen, pizza)
  if (!guest) return []
  const { x, y, radius } = boardPlace(view.places)
  const angle = (pizza.cuts.length / (guest.order.slices / 2)) * Math.PI
  const [dx, dy] = [Math.cos(angle) * radius * 1.1, Math.sin(angle) * radius * 1.1]
  return [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y + dy },
  ]
}

function benchPath(view: KitchenView): readonly Point[] {
  const pizza = pizzaAt(view.kitchen, 'bench')
  const guest = pizza && guestOf(view.kitchen, pizza)
  if (!guest) return []
  const { disc, peel } = benchOf(view)
  const on = (x: number, y: number) => ({
    x: disc.x + (x * disc.radius) / RADIUS,
    y: disc.y + (y * disc.radius) / RADIUS,
  })
  if (pizza.roll < ROLLED) return [on(0, -60), on(0, 60), on(0, -60), on(0, 60)]
  const swirl = [on(-60, -50), on(60, -50), on(-70, 0), on(70, 0), on(-60, 50), on(60, 50)]
  const binAt = (tool: Tool) => {
    const bin = binsOf(view).find((one) => sameTool(one.tool, tool))
    return bin ? [middle(bin.box)] : []
  }
  const brushed = (tool: Tool, rows: readonly number[]) =>
    isFull(rows) ? undefined : sameTool(view.tool, tool) ? swirl : binAt(tool)
  const { order } = guest
  const spread =
    brushed({ kind: 'sauce', index: order.sauce }, pizza.spread) ?? brushed({ kind: 'cheese' }, pizza.cheese)
  if (spread) return spread
  const wish = openWish(order.wishes, pizza)
  const spot = wish && nextSpot(wish, pizza.pieces)
  if (!spot) return [middle(peel)]
  const tool: Tool = { kind: 'topping', index: wish.topping }
  return sameTool(view.tool, tool) ? [on(spot.x, spot.y)] : binAt(tool)
}
