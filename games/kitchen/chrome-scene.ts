import { fillCircle, fillRound, slab, write, type Box } from '#kit/game/draw.ts'
import { coral, ink, lagoon, lantern, lanternSide, palm, paper, sauceColor } from './colors.ts'
import { drawFigure, guestAtWork, middle, moodOf, type KitchenView } from './kitchen-view.ts'
import { bakeMargin, bakeState, bestBake } from './grading.ts'
import { bakeIcon, regionIcon, sauceIcon, slicesIcon, stationIcon } from './icon-art.ts'
import { STATIONS, type Station } from './layout.ts'
import { paintTopping, PIECE } from './topping-art.ts'
import { guestOf, isInRegion, type Guest, type Pizza, type Wish } from './world.ts'

type Pen = CanvasRenderingContext2D

/** Tickets hang on the rail in the order they were taken; where there are many they overlap. */
export function ticketBoxes({
  kitchen,
  places: { rail },
}: KitchenView): readonly { guest: Guest; box: Box }[] {
  const guests = kitchen.guests.filter(({ ordered }) => ordered)
  const width = Math.min(58, rail.height * 0.92)
  const step = Math.min(width + 6, (rail.width - width - 12) / Math.max(1, guests.length - 1))
  return guests.map((guest, index) => ({
    guest,
    box: { x: rail.x + 6 + index * step, y: rail.y + 5, width, height: rail.height - 9 },
  }))
}

export function patienceBar(pen: Pen, box: Box, { patience, full }: Guest) {
  const left = Math.max(0, patience / full)
  fillRound(pen, box, box.height / 2, 'rgb(40 14 10 / .35)')
  const color = left > 0.5 ? palm : left > 0.25 ? lantern : coral
  fillRound(pen, { ...box, width: Math.max(box.height, box.width * left) }, box.height / 2, color)
}

function drawTicket(pen: Pen, view: KitchenView, guest: Guest, box: Box) {
  const isAtWork = guestAtWork(view)?.id === guest.id
  const isWorried = guest.patience < guest.full * 0.25
  const shiver = isWorried && !view.context.reducedMotion ? Math.sin(view.time * 22) * 1.4 : 0
  const at = { ...box, x: box.x + shiver, y: box.y + (isAtWork ? 3 : 0) }
  slab(pen, at, 7, isAtWork ? '#ffffff' : paper, isAtWork ? lagoon : '#c9a878', 4)
  fillCircle(pen, at.x + at.width / 2, at.y + 1, 4, coral)
  pen.save()
  pen.beginPath()
  pen.rect(at.x, at.y - 6, at.width, at.height - 8)
  pen.clip()
  const figure = view.definition.guests[guest.regular]!.animal
  const size = at.height * 0.98
  drawFigure(pen, view, {
    figure,
    mood: moodOf(guest),
    dress: guest.dress,
    x: at.x + at.width / 2,
    y: at.y + at.height * 1.06,
    size,
  })
  pen.restore()
  patienceBar(pen, { x: at.x + 5, y: at.y + at.height - 13, width: at.width - 10, height: 6 }, guest)
  if (isAtWork) return
  const pizza = view.kitchen.pizzas.find((one) => one.guest === guest.id)
  const station: Station =
    !pizza || pizza.place === 'bench'
      ? 'bench'
      : pizza.place === 'rack' || pizza.place === 'board'
        ? 'board'
        : 'oven'
  fillCircle(pen, at.x + at.width - 8, at.y + 10, 8.5, '#6b2a1e')
  stationIcon(pen, station, at.x + at.width - 8, at.y + 10, 12, '#ffe3b0')
}

function drawRail(pen: Pen, view: KitchenView) {
  const { rail } = view.places
  pen.fillStyle = '#5d231c'
  pen.fillRect(rail.x, rail.y, rail.width, rail.height)
  pen.fillStyle = '#8a4a2a'
  pen.fillRect(rail.x, rail.y, rail.width, 8)
  pen.fillStyle = '#b5703f'
  pen.fillRect(rail.x, rail.y, rail.width, 3)
  for (const { guest, box } of ticketBoxes(view)) drawTicket(pen, view, guest, box)
}

