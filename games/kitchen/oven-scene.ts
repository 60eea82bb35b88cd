import { fillCircle, fillRound, type Box } from '#kit/game/draw.ts'
import { coral, ink, lantern, palm } from './colors.ts'
import type { KitchenView } from './kitchen-view.ts'
import { bakeMargin, bakeState, bestBake } from './grading.ts'
import { bakeIcon } from './icon-art.ts'
import { ovenPlaces } from './layout.ts'
import { ovensOf } from './upgrades.ts'
import { guestOf, type Pizza } from './world.ts'

type Pen = CanvasRenderingContext2D

export const ovenBoxes = ({ places, kitchen }: KitchenView) => ovenPlaces(places, ovensOf(kitchen.upgrades))

const inOven = ({ kitchen }: KitchenView, oven: number) =>
  kitchen.pizzas.find((pizza) => pizza.place === 'oven' && pizza.oven === oven)

function arch(pen: Pen, { x, y, width, height }: Box, inset: number, color: string) {
  const half = width / 2 - inset
  pen.beginPath()
  pen.moveTo(x + inset, y + height)
  pen.lineTo(x + inset, y + height * 0.5)
  pen.bezierCurveTo(
    x + inset,
    y + inset - height * 0.06,
    x + inset + 2 * half,
    y + inset - height * 0.06,
    x + inset + 2 * half,
    y + height * 0.5,
  )
  pen.lineTo(x + inset + 2 * half, y + height)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
}

function drawFire(pen: Pen, view: KitchenView, { x, y, width, height }: Box) {
  const beat = view.context.reducedMotion ? 0 : view.time
  for (let flame = 0; flame < 7; flame++) {
    const fx = x + width * (0.2 + flame * 0.1)
    const high = height * (0.16 + 0.06 * Math.sin(beat * 7 + flame * 2.1))
    const base = y + height * 0.62
    const lean = width * 0.03 * Math.sin(beat * 5 + flame)
    pen.beginPath()
    pen.moveTo(fx - width * 0.07, base)
    pen.bezierCurveTo(
      fx - width * 0.1,
      base - high,
      fx + lean,
      base - high * 0.9,
      fx + lean,
      base - high * 1.7,
    )
    pen.bezierCurveTo(
      fx + width * 0.05,
      base - high,
      fx + width * 0.12,
      base - high * 0.5,
      fx + width * 0.07,
      base,
    )
    pen.fillStyle = flame % 2 === 0 ? '#ff7a2e' : '#ffb63d'
    pen.fill()
  }
}

/** A dial whose green field is where this order is right. */
function drawDial(
  pen: Pen,
  view: KitchenView,
  pizza: Pizza,
  { x, y, radius }: { x: number; y: number; radius: number },
) {
  const order = guestOf(view.kitchen, pizza)?.order
  if (!order) return
  const best = bestBake(view.definition, order.bake)
  const margin = bakeMargin(view.kitchen.upgrades)
  const longest = view.definition.bakes[2] * 60 + 300
  const angle = (ticks: number) => Math.PI * (1 + Math.min(1, ticks / longest))
  const sector = (from: number, to: number, color: string) => {
    pen.beginPath()
    pen.moveTo(x, y)
    pen.arc(x, y, radius * 0.86, angle(from), angle(to))
    pen.closePath()
    pen.fillStyle = color
    pen.fill()
  }
  pen.beginPath()
  pen.arc(x, y, radius, Math.PI, 2 * Math.PI)
  pen.lineTo(x + radius, y + 5)
  pen.lineTo(x - radius, y + 5)
  pen.fillStyle = ink
  pen.fill()
  sector(0, longest, '#fff1d2')
  sector(best + margin + 150, longest, '#c8473a')
  sector(best - margin, best + margin, '#46c46a')
  const needle = angle(pizza.baked)
  pen.strokeStyle = '#7a1f16'
  pen.lineWidth = Math.max(3, radius * 0.1)
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.lineTo(x + Math.cos(needle) * radius * 0.78, y + Math.sin(needle) * radius * 0.78)
  pen.stroke()
  fillCircle(pen, x, y, radius * 0.14, ink)
}

