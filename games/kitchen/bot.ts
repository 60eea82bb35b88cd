import { exactCos, exactSin } from '#kit/game/exact-math.ts'
import type { Random } from '#kit/random/random.ts'
import type { KitchenDefinition } from './definitions.ts'
import { bakeMargin, bestBake, isFull } from './grading.ts'
import type { KitchenInput } from './inputs.ts'
import { bareCell, nextSpot, openWish } from './spots.ts'
import { owns } from './upgrades.ts'
import { guestOf, pizzaAt, ROLLED, type Guest, type Kitchen, type Pizza } from './world.ts'

/** Ticks between strokes, pieces and steps of a bot; a person is between the second and the third. */
const PACES = [
  { stroke: 5, piece: 60, step: 90 },
  { stroke: 3, piece: 40, step: 55 },
  { stroke: 2, piece: 24, step: 28 },
] as const
/** Error of a hand, in units of the pizza, by strength. */
const SLIPS = [26, 10, 3] as const

interface Cook {
  readonly definition: KitchenDefinition
  readonly kitchen: Kitchen
  readonly random: Random
  readonly strength: 0 | 1 | 2
}

/** Looks after the ovens first, then the board, the door and the bench. */
export function cookBot(cook: Cook): KitchenInput {
  const { kitchen, strength } = cook
  const pace = PACES[strength]
  const isTimeFor = (ticks: number) => kitchen.tick % ticks === 0
  if (isTimeFor(pace.step)) {
    const step = readyPizza(cook) ?? nextCut(cook) ?? nextGuest(kitchen)
    if (step) return step
  }
  const bench = pizzaAt(kitchen, 'bench')
  const guest = bench && guestOf(kitchen, bench)
  if (!guest) return 0
  const stroke = isTimeFor(pace.stroke) ? nextStroke(cook, bench, guest) : undefined
  if (stroke) return stroke
  const isSpread = bench.roll >= ROLLED && isFull(bench.spread) && isFull(bench.cheese)
  return isSpread && isTimeFor(pace.piece) ? nextPiece(cook, bench, guest) : 0
}

const slip = ({ random, strength }: Cook) => Math.round((random() * 2 - 1) * SLIPS[strength])

function readyPizza({ definition, kitchen, strength }: Cook): KitchenInput | undefined {
  const early = bakeMargin(kitchen.upgrades) / 2
  const done = kitchen.pizzas.find((pizza) => {
    const order = guestOf(kitchen, pizza)?.order
    if (!order || pizza.place !== 'oven') return false
    const best = bestBake(definition, order.bake)
    return pizza.baked >= best - early + (strength === 0 ? 150 : 0)
  })
  return done && { do: 'out', oven: done.oven }
}

function nextCut(cook: Cook): KitchenInput | undefined {
  const { kitchen } = cook
  const board = pizzaAt(kitchen, 'board')
  const guest = board && guestOf(kitchen, board)
  if (!guest) return undefined
  const angle = (Math.PI * board.cuts.length) / (guest.order.slices / 2)
  const [x, y] = [Math.round(95 * exactCos(angle)), Math.round(95 * exactSin(angle))]
  return { do: 'cut', from: [x + slip(cook), y + slip(cook)], to: [-x + slip(cook), -y + slip(cook)] }
}

function nextGuest({ guests }: Kitchen): KitchenInput | undefined {
  const guest = guests.find(({ ordered }) => !ordered)
  return guest && { do: 'take', guest: guest.id }
}

function nextStroke({ kitchen }: Cook, bench: Pizza, { order }: Guest): KitchenInput | undefined {
  if (bench.roll < ROLLED) return { do: 'roll', by: 24 }
  const dry = bench.sauce === order.sauce ? bareCell(bench.spread) : { x: 0, y: -60 }
  if (dry) return { do: 'sauce', sauce: order.sauce, ...dry }
  const bare = owns(kitchen.upgrades, 'mill') ? undefined : bareCell(bench.cheese)
  return bare && { do: 'cheese', ...bare }
}

function nextPiece(cook: Cook, bench: Pizza, { order }: Guest): KitchenInput {
  const wish = openWish(order.wishes, bench)
  const spot = wish && nextSpot(wish, bench.pieces)
  if (!spot) return { do: 'bake' }
  return { do: 'put', topping: wish.topping, x: spot.x + slip(cook), y: spot.y + slip(cook) }
}
