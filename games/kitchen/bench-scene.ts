import { fillCircle, fillRound, slab, write, type Box } from '#kit/game/draw.ts'
import { lagoon, lantern, lanternSide, sauceColor } from './colors.ts'
import { saucesOn, toppingsOn } from './days.ts'
import { guestAtWork, middle, sameTool, type KitchenView, type Tool } from './kitchen-view.ts'
import { cheeseIcon, peelIcon, sauceIcon, star } from './icon-art.ts'
import { benchPlaces } from './layout.ts'
import { isFull } from './grading.ts'
import { freeSpots, openWish } from './spots.ts'
import { paintTopping, PIECE } from './topping-art.ts'
import { owns } from './upgrades.ts'
import { pizzaAt, RADIUS, ROLLED, type Pizza } from './world.ts'

type Pen = CanvasRenderingContext2D

export interface Bin {
  readonly tool: Tool
  readonly box: Box
}

const toolsOn = ({ definition, kitchen }: KitchenView): readonly Tool[] => [
  ...saucesOn(definition, kitchen.day).map((index) => ({ kind: 'sauce', index }) as const),
  { kind: 'cheese' },
  ...toppingsOn(definition, kitchen.day).map((index) => ({ kind: 'topping', index }) as const),
]

export function binsOf(view: KitchenView): readonly Bin[] {
  const tools = toolsOn(view)
  const { bins } = benchPlaces(view.places, tools.length)
  return tools.map((tool, index) => ({ tool, box: bins[index]! }))
}

export const benchOf = (view: KitchenView) => benchPlaces(view.places, toolsOn(view).length)

function drawHeap(
  pen: Pen,
  view: KitchenView,
  index: number,
  { x, y, size }: { x: number; y: number; size: number },
) {
  const { name } = view.definition.menu.toppings[index]!
  for (const [dx, dy, turn] of [
    [-0.24, 0.16, 0.4],
    [0.24, 0.14, -0.7],
    [0, -0.16, 0],
  ] as const) {
    pen.save()
    pen.translate(x + dx * size, y + dy * size)
    pen.rotate(turn)
    pen.scale(size / 62, size / 62)
    paintTopping(pen, name)
    pen.restore()
  }
}

function paintBin(
  pen: Pen,
  view: KitchenView,
  { tool, box: at, isHeld }: Bin & { readonly isHeld: boolean },
) {
  if (isHeld)
    fillRound(pen, { x: at.x - 3, y: at.y - 3, width: at.width + 6, height: at.height + 6 }, 16, lagoon)
  slab(pen, at, 13, isHeld ? '#fff4dc' : '#f3d3a0', '#a8693a', 6)
  const { x, y } = middle(at)
  const tray = { x: at.x + 5, y: at.y + 5, width: at.width - 10, height: at.height - 16 }
  fillRound(pen, tray, 9, isHeld ? '#ffe9bd' : '#dfae72')
  if (tool.kind === 'sauce')
    sauceIcon(pen, x, y - 3, at.height * 0.8, sauceColor[view.definition.menu.sauces[tool.index]!.name])
  else if (tool.kind === 'cheese') cheeseIcon(pen, x, y - 3, at.height * 0.74)
  else drawHeap(pen, view, tool.index, { x, y: y - 3, size: at.height * 0.92 })
  if (isNew(view, tool)) star(pen, at.x + at.width - 7, at.y + 7, 11, lantern)
}

/** A bin is cached per day: its heap has many strokes. */
function drawBin(pen: Pen, view: KitchenView, { tool, box }: Bin) {
  const isHeld = sameTool(view.tool, tool)
  const { width, height } = box
  const name = 'index' in tool ? `${tool.kind}${tool.index}` : tool.kind
  const picture = {
    key: `bin:${view.kitchen.day}:${name}:${isHeld}`,
    width,
    height,
    bleed: 12,
    paint: (inner: Pen) => paintBin(inner, view, { tool, isHeld, box: { x: 0, y: 0, width, height } }),
  }
  view.figures.draw(pen, picture, { ...box, y: box.y - (isHeld ? 4 : 0) })
}

