import { fillCircle, slab, write } from '#kit/game/draw.ts'
import { ease } from '#kit/game/effects.ts'
import { paper } from './colors.ts'
import { drawFigure, type KitchenView } from './kitchen-view.ts'
import { clockIcon, coin, peelIcon, star, stationIcon } from './icon-art.ts'
import { counterPlaces } from './layout.ts'
import type { Grade } from './world.ts'

type Pen = CanvasRenderingContext2D

const PART_SECONDS = 0.26
export const TASTE_SECONDS = 2.5

const partsOf = ({ waiting, topping, baking, cutting }: Grade) => [waiting, topping, baking, cutting]

function drawPart(
  pen: Pen,
  view: KitchenView,
  { index, value, x, y, size }: { index: number; value: number; x: number; y: number; size: number },
) {
  slab(pen, { x: x - size / 2, y: y - size * 0.6, width: size, height: size * 1.25 }, 12, paper, '#c9a878', 5)
  const icon = [
    () => clockIcon(pen, x, y - size * 0.24, size * 0.5),
    () => peelIcon(pen, x, y - size * 0.24, size * 0.52),
    () => stationIcon(pen, 'oven', x, y - size * 0.24, size * 0.5, '#f2642c'),
    () => stationIcon(pen, 'board', x, y - size * 0.24, size * 0.48, '#3f6f86'),
  ][index]!
  icon()
  const color = value >= 85 ? '#1e8a4a' : value >= 55 ? '#a86408' : '#c8321f'
  write(pen, view.context.number(value), x, y + size * 0.28, { size: size * 0.36, color })
}

/** A guest tastes: part by part, then the sum in coins. */
export function drawTasting(pen: Pen, view: KitchenView) {
  const { tasting } = view
  if (!tasting) return
  const { work } = view.places
  const { guest, pizza, grade, coins } = tasting.meal
  const age = view.context.reducedMotion ? TASTE_SECONDS : view.time - tasting.since
  const { top, size } = counterPlaces(view.places)
  const x = work.x + work.width / 2
  const shown = Math.max(0, Math.floor((age - 0.35) / PART_SECONDS))
  const done = shown >= 4
  const mood = !done ? 2 : grade.total >= 85 ? 3 : grade.total >= 65 ? 2 : grade.total >= 45 ? 1 : 0
  const jump =
    done && mood === 3 && !view.context.reducedMotion ? Math.abs(Math.sin(age * 9)) * size * 0.12 : 0
  const chew = done || view.context.reducedMotion ? 0 : Math.sin(age * 16) * 0.03
  pen.fillStyle = 'rgb(70 16 8 / .42)'
  pen.fillRect(work.x, work.y, work.width, work.height)
  const figure = view.definition.guests[guest.regular]!.animal
  drawFigure(pen, view, {
    figure,
    mood,
    dress: guest.dress,
    x,
    y: top + 3 - jump,
    size: size * 0.8,
    squash: chew,
  })
  view.backdrop.drawFront(pen, view.places)
  const plate = Math.min(size * 0.5, work.height * 0.17)
  pen.save()
  pen.translate(x, top + plate * 0.34)
  pen.scale(1, 0.52)
  fillCircle(pen, 0, 8, plate * 1.22, 'rgb(20 30 40 / .35)')
  fillCircle(pen, 0, 0, plate * 1.2, '#fdf8ee')
  view.shelf.draw(pen, pizza, { x: 0, y: 0, radius: plate })
  pen.restore()
  const chip = Math.min(66, work.width * 0.17, work.height * 0.2)
  for (const [index, value] of partsOf(grade).entries()) {
    const k = Math.min(1, Math.max(0, (age - 0.35 - index * PART_SECONDS) / 0.2))
    if (k === 0) continue
    const at = { x: x + (index - 1.5) * (chip + 9), y: work.y + chip * 0.78 }
    drawPart(pen, view, { index, value, ...at, size: chip * ease.back(k) })
  }
  const name = view.context.text(`guest.${view.definition.guests[guest.regular]!.name}`)
  write(pen, name, x, top + plate * 1.42, { size: Math.max(14, plate * 0.3), color: '#fff4dc' })
  if (done) drawTotal(pen, view, { total: grade.total, coins, y: work.y + chip * 1.85, age })
}

function drawTotal(
  pen: Pen,
  view: KitchenView,
  { total, coins, y, age }: { total: number; coins: number; y: number; age: number },
) {
  const { work } = view.places
  const x = work.x + work.width / 2
  const k = view.context.reducedMotion ? 1 : ease.back(Math.min(1, (age - 0.35 - 4 * PART_SECONDS) / 0.25))
  const color = total >= 85 ? '#ffe27a' : total >= 65 ? '#ffffff' : '#ffb199'
  const stars = total >= 95 ? 5 : total >= 85 ? 4 : total >= 70 ? 3 : total >= 50 ? 2 : 1
  const size = Math.min(15, work.width * 0.04) * k
  for (let index = 0; index < 5; index++) {
    const at = x - work.width * 0.02 + (index - 2) * size * 2.3 - size * 2
    star(pen, at, y, size * 1.15, '#5d231c')
    star(pen, at, y, size * 0.92, index < stars ? '#ffcf3f' : '#8a4a36')
  }
  coin(pen, x + size * 4.4, y, size * 0.95)
  write(pen, `+${view.context.number(coins)}`, x + size * 5.7, y, { size: size * 1.8, color, align: 'left' })
}
