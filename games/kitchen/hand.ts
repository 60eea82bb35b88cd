import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { benchOf, binsOf } from './bench-scene.ts'
import { tabAt, ticketBoxes } from './chrome-scene.ts'
import { guestAt } from './counter-scene.ts'
import type { Desk } from './desk.ts'
import { boardPlace, type Disc, type Station } from './layout.ts'
import { ovenAt } from './oven-scene.ts'
import type { Act, KitchenInput } from './inputs.ts'
import { INSIDE, pizzaAt, RADIUS, ROLLED } from './world.ts'

/** Turns pointer events into inputs of the sim, one a tick. */
export interface Hand {
  down(at: Point): void
  move(at: Point): void
  up(): void
  /** The input of this tick. */
  next(): KitchenInput
  clear(): void
}

const PICK_REACH = 17
/** A finger hides the piece it holds; the piece floats this far above, in CSS pixels. A mouse hides nothing. */
const FINGER_LIFT = 28
/** A tap may tremble so far. */
const TREMBLE = 8

const toUnits = (disc: Disc, { x, y }: Point) => ({
  x: Math.round(((x - disc.x) * RADIUS) / disc.radius),
  y: Math.round(((y - disc.y) * RADIUS) / disc.radius),
})

export function openHand(desk: Desk, go: (station: Station) => void, tapped: () => void): Hand {
  let acts: Act[] = []
  let strokes: Act[] = []
  let last: Point | undefined
  let grip: Point | undefined
  let isRolling = false
  const lift = matchMedia('(pointer: fine)').matches ? 0 : FINGER_LIFT

  const isOn = (disc: Disc, { x, y }: Point, reach = RADIUS) => {
    const at = toUnits(disc, { x, y })
    return at.x * at.x + at.y * at.y <= reach * reach
  }
  const isRolled = () => (pizzaAt(desk.kitchen, 'bench')?.roll ?? 0) >= ROLLED

  function brush(at: Point) {
    const { tool } = desk
    const { disc } = benchOf(desk)
    // Where the finger is faster than the ticks, the last stroke grows instead of lagging behind.
    const before = strokes.length > 2 ? strokes.pop() : undefined
    const to = toUnits(disc, at)
    if (!isRolled()) {
      const far = last ? Math.hypot(at.x - last.x, at.y - last.y) : 0
      const by = before?.do === 'roll' ? before.by : 0
      strokes.push({ do: 'roll', by: by + Math.round((far * RADIUS) / disc.radius) })
      isRolling = true
      return
    }
    // A hand that has just rolled must let go before it spreads anything.
    if (isRolling) return
    const start = last ? toUnits(disc, last) : to
    const from = before && 'from' in before && before.from ? before.from : ([start.x, start.y] as const)
    if (tool?.kind === 'sauce') strokes.push({ do: 'sauce', sauce: tool.index, ...to, from })
    else if (tool?.kind === 'cheese') strokes.push({ do: 'cheese', ...to, from })
  }

  function downOnBench(at: Point) {
    const { disc, peel } = benchOf(desk)
    const bin = binsOf(desk).find(({ box }) => inside(box, at))
    if (bin) {
      tapped()
      desk.tool = bin.tool
      if (bin.tool.kind === 'topping' && isRolled()) desk.ghost = { topping: bin.tool.index, ...at }
      return
    }
    if (inside(peel, at) && isRolled()) {
      acts.push({ do: 'bake' })
      return
    }
    if (!isOn(disc, at, 125) || !pizzaAt(desk.kitchen, 'bench')) return
    if (isRolled() && desk.tool?.kind === 'topping') pickUp(at)
    else brush(at)
  }

  /** A piece that lies there is taken up again; else a new one comes from the bin. */
  function pickUp(at: Point) {
    const { disc } = benchOf(desk)
    const unit = toUnits(disc, at)
    const { pieces } = pizzaAt(desk.kitchen, 'bench')!
    const piece = pieces.findLastIndex(({ x, y }) => (x - unit.x) ** 2 + (y - unit.y) ** 2 < PICK_REACH ** 2)
    const topping = pieces[piece]?.topping ?? (desk.tool?.kind === 'topping' ? desk.tool.index : 0)
    if (piece >= 0) acts.push({ do: 'remove', piece })
    desk.ghost = { topping, ...at }
  }

  function carry(at: Point) {
    const far = grip ? Math.hypot(at.x - grip.x, at.y - grip.y) - TREMBLE : 0
    if (desk.ghost && far > 0) desk.ghost = { ...desk.ghost, x: at.x, y: at.y - Math.min(lift, far * 2) }
  }

  function drop() {
    const { ghost } = desk
    desk.ghost = undefined
    if (!ghost) return
    const { disc } = benchOf(desk)
    const unit = toUnits(disc, ghost)
    if (unit.x ** 2 + unit.y ** 2 <= INSIDE ** 2) acts.push({ do: 'put', topping: ghost.topping, ...unit })
  }

  function downOnTicket(at: Point): boolean {
    const ticket = ticketBoxes(desk).findLast(({ box }) => inside(box, at))
    if (!ticket) return false
    tapped()
    const pizza = desk.kitchen.pizzas.find(({ guest }) => guest === ticket.guest.id)
    if (!pizza) acts.push({ do: 'start', guest: ticket.guest.id })
    const place = pizza?.place ?? 'bench'
    go(place === 'bench' ? 'bench' : place === 'board' || place === 'rack' ? 'board' : 'oven')
    return true
  }

  function down(at: Point) {
    last = grip = at
    isRolling = false
    const tab = tabAt(desk, (box) => inside(box, at))
    if (tab) {
      tapped()
      go(tab)
      return
    }
    if (downOnTicket(at)) return
    if (desk.station === 'counter') {
      const guest = guestAt(desk, at.x, at.y)
      if (guest) acts.push({ do: 'take', guest: guest.id })
    } else if (desk.station === 'bench') downOnBench(at)
    else if (desk.station === 'oven') {
      const oven = ovenAt(desk, at.x, at.y)
      if (oven >= 0) acts.push({ do: 'out', oven })
    } else if (pizzaAt(desk.kitchen, 'board')) desk.blade = { fromX: at.x, fromY: at.y, ...at }
  }

  function move(at: Point) {
    if (desk.blade) desk.blade = { ...desk.blade, ...at }
    else if (desk.ghost) carry(at)
    else if (last && desk.station === 'bench' && isOn(benchOf(desk).disc, at, 140)) brush(at)
    if (last) last = at
  }

  function up() {
    if (desk.station === 'bench') drop()
    const { blade } = desk
    desk.blade = undefined
    last = undefined
    if (!blade) return
    const disc = boardPlace(desk.places)
    const [from, to] = [toUnits(disc, { x: blade.fromX, y: blade.fromY }), toUnits(disc, blade)]
    acts.push({ do: 'cut', from: [from.x, from.y], to: [to.x, to.y] })
  }

  return {
    down,
    move,
    up,
    next() {
      return acts.shift() ?? strokes.shift() ?? 0
    },
    clear() {
      acts = []
      strokes = []
      last = undefined
      desk.ghost = desk.blade = undefined
    },
  }
}