/** A star marks what is on the shelf for the first time. */
function isNew({ definition: { menu }, kitchen: { day } }: KitchenView, tool: Tool): boolean {
  if (tool.kind === 'cheese' || day === 1) return false
  return (tool.kind === 'sauce' ? menu.sauces : menu.toppings)[tool.index]?.day === day
}

/** Rings where pieces of the held topping would be even. */
function drawSpots(pen: Pen, view: KitchenView, pizza: Pizza) {
  const { tool, kitchen } = view
  if (tool?.kind !== 'topping' || !owns(kitchen.upgrades, 'spots')) return
  const wish = guestAtWork(view)?.order.wishes.find(({ topping }) => topping === tool.index)
  const { disc } = benchOf(view)
  const unit = disc.radius / RADIUS
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = 2
  pen.setLineDash([4, 4])
  for (const { x, y } of wish ? freeSpots(wish, pizza.pieces) : []) {
    pen.beginPath()
    pen.arc(disc.x + x * unit, disc.y + y * unit, PIECE * unit, 0, 2 * Math.PI)
    pen.stroke()
  }
  pen.setLineDash([])
}

/** The size the dough must reach, and the pin while it rolls. */
function drawRolling(pen: Pen, view: KitchenView, held: { x: number; y: number } | undefined) {
  const { disc } = benchOf(view)
  pen.setLineDash([7, 8])
  pen.strokeStyle = 'rgb(255 255 255 / .9)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.arc(disc.x, disc.y, disc.radius, 0, 2 * Math.PI)
  pen.stroke()
  pen.setLineDash([])
  const at = held ?? { x: disc.x, y: disc.y + disc.radius * 0.62 }
  const width = disc.radius * 1.25
  const thick = disc.radius * 0.26
  fillRound(
    pen,
    { x: at.x - width * 0.68, y: at.y - thick * 0.22, width: width * 1.36, height: thick * 0.44 },
    thick * 0.2,
    '#8a4a22',
  )
  fillRound(
    pen,
    { x: at.x - width / 2, y: at.y - thick / 2 + 4, width, height: thick },
    thick * 0.4,
    'rgb(80 30 10 / .35)',
  )
  fillRound(pen, { x: at.x - width / 2, y: at.y - thick / 2, width, height: thick }, thick * 0.4, '#b5763c')
  fillRound(
    pen,
    { x: at.x - width / 2, y: at.y - thick / 2, width, height: thick * 0.84 },
    thick * 0.36,
    '#dfa566',
  )
  fillRound(
    pen,
    { x: at.x - width * 0.45, y: at.y - thick * 0.4, width: width * 0.9, height: thick * 0.2 },
    thick * 0.1,
    'rgb(255 255 255 / .45)',
  )
}

/** Halves and quarters of the order, faint on the pizza. */
function drawGuides(pen: Pen, view: KitchenView) {
  const wishes = guestAtWork(view)?.order.wishes ?? []
  const { disc } = benchOf(view)
  const far = disc.radius * 0.88
  pen.strokeStyle = 'rgb(255 255 255 / .75)'
  pen.lineWidth = 2.5
  pen.setLineDash([6, 7])
  pen.beginPath()
  if (wishes.some(({ region }) => region !== 'all')) {
    pen.moveTo(disc.x, disc.y - far)
    pen.lineTo(disc.x, disc.y + far)
  }
  if (wishes.some(({ region }) => region.length > 5)) {
    pen.moveTo(disc.x - far, disc.y)
    pen.lineTo(disc.x + far, disc.y)
  }
  pen.stroke()
  pen.setLineDash([])
}

/** Everything the order asks for lies on it. */
const isDone = (view: KitchenView, pizza: Pizza) =>
  isFull(pizza.spread) && isFull(pizza.cheese) && !openWish(guestAtWork(view)?.order.wishes ?? [], pizza)

