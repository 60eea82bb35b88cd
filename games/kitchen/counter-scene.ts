import { fillCircle, fillRound, write, type Box } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { coral, lagoon } from './colors.ts'
import { isEndless } from './days.ts'
import { drawFigure, moodOf, type KitchenView } from './kitchen-view.ts'
import { drawTasting } from './tasting-scene.ts'
import { coin, peelIcon, star, stationIcon } from './icon-art.ts'
import { counterPlaces } from './layout.ts'
import { starsOf } from './rules.ts'
import { patienceBar } from './chrome-scene.ts'
import type { Guest } from './world.ts'

type Pen = CanvasRenderingContext2D

const ENTER_SECONDS = 0.7

/** Where the guests stand who have not ordered yet, the first in the middle. */
export function lineSpots(
  view: KitchenView,
): readonly { guest: Guest; x: number; y: number; size: number }[] {
  const { top, size, spacing } = counterPlaces(view.places)
  const { work } = view.places
  const line = view.kitchen.guests.filter(({ ordered }) => !ordered)
  const centre = work.x + work.width * (line.length > 1 ? 0.36 : 0.48)
  return line.slice(0, 3).map((guest, index) => ({
    guest,
    x: centre + index * spacing,
    y: top + 3,
    size: size * (1 - index * 0.08),
  }))
}

const entering = (view: KitchenView, { id }: Guest) => {
  const since = view.time - (view.seen.get(id) ?? -9)
  return view.context.reducedMotion ? 1 : ease.out(Math.min(1, since / ENTER_SECONDS))
}

const bob = (view: KitchenView, id: number) =>
  view.context.reducedMotion ? 0 : Math.sin(view.time * 2.6 + id * 1.7) * 0.018

function drawGuest(
  pen: Pen,
  view: KitchenView,
  { guest, x, y, size }: { guest: Guest; x: number; y: number; size: number },
) {
  const k = entering(view, guest)
  const hop = k < 1 ? Math.abs(Math.sin(k * 9)) * size * 0.1 : 0
  const figure = view.definition.guests[guest.regular]!.animal
  const spot = { figure, mood: moodOf(guest), dress: guest.dress, squash: bob(view, guest.id) }
  drawFigure(pen, view, { ...spot, x: x + (1 - k) * view.places.work.width * 0.6, y: y - hop, size })
}

/** The wish above a guest's head. */
function drawBubble(
  pen: Pen,
  view: KitchenView,
  { guest, x, y, size }: { guest: Guest; x: number; y: number; size: number },
) {
  if (entering(view, guest) < 1) return
  const throb = view.context.reducedMotion ? 1 : 1 + Math.sin(view.time * 4 + guest.id) * 0.04
  const width = Math.max(46, size * 0.42) * throb
  const [bx, by] = [x + size * 0.32, y - size * 1.22]
  fillRound(
    pen,
    { x: bx - width / 2, y: by - width * 0.42 + 4, width, height: width * 0.84 },
    width * 0.3,
    'rgb(60 10 0 / .3)',
  )
  fillRound(
    pen,
    { x: bx - width / 2, y: by - width * 0.42, width, height: width * 0.84 },
    width * 0.3,
    '#ffffff',
  )
  pen.beginPath()
  pen.moveTo(bx - width * 0.28, by + width * 0.3)
  pen.lineTo(bx - width * 0.4, by + width * 0.62)
  pen.lineTo(bx - width * 0.02, by + width * 0.4)
  pen.fillStyle = '#ffffff'
  pen.fill()
  peelIcon(pen, bx, by, width * 0.66)
  patienceBar(pen, { x: x - size * 0.28, y: y - size * 1.1 - 2, width: size * 0.42, height: 7 }, guest)
}

/** Those who wait for their pizza sit at the back. */
function drawTables(pen: Pen, view: KitchenView) {
  const { work } = view.places
  const { top, size } = counterPlaces(view.places)
  const seated = view.kitchen.guests.filter(({ ordered }) => ordered).slice(0, 6)
  const small = size * 0.5
  const y = top - size * 0.34
  for (const [index, guest] of seated.entries()) {
    const x = work.x + work.width * (0.2 + (0.72 * (index + 0.5)) / Math.max(3, seated.length))
    const figure = view.definition.guests[guest.regular]!.animal
    drawFigure(pen, view, {
      figure,
      mood: moodOf(guest),
      dress: guest.dress,
      x,
      y,
      size: small,
      squash: bob(view, guest.id),
    })
    fillRound(
      pen,
      { x: x - small * 0.55, y: y - small * 0.16, width: small * 1.1, height: small * 0.17 },
      5,
      '#6b3a1e',
    )
    fillRound(
      pen,
      { x: x - small * 0.55, y: y - small * 0.18, width: small * 1.1, height: small * 0.13 },
      5,
      '#d99a58',
    )
    patienceBar(pen, { x: x - small * 0.34, y: y - small * 0.02, width: small * 0.68, height: 6 }, guest)
  }
}

/** The tip jar fills up to three stars. */
export function jarBox({ places }: KitchenView): Box {
  const { top, size } = counterPlaces(places)
  const height = Math.max(64, size * 0.6)
  return { x: places.work.x + 10, y: top - height + 6, width: height * 0.66, height }
}