function drawSmoke(pen: Pen, view: KitchenView, { x, y, width, height }: Box, dark: boolean) {
  if (view.context.reducedMotion) return
  for (let puff = 0; puff < 4; puff++) {
    const k = (view.time * 0.6 + puff * 0.25) % 1
    const at = x + width * (0.4 + 0.07 * puff) + Math.sin(k * 6 + puff) * 8
    fillCircle(
      pen,
      at,
      y + height * (0.6 - k * 0.55),
      6 + k * 14,
      dark ? `rgb(40 30 30 / ${0.5 * (1 - k)})` : `rgb(255 255 255 / ${0.3 * (1 - k)})`,
    )
  }
}

function drawOven(pen: Pen, view: KitchenView, oven: number, box: Box) {
  const pizza = inOven(view, oven)
  const order = pizza && guestOf(view.kitchen, pizza)?.order
  const state = order
    ? bakeState(bestBake(view.definition, order.bake), pizza.baked, bakeMargin(view.kitchen.upgrades))
    : undefined
  const throb = state === 1 && !view.context.reducedMotion ? 3 + Math.sin(view.time * 9) * 3 : 0
  arch(pen, { ...box, y: box.y + 7 }, 0, '#4d1a14')
  if (state !== undefined && state > 0)
    arch(
      pen,
      {
        x: box.x - 6 - throb,
        y: box.y - 6 - throb,
        width: box.width + 12 + 2 * throb,
        height: box.height + 9,
      },
      0,
      state === 1 ? palm : coral,
    )
  arch(pen, box, 0, '#e08a54')
  arch(pen, box, box.width * 0.025, '#c9693c')
  arch(pen, box, box.width * 0.09, '#6d2a1e')
  arch(pen, box, box.width * 0.11, '#2c0f0e')
  pen.save()
  pen.beginPath()
  pen.rect(box.x + box.width * 0.11, box.y, box.width * 0.78, box.height)
  pen.clip()
  drawFire(pen, view, box)
  pen.fillStyle = '#5d2a20'
  pen.fillRect(box.x, box.y + box.height * 0.6, box.width, box.height * 0.4)
  pen.fillStyle = 'rgb(255 150 60 / .3)'
  pen.fillRect(box.x, box.y + box.height * 0.6, box.width, box.height * 0.07)
  pen.restore()
  if (pizza) {
    pen.save()
    pen.translate(box.x + box.width / 2, box.y + box.height * 0.72)
    pen.scale(1, 0.56)
    view.shelf.draw(pen, pizza, { x: 0, y: 0, radius: box.width * 0.35 })
    pen.restore()
    if (state === 2 || pizza.baked > 300) drawSmoke(pen, view, box, pizza.baked > 1150)
    drawDial(pen, view, pizza, {
      x: box.x + box.width / 2,
      y: box.y + box.height * 0.3,
      radius: box.width * 0.2,
    })
    if (order) bakeIcon(pen, box.x + box.width / 2, box.y + box.height * 0.38, box.width * 0.11, order.bake)
  }
  fillRound(pen, { x: box.x - 2, y: box.y + box.height - 5, width: box.width + 4, height: 12 }, 5, '#7a3a24')
  fillRound(pen, { x: box.x - 2, y: box.y + box.height - 8, width: box.width + 4, height: 10 }, 5, '#e8a468')
}

/** The ovens with their dials; pizzas that wait for one lie below. */
export function drawOvens(pen: Pen, view: KitchenView) {
  for (const [oven, box] of ovenBoxes(view).entries()) drawOven(pen, view, oven, box)
  const { work } = view.places
  const queued = view.kitchen.pizzas.filter(({ place }) => place === 'queue')
  const radius = Math.min(30, work.height * 0.09)
  for (const [index, pizza] of queued.entries()) {
    const at = {
      x: work.x + 12 + radius + index * radius * 2.3,
      y: work.y + work.height - radius - 8,
      radius,
    }
    fillCircle(pen, at.x, at.y + 4, radius * 1.12, 'rgb(30 8 6 / .5)')
    fillCircle(pen, at.x, at.y, radius * 1.1, lantern)
    view.shelf.draw(pen, pizza, { ...at, radius: radius * 0.95 })
  }
}

export const ovenAt = (view: KitchenView, x: number, y: number) =>
  ovenBoxes(view).findIndex(
    (box) => x > box.x - 6 && x < box.x + box.width + 6 && y > box.y - 6 && y < box.y + box.height + 10,
  )