function drawPeel(
  pen: Pen,
  view: KitchenView,
  { isReady, isDone: calls }: { isReady: boolean; isDone: boolean },
) {
  const { peel: still } = benchOf(view)
  const grow = calls && !view.context.reducedMotion ? 2 + Math.sin(view.time * 7) * 3 : 0
  const peel = {
    x: still.x - grow,
    y: still.y - grow,
    width: still.width + 2 * grow,
    height: still.height + 2 * grow,
  }
  pen.save()
  pen.globalAlpha = isReady ? 1 : 0.45
  slab(pen, peel, peel.height * 0.36, isReady ? lantern : '#d9b083', isReady ? lanternSide : '#8a5a30', 6)
  const { x, y } = middle(peel)
  peelIcon(pen, x, y - 3, peel.height * 0.68)
  pen.restore()
}

/** The bench: dough, bins and the way to the oven. */
export function drawBench(pen: Pen, view: KitchenView, held: { x: number; y: number } | undefined) {
  const { disc } = benchOf(view)
  const pizza = pizzaAt(view.kitchen, 'bench')
  fillCircle(pen, disc.x, disc.y + 4, disc.radius * 1.08, 'rgb(255 250 235 / .32)')
  if (pizza) view.shelf.draw(pen, pizza, disc)
  const isRolled = pizza !== undefined && pizza.roll >= ROLLED
  if (pizza && isRolled) {
    drawGuides(pen, view)
    drawSpots(pen, view, pizza)
  }
  for (const bin of binsOf(view)) drawBin(pen, view, bin)
  drawPeel(pen, view, {
    isReady: isRolled && pizza.pieces.length > 0,
    isDone: isRolled && isDone(view, pizza),
  })
  if (pizza && !isRolled) drawRolling(pen, view, held)
  if (!pizza) drawIdleBench(pen, view)
  if (isRolled && held && view.tool && view.tool.kind !== 'topping') drawTool(pen, view, held)
  if (view.ghost) drawGhost(pen, view, view.ghost)
}

function drawTool(pen: Pen, view: KitchenView, { x, y }: { x: number; y: number }) {
  const { tool } = view
  const size = Math.max(44, benchOf(view).disc.radius * 0.4)
  if (tool?.kind === 'cheese') cheeseIcon(pen, x + size * 0.2, y - size * 0.7, size)
  else if (tool?.kind === 'sauce')
    sauceIcon(
      pen,
      x + size * 0.2,
      y - size * 0.7,
      size,
      sauceColor[view.definition.menu.sauces[tool.index]!.name],
    )
}

function drawGhost(
  pen: Pen,
  view: KitchenView,
  { topping, x, y }: { topping: number; x: number; y: number },
) {
  const { disc } = benchOf(view)
  const unit = disc.radius / RADIUS
  pen.save()
  fillCircle(pen, x + 5, y + 12, PIECE * unit, 'rgb(60 10 0 / .22)')
  pen.translate(x, y)
  pen.scale(unit * 1.25, unit * 1.25)
  paintTopping(pen, view.definition.menu.toppings[topping]!.name)
  pen.restore()
}

/** Nothing ordered: a bag of flour waits. */
function drawIdleBench(pen: Pen, view: KitchenView) {
  const { disc } = benchOf(view)
  const size = disc.radius * 0.55
  fillRound(
    pen,
    { x: disc.x - size * 0.7, y: disc.y - size * 0.9 + 6, width: size * 1.4, height: size * 1.8 },
    size * 0.24,
    '#a8815a',
  )
  fillRound(
    pen,
    { x: disc.x - size * 0.7, y: disc.y - size * 0.9, width: size * 1.4, height: size * 1.76 },
    size * 0.24,
    '#f1e2c4',
  )
  fillRound(
    pen,
    { x: disc.x - size * 0.7, y: disc.y - size * 0.2, width: size * 1.4, height: size * 0.7 },
    0,
    '#e0633f',
  )
  write(pen, '00', disc.x, disc.y + size * 0.17, { size: size * 0.5, color: '#fff4dc' })
}