function drawJar(pen: Pen, view: KitchenView) {
  const box = jarBox(view)
  const { coins, marks, day } = view.kitchen
  const most = Math.max(1, marks[2] * 1.12)
  const full = isEndless(view.definition, day) ? Math.min(1, coins / 600) : Math.min(1, coins / most)
  fillRound(pen, { ...box, y: box.y + 5 }, 12, 'rgb(60 14 6 / .3)')
  fillRound(pen, box, 12, 'rgb(214 242 246 / .42)')
  const inner = { x: box.x + 4, y: box.y + 6, width: box.width - 8, height: box.height - 10 }
  const level = inner.height * full
  pen.save()
  pen.beginPath()
  pen.roundRect(inner.x, inner.y, inner.width, inner.height, 9)
  pen.clip()
  const radius = inner.width * 0.17
  for (let row = 0; row * radius * 1.1 < level; row++)
    for (let column = 0; column < 3; column++)
      coin(
        pen,
        inner.x + inner.width * (0.18 + column * 0.32 + (row % 2) * 0.05),
        inner.y + inner.height - radius - row * radius * 1.1,
        radius,
      )
  pen.restore()
  fillRound(
    pen,
    { x: box.x + 6, y: box.y + 8, width: 5, height: box.height * 0.6 },
    2.5,
    'rgb(255 255 255 / .6)',
  )
  fillRound(pen, { x: box.x - 3, y: box.y - 6, width: box.width + 6, height: 11 }, 5, '#b98246')
  if (isEndless(view.definition, day)) return
  for (const mark of marks) {
    const y = inner.y + inner.height * (1 - mark / most)
    fillRound(pen, { x: box.x + box.width - 8, y: y - 1.5, width: 12, height: 3 }, 1.5, '#7a3a1c')
    star(pen, box.x + box.width + 12, y, 9.5, '#6b2a1e')
    star(pen, box.x + box.width + 12, y, 7.5, coins >= mark ? '#ffd34d' : '#c9835a')
  }
}

/** Guests, tables, tip jar and the cook behind the counter. */
export function drawCounter(pen: Pen, view: KitchenView) {
  drawTables(pen, view)
  const line = lineSpots(view)
  for (const spot of line.toReversed()) drawGuest(pen, view, spot)
  view.backdrop.drawFront(pen, view.places)
  const { work } = view.places
  const { top, size } = counterPlaces(view.places)
  if (!view.tasting) for (const spot of line) drawBubble(pen, view, spot)
  drawTasting(pen, view)
  const isGlad = view.tasting !== undefined || view.kitchen.closed
  const cook = { figure: 'cook', mood: isGlad ? 3 : 2, size: size * 0.72 } as const
  const foot = Math.min(work.y + work.height + size * 0.1, top + size * 0.62)
  const hop = isGlad && !view.context.reducedMotion ? Math.abs(Math.sin(view.time * 6)) * size * 0.06 : 0
  drawFigure(pen, view, {
    ...cook,
    x: work.x + work.width - size * 0.5,
    y: foot - hop,
    squash: bob(view, 99),
  })
  if (view.kitchen.closed && !view.tasting) drawStars(pen, view)
  drawJar(pen, view)
  drawStreak(pen, view)
  if (isEndless(view.definition, view.kitchen.day)) drawHearts(pen, view)
}

/** A row of great pizzas keeps a fire burning over the jar. */
function drawStreak(pen: Pen, view: KitchenView) {
  const { streak } = view.kitchen
  if (streak < 2) return
  const box = jarBox(view)
  const beat = view.context.reducedMotion ? 1 : 1 + Math.sin(view.time * 8) * 0.06
  const [x, y] = [box.x + box.width / 2, box.y - 34]
  stationIcon(pen, 'oven', x, y, 52 * beat, '#b3311c')
  stationIcon(pen, 'oven', x, y + 1, 44 * beat, '#ff8a2e')
  write(pen, view.context.number(streak), x, y + 6, { size: 18, color: '#fff4dc' })
}

/** The stars of the day hang under the lanterns. */
function drawStars(pen: Pen, view: KitchenView) {
  const { work } = view.places
  if (isEndless(view.definition, view.kitchen.day)) return
  const size = Math.min(46, work.width * 0.11, work.height * 0.16)
  for (let index = 0; index < 3; index++) {
    const x = work.x + work.width / 2 + (index - 1) * size * 2.2
    const y = work.y + work.height * 0.4 - (index === 1 ? size * 0.5 : 0)
    star(pen, x, y + 5, size * 1.16, '#6b2a1e')
    star(pen, x, y, size * 1.1, '#8a4a36')
    if (index < starsOf(view.kitchen)) star(pen, x, y, size * 0.92, '#ffcf3f')
  }
}

/** The endless day ends with the third guest who goes hungry. */
function drawHearts(pen: Pen, view: KitchenView) {
  const { work } = view.places
  for (let index = 0; index < 3; index++) {
    const isLeft = index < 3 - view.kitchen.missed
    fillCircle(pen, work.x + work.width - 22 - index * 24, work.y + 20, 9, isLeft ? lagoon : '#6b3328')
    fillCircle(pen, work.x + work.width - 22 - index * 24, work.y + 20, 5, isLeft ? '#ffffff' : coral)
  }
}

export const guestAt = (view: KitchenView, x: number, y: number) =>
  lineSpots(view).find(
    (spot) =>
      Math.abs(x - spot.x) < Math.max(34, spot.size * 0.5) && y > spot.y - spot.size * 1.7 && y < spot.y + 40,
  )?.guest