const placedFor = ({ topping, region }: Wish, pizza: Pizza | undefined) =>
  pizza?.pieces.filter((piece) => piece.topping === topping && isInRegion(region, piece.x, piece.y)).length ??
  0

/** Picture, count and place of one topping. */
function drawWish(
  pen: Pen,
  view: KitchenView,
  { wish, pizza, x, y, size }: { wish: Wish; pizza: Pizza | undefined; x: number; y: number; size: number },
) {
  const { name } = view.definition.menu.toppings[wish.topping]!
  pen.save()
  pen.translate(x, y)
  pen.scale(size / (2.3 * PIECE), size / (2.3 * PIECE))
  paintTopping(pen, name)
  pen.restore()
  const placed = placedFor(wish, pizza)
  const color = placed === wish.count ? '#1e8a4a' : placed > wish.count ? '#c8321f' : ink
  write(pen, view.context.number(wish.count), x + size * 0.82, y, { size: size * 0.62, color })
  if (wish.region !== 'all') regionIcon(pen, x + size * 1.5, y, size * 0.36, wish.region)
}

/** The order in pictures only: sauce, toppings, fire, slices. */
function drawCard(pen: Pen, view: KitchenView) {
  const { card } = view.places
  pen.fillStyle = view.places.rail.y === card.y ? '#5d231c' : '#74301f'
  pen.fillRect(card.x, card.y, card.width, card.height)
  const guest = guestAtWork(view)
  if (!guest) drawAwning(pen, view)
  else
    drawOrder(pen, view, guest, {
      x: card.x + 6,
      y: card.y + 4,
      width: card.width - 12,
      height: card.height - 9,
    })
}

/** Where no order lies, the awning of the house hangs. */
function drawAwning(pen: Pen, { places: { card }, figures }: KitchenView) {
  const { width, height } = card
  figures.draw(
    pen,
    { key: 'awning', width, height, paint: (inner) => paintAwning(inner, { x: 0, y: 0, width, height }) },
    card,
  )
}

function paintAwning(pen: Pen, card: Box) {
  const count = Math.max(5, 2 * Math.round(card.width / 96) + 1)
  const each = card.width / count
  const fall = card.height * 0.62
  for (let strip = 0; strip < count; strip++) {
    const x = card.x + strip * each
    pen.beginPath()
    pen.moveTo(x, card.y)
    pen.lineTo(x + each, card.y)
    pen.lineTo(x + each, card.y + fall)
    pen.arc(x + each / 2, card.y + fall, each / 2, 0, Math.PI)
    pen.closePath()
    pen.fillStyle = strip % 2 === 0 ? '#e5533d' : '#fff4dc'
    pen.fill()
    pen.fillStyle = strip % 2 === 0 ? '#f57a5c' : '#ffffff'
    pen.fillRect(x, card.y, each, 4)
  }
}

export function drawOrder(pen: Pen, view: KitchenView, guest: Guest, box: Box) {
  const { order } = guest
  const pizza = view.kitchen.pizzas.find((one) => one.guest === guest.id)
  const units =
    1.1 + order.wishes.reduce((sum, { region }) => sum + (region === 'all' ? 1.55 : 2.2), 0) + 1.5 + 1.35
  const size = Math.min(box.height * 0.74, (box.width - 12) / units)
  slab(pen, box, 10, paper, '#c9a878', 4)
  const y = box.y + (box.height - 4) / 2
  const spare = (box.width - 12 - units * size) / (order.wishes.length + 3)
  let x = box.x + 6 + size * 0.5 + spare
  sauceIcon(pen, x, y, size * 1.2, sauceColor[view.definition.menu.sauces[order.sauce]!.name])
  x += size * 1.1 + spare
  for (const wish of order.wishes) {
    drawWish(pen, view, { wish, pizza, x, y, size })
    x += size * (wish.region === 'all' ? 1.55 : 2.2) + spare
  }
  bakeIcon(pen, x + size * 0.25, y, size * 0.95, order.bake)
  x += size * 1.5 + spare
  slicesIcon(pen, x, y, size * 0.4, order.slices)
  write(pen, view.context.number(order.slices), x + size * 0.62, y, { size: size * 0.5, color: ink })
}

