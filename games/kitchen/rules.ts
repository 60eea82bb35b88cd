import type { SimEvent } from '#kit/game/contract.ts'
import type { Random } from '#kit/random/random.ts'
import { spreadOn, spreadSauce } from './brush.ts'
import { inviteGuest, isEndless, isRush, MOST_MISSED, ticksUntilNext } from './days.ts'
import type { KitchenDefinition } from './definitions.ts'
import { bakeMargin, bestBake, INNER_ROWS } from './grading.ts'
import type { Act, KitchenInput } from './inputs.ts'
import { cut } from './serving.ts'
import { leave, type Turn } from './turn.ts'
import { ovensOf, owns, usable } from './upgrades.ts'
import { CALM, guestOf, INSIDE, pizzaAt, ROLLED, type Kitchen, type Pizza } from './world.ts'

const LONGEST_STROKE = 60
const ROLL_PACE = 1.5
const MOST_PIECES = 40
/** A burnt pizza stays burnt: the oven's clock stops here. */
const LONGEST_BAKE = 1800

/** One tick under this input. */
export function stepKitchen(
  definition: KitchenDefinition,
  kitchen: Kitchen,
  { input, random }: { readonly input: KitchenInput; readonly random: Random },
): readonly SimEvent[] {
  const turn: Turn = { definition, kitchen, random, events: [] }
  if (kitchen.closed) return turn.events
  if (input !== 0) act(turn, input)
  kitchen.tick++
  arrive(turn)
  wait(turn)
  bake(turn)
  fillPlaces(kitchen)
  close(turn)
  return turn.events
}

function act(turn: Turn, input: Act) {
  const { kitchen, events } = turn
  const bench = pizzaAt(kitchen, 'bench')
  const rolled = bench && bench.roll >= ROLLED ? bench : undefined
  switch (input.do) {
    case 'outfit':
      // Upgrades bought in the morning hold for the day.
      if (kitchen.tick === 0) kitchen.upgrades = usable(input.upgrades, kitchen.day)
      return
    case 'take': {
      const guest = kitchen.guests.find(({ id, ordered }) => id === input.guest && !ordered)
      if (!guest) return
      guest.ordered = true
      events.push({ kind: 'taken', amount: guest.id })
      return
    }
    case 'start':
      return start(kitchen, input.guest)
    case 'roll':
      return bench && roll(turn, bench, input.by)
    case 'sauce':
      return rolled && spreadSauce(turn, rolled, input)
    case 'cheese':
      return rolled && spreadOn(turn, rolled.cheese, { ...input, kind: 'cheese', reach: 40 })
    case 'put':
      return rolled && putPiece(turn, rolled, input)
    case 'remove':
      if (!rolled?.pieces[input.piece]) return
      rolled.pieces.splice(input.piece, 1)
      events.push({ kind: 'removed' })
      return
    case 'bake':
      if (!rolled) return
      rolled.place = 'queue'
      events.push({ kind: 'bake', amount: rolled.guest })
      return
    case 'out':
      return takeOut(turn, input.oven)
    case 'cut':
      return cut(turn, input)
  }
}

/** Another dough than the oldest order's, only while untouched. */
function start(kitchen: Kitchen, guest: number) {
  const bench = pizzaAt(kitchen, 'bench')
  const wanted = kitchen.guests.some(({ id, ordered }) => id === guest && ordered)
  if (!wanted || kitchen.pizzas.some((pizza) => pizza.guest === guest) || (bench && bench.roll > 0)) return
  if (bench) kitchen.pizzas.splice(kitchen.pizzas.indexOf(bench), 1)
  kitchen.pizzas.push(dough(guest))
}

const dough = (guest: number): Pizza => ({
  guest,
  place: 'bench',
  oven: -1,
  roll: 0,
  sauce: -1,
  spread: INNER_ROWS.map(() => 0),
  cheese: INNER_ROWS.map(() => 0),
  pieces: [],
  baked: 0,
  cuts: [],
})

function roll({ kitchen, events }: Turn, bench: Pizza, by: number) {
  if (bench.roll >= ROLLED) return
  const pace = owns(kitchen.upgrades, 'pin') ? 2.4 * ROLL_PACE : ROLL_PACE
  bench.roll = Math.min(ROLLED, bench.roll + Math.round(Math.max(0, Math.min(LONGEST_STROKE, by)) * pace))
  events.push({ kind: bench.roll >= ROLLED ? 'rolled' : 'roll' })
}

