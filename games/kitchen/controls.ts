import { inside } from '#kit/game/draw.ts'
import type { Point } from '#kit/game/stage.ts'
import { benchOf, binsOf } from './bench-scene.ts'
import { tabAt, ticketBoxes } from './chrome-scene.ts'
import { guestAt } from './counter-scene.ts'
import type { KitchenView } from './kitchen-view.ts'
import { boardPlace, type Disc, type Station } from './layout.ts'
import { ovenAt } from './oven-scene.ts'
import type { Act, KitchenInput } from './inputs.ts'
import { INSIDE, pizzaAt, RADIUS, ROLLED } from './world.ts'

/** Turns pointer events into inputs of the sim, one a tick. */
export interface Controls {
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
/** Pixels by which a tap may move. */
const TREMBLE = 8

const toUnits = (disc: Disc, { x, y }: Point) => ({
  x: Math.round(((x - disc.x) * RADIUS) / disc.radius),
  y: Math.round(((y - disc.y) * RADIUS) / disc.radius),
})

/** State of the finger, and inputs queued for their ticks. */
interface Holding {
  readonly view: KitchenView
  readonly go: (station: Station) => void
  readonly tapped: () => void
  acts: Act[]
  strokes: Act[]
  last: Point | undefined
  grip: Point | undefined
  isRolling: boolean
  readonly lift: number
}

export function openControls(
  view: KitchenView,
  go: (station: Station) => void,
  tapped: () => void,
): Controls {
  const lift = matchMedia('(pointer: fine)').matches ? 0 : FINGER_LIFT

  const holding: Holding = {
    view,
    go,
    tapped,
    acts: [],
    strokes: [],
    last: undefined,
    grip: undefined,
    isRolling: false,
    lift,
  }

  return {
    down: (at) => down(holding, at),
    move: (at) => move(holding, at),
    up: () => up(holding),
    next() {
      return holding.acts.shift() ?? holding.strokes.shift() ?? 0
    },
    clear: () => clear(holding),
  }
}

function isOn(disc: Disc, { x, y }: Point, reach = RADIUS) {
  const at = toUnits(disc, { x, y })
  return at.x * at.x + at.y * at.y <= reach * reach
}

const isRolled = ({ view }: Holding) => (pizzaAt(view.kitchen, 'bench')?.roll ?? 0) >= ROLLED

function brush(holding: Holding, at: Point) {
  const { view } = holding
  const { tool } = view
  const { disc } = benchOf(view)
  // When the finger is faster than the ticks, the last stroke grows instead of lagging.
  const before = holding.strokes.length > 2 ? holding.strokes.pop() : undefined
  const to = toUnits(disc, at)
  if (!isRolled(holding)) {
    const far = holding.last ? Math.hypot(at.x - holding.last.x, at.y - holding.last.y) : 0
    const by = before?.do === 'roll' ? before.by : 0
    holding.strokes.push({ do: 'roll', by: by + Math.round((far * RADIUS) / disc.radius) })
    holding.isRolling = true
    return
  }
  // After rolling the finger must be lifted before it spreads anything.
  if (holding.isRolling) return
  const start = holding.last ? toUnits(disc, holding.last) : to
  const from = before && 'from' in before && before.from ? before.from : ([start.x, start.y] as const)
  if (tool?.kind === 'sauce') holding.strokes.push({ do: 'sauce', sauce: tool.index, ...to, from })
  else if (tool?.kind === 'cheese') holding.strokes.push({ do: 'cheese', ...to, from })
}

function downOnBench(holding: Holding, at: Point) {
  const { view, tapped } = holding
  const { disc, peel } = benchOf(view)
  const bin = binsOf(view).find(({ box }) => inside(box, at))
  if (bin) {
    tapped()
    view.tool = bin.tool
    if (bin.tool.kind === 'topping' && isRolled(holding)) view.ghost = { topping: bin.tool.index, ...at }
    return
  }
  if (inside(peel, at) && isRolled(holding)) {
    holding.acts.push({ do: 'bake' })
    return
  }
  if (!isOn(disc, at, 125) || !pizzaAt(view.kitchen, 'bench')) return
  if (isRolled(holding) && view.tool?.kind === 'topping') pickUp(holding, at)
  else brush(holding, at)
}

/** An existing piece is picked up again; else a new one comes from the bin. */
function pickUp(holding: Holding, at: Point) {
  const { view } = holding
  const { disc } = benchOf(view)
  const unit = toUnits(disc, at)
  const { pieces } = pizzaAt(view.kitchen, 'bench')!
  const piece = pieces.findLastIndex(({ x, y }) => (x - unit.x) ** 2 + (y - unit.y) ** 2 < PICK_REACH ** 2)
  const topping = pieces[piece]?.topping ?? (view.tool?.kind === 'topping' ? view.tool.index : 0)
  if (piece >= 0) holding.acts.push({ do: 'remove', piece })
  view.ghost = { topping, ...at }
}

function carry(holding: Holding, at: Point) {
  const { view, lift } = holding
  const far = holding.grip ? Math.hypot(at.x - holding.grip.x, at.y - holding.grip.y) - TREMBLE : 0
  if (view.ghost && far > 0) view.ghost = { ...view.ghost, x: at.x, y: at.y - Math.min(lift, far * 2) }
}

function drop(holding: Holding) {
  const { view } = holding
  const { ghost } = view
  view.ghost = undefined
  if (!ghost) return
  const { disc } = benchOf(view)
  const unit = toUnits(disc, ghost)
  if (unit.x ** 2 + unit.y ** 2 <= INSIDE ** 2)
    holding.acts.push({ do: 'put', topping: ghost.topping, ...unit })
}

function downOnTicket(holding: Holding, at: Point): boolean {
  const { view, go, tapped } = holding
  const ticket = ticketBoxes(view).findLast(({ box }) => inside(box, at))
  if (!ticket) return false
  tapped()
  const pizza = view.kitchen.pizzas.find(({ guest }) => guest === ticket.guest.id)
  if (!pizza) holding.acts.push({ do: 'start', guest: ticket.guest.id })
  const place = pizza?.place ?? 'bench'
  go(place === 'bench' ? 'bench' : place === 'board' || place === 'rack' ? 'board' : 'oven')
  return true
}

function down(holding: Holding, at: Point) {
  const { view, go, tapped } = holding
  holding.last = holding.grip = at
  holding.isRolling = false
  const tab = tabAt(view, (box) => inside(box, at))
  if (tab) {
    tapped()
    go(tab)
    return
  }
  if (downOnTicket(holding, at)) return
  if (view.station === 'counter') {
    const guest = guestAt(view, at.x, at.y)
    if (guest) holding.acts.push({ do: 'take', guest: guest.id })
  } else if (view.station === 'bench') downOnBench(holding, at)
  else if (view.station === 'oven') {
    const oven = ovenAt(view, at.x, at.y)
    if (oven >= 0) holding.acts.push({ do: 'out', oven })
  } else if (pizzaAt(view.kitchen, 'board')) view.blade = { fromX: at.x, fromY: at.y, ...at }
}

function move(holding: Holding, at: Point) {
  const { view } = holding
  if (view.blade) view.blade = { ...view.blade, ...at }
  else if (view.ghost) carry(holding, at)
  else if (holding.last && view.station === 'bench' && isOn(benchOf(view).disc, at, 140)) brush(holding, at)
  if (holding.last) holding.last = at
}

function up(holding: Holding) {
  const { view } = holding
  if (view.station === 'bench') drop(holding)
  const { blade } = view
  view.blade = undefined
  holding.last = undefined
  if (!blade) return
  const disc = boardPlace(view.places)
  const [from, to] = [toUnits(disc, { x: blade.fromX, y: blade.fromY }), toUnits(disc, blade)]
  holding.acts.push({ do: 'cut', from: [from.x, from.y], to: [to.x, to.y] })
}

function clear(holding: Holding) {
  const { view } = holding
  holding.acts = []
  holding.strokes = []
  holding.last = undefined
  view.ghost = view.blade = undefined
}