/** How many orders wait for a station. */
export function waitingAt({ kitchen }: KitchenView, station: Station): number {
  const { guests, pizzas } = kitchen
  const at = (...wanted: Pizza['place'][]) => pizzas.filter(({ place }) => wanted.includes(place)).length
  switch (station) {
    case 'counter':
      return guests.filter(({ ordered }) => !ordered).length
    case 'bench':
      return guests.filter(({ ordered }) => ordered).length - pizzas.length + at('bench')
    case 'oven':
      return at('queue')
    case 'board':
      return at('rack', 'board')
  }
}

/** Small dials on the oven tab, readable from every station. */
function drawDials(pen: Pen, view: KitchenView, box: Box) {
  const { kitchen, definition } = view
  const baking = kitchen.pizzas.filter(({ place }) => place === 'oven')
  for (const [index, pizza] of baking.entries()) {
    const order = guestOf(kitchen, pizza)?.order
    if (!order) continue
    const best = bestBake(definition, order.bake)
    const state = bakeState(best, pizza.baked, bakeMargin(kitchen.upgrades))
    const color = [lantern, palm, coral][state]!
    const throb = state === 0 ? 0 : Math.sin(view.time * 9) * 1.5
    const x = box.x + box.width / 2 + (index - (baking.length - 1) / 2) * 20
    const y = box.y + box.height - 12
    fillCircle(pen, x, y, 8.5 + throb, '#2c100e')
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, 7 + throb, -Math.PI / 2, -Math.PI / 2 + 2 * Math.PI * Math.min(1, pizza.baked / best))
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
}

function paintTab(pen: Pen, station: Station, { isOpen, box }: { isOpen: boolean; box: Box }) {
  slab(pen, box, 14, isOpen ? lagoon : '#8a3f2c', isOpen ? '#16877d' : '#4d1c17', isOpen ? 3 : 6)
  const { x, y } = middle(box)
  const isOven = station === 'oven'
  const size = Math.min(box.width, box.height) * (isOven ? 0.44 : 0.56)
  const color = isOpen ? '#08343a' : '#ffd9a6'
  stationIcon(pen, station, x, isOven ? y - box.height * 0.14 : y - 2, size, color)
}

function drawTab(pen: Pen, view: KitchenView, station: Station) {
  const box = view.places.tabs[station]
  const isOpen = view.station === station
  const { width, height } = box
  const face = { isOpen, box: { x: 0, y: 0, width, height } }
  const key = `tab:${station}:${isOpen}`
  view.figures.draw(pen, { key, width, height, paint: (inner) => paintTab(inner, station, face) }, box)
  if (station === 'oven') drawDials(pen, view, box)
  const waiting = waitingAt(view, station)
  if (waiting === 0 || isOpen) return
  const hop = view.context.reducedMotion ? 0 : Math.abs(Math.sin(view.time * 4)) * 3
  const [bx, by] = [box.x + box.width - 13, box.y + 12 - hop]
  fillCircle(pen, bx, by + 1.5, 11, lanternSide)
  fillCircle(pen, bx, by, 11, lantern)
  write(pen, view.context.number(waiting), bx, by, { size: 13, color: '#2a1600' })
}

/** Rail, card and tabs: they stand around every station. */
export function drawChrome(pen: Pen, view: KitchenView) {
  drawRail(pen, view)
  drawCard(pen, view)
  const { tabs, isWide, size } = view.places
  const first = tabs.counter
  pen.fillStyle = '#3a1316'
  if (isWide) pen.fillRect(0, 0, first.x + first.width + 4, size.height)
  else pen.fillRect(0, first.y - 3, size.width, size.height - first.y + 3)
  for (const station of STATIONS) drawTab(pen, view, station)
}

export const tabAt = ({ places: { tabs } }: KitchenView, inside: (box: Box) => boolean) =>
  STATIONS.find((station) => inside(tabs[station]))