function putPiece(
  { definition, kitchen, events }: Turn,
  pizza: Pizza,
  { topping, x, y }: { readonly topping: number; readonly x: number; readonly y: number },
) {
  const isOffered = (definition.menu.toppings[topping]?.day ?? Infinity) <= kitchen.day
  if (!isOffered || pizza.pieces.length >= MOST_PIECES || x * x + y * y > INSIDE * INSIDE) return
  pizza.pieces.push({ topping, x, y })
  events.push({ kind: 'put', x, y, amount: topping })
}

function takeOut({ definition, kitchen, events }: Turn, oven: number) {
  const pizza = kitchen.pizzas.find((one) => one.place === 'oven' && one.oven === oven)
  const guest = pizza && guestOf(kitchen, pizza)
  if (!guest) return
  pizza.place = 'rack'
  const off = Math.abs(pizza.baked - bestBake(definition, guest.order.bake))
  events.push({ kind: off <= bakeMargin(kitchen.upgrades) ? 'outRight' : 'out', amount: oven })
}

function arrive({ definition, kitchen, random, events }: Turn) {
  const { arrivals, day } = kitchen
  while (arrivals[0] && arrivals[0].at <= kitchen.tick) {
    const { guest, at } = arrivals.shift()!
    kitchen.guests.push(guest)
    events.push({ kind: 'arrive', amount: guest.id })
    const starts = isRush(definition, day, guest.id) && !isRush(definition, day, guest.id - 1)
    if (starts) events.push({ kind: 'rush' })
    if (!isEndless(definition, day)) continue
    const id = ++kitchen.invited
    const next = at + ticksUntilNext(definition, kitchen, random)
    const here = [...kitchen.guests, ...arrivals.map((arrival) => arrival.guest)]
    arrivals.push({ at: next, guest: inviteGuest(definition, { day, id, here }, random) })
  }
}

function wait({ kitchen, events }: Turn) {
  const drain = owns(kitchen.upgrades, 'lamp') ? CALM - 1 : CALM
  for (const guest of kitchen.guests) guest.patience -= guest.ordered ? drain : drain + 2
  for (const { id } of kitchen.guests.filter(({ patience }) => patience <= 0)) {
    leave(kitchen, id)
    kitchen.missed++
    events.push({ kind: 'left', amount: id })
  }
}

function bake({ definition, kitchen, events }: Turn) {
  const margin = bakeMargin(kitchen.upgrades)
  for (const pizza of kitchen.pizzas) {
    if (pizza.place !== 'oven' || pizza.baked >= LONGEST_BAKE) continue
    pizza.baked++
    const order = guestOf(kitchen, pizza)?.order
    const best = order ? bestBake(definition, order.bake) : 0
    if (pizza.baked === best - margin) events.push({ kind: 'right', amount: pizza.oven })
    if (pizza.baked === best + margin + 120) events.push({ kind: 'burning', amount: pizza.oven })
  }
}

/** Free places fill automatically, the oldest first: dough, oven, board. */
function fillPlaces(kitchen: Kitchen) {
  const { pizzas, guests } = kitchen
  if (!pizzaAt(kitchen, 'bench')) {
    const next = guests.find(({ id, ordered }) => ordered && !pizzas.some(({ guest }) => guest === id))
    if (next) pizzas.push(dough(next.id))
  }
  for (let oven = 0; oven < ovensOf(kitchen.upgrades); oven++) {
    const queued = pizzaAt(kitchen, 'queue')
    if (!queued || pizzas.some((pizza) => pizza.place === 'oven' && pizza.oven === oven)) continue
    queued.place = 'oven'
    queued.oven = oven
  }
  const cooled = pizzaAt(kitchen, 'rack')
  if (cooled && !pizzaAt(kitchen, 'board')) cooled.place = 'board'
}

function close({ definition, kitchen, events }: Turn) {
  const isEmpty = kitchen.guests.length === 0 && kitchen.arrivals.length === 0
  const hungry = isEndless(definition, kitchen.day) && kitchen.missed >= MOST_MISSED
  if (!isEmpty && !hungry) return
  kitchen.closed = true
  events.push({ kind: 'closed', amount: kitchen.coins })
}

/** Stars of a day by its coins. */
export function starsOf({ coins, marks }: Kitchen): 0 | 1 | 2 | 3 {
  const [one, two, three] = marks
  return coins >= three ? 3 : coins >= two ? 2 : coins >= one ? 1 : 0
}
