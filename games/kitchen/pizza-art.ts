import { fillCircle } from '#kit/game/draw.ts'
import { cheeseColor, crustColor, sauceColor } from './colors.ts'
import type { KitchenDefinition } from './definitions.ts'
import { paintTopping } from './topping-art.ts'
import { cellMiddle, CELLS, RADIUS, ROLLED, type Pizza } from './world.ts'

type Pen = CanvasRenderingContext2D

const ROOM = 116
const MELTS_AT = 360
const TURN = 2 * Math.PI

/** How far the dough reaches, in units. */
export const doughRadius = (roll: number) => 46 + (54 * Math.min(ROLLED, roll)) / ROLLED

/** Stable pseudo-random offsets: a piece always has the same rotation. */
const scatter = (index: number) => {
  const value = Math.sin(index * 127.1) * 43758.5
  return value - Math.floor(value)
}

const cells = (rows: readonly number[], paint: (x: number, y: number, index: number) => void) => {
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++)
      if (((rows[row] ?? 0) >> column) & 1) paint(cellMiddle(column), cellMiddle(row), row * CELLS + column)
}

function blobs(pen: Pen, rows: readonly number[], radius: number, color: string) {
  pen.beginPath()
  cells(rows, (x, y, index) => {
    const size = radius + 5 * scatter(index)
    const [cx, cy] = [x + 9 * (scatter(index + 61) - 0.5), y + 9 * (scatter(index + 137) - 0.5)]
    pen.moveTo(cx + size, cy)
    pen.arc(cx, cy, size, 0, TURN)
  })
  pen.fillStyle = color
  pen.fill()
}

function shreds(pen: Pen, rows: readonly number[], color: string, part: number) {
  pen.beginPath()
  cells(rows, (x, y, index) => {
    for (let piece = part; piece < 4; piece += 2) {
      const angle = scatter(index * 7 + piece) * TURN
      const [dx, dy] = [Math.cos(angle) * 6, Math.sin(angle) * 6]
      const [mx, my] = [x + (scatter(index + piece) - 0.5) * 16, y + (scatter(index * 3 + piece) - 0.5) * 16]
      pen.moveTo(mx - dx, my - dy)
      pen.lineTo(mx + dx, my + dy)
    }
  })
  pen.strokeStyle = color
  pen.lineWidth = 3.2
  pen.lineCap = 'round'
  pen.stroke()
}

function paintDough(pen: Pen, { roll, baked }: Pizza) {
  const radius = doughRadius(roll)
  const isRolled = roll >= ROLLED
  fillCircle(pen, 0, isRolled ? 4 : 8, radius, baked > 1200 ? '#1d100c' : '#a8743a')
  fillCircle(pen, 0, 0, radius, crustColor(baked + 90))
  fillCircle(pen, -2, -3, radius * 0.955, crustColor(baked))
  if (!isRolled) {
    fillCircle(pen, -radius * 0.32, -radius * 0.36, radius * 0.34, 'rgb(255 255 255 / .38)')
    return
  }
  for (let index = 0; index < 16; index++) {
    const angle = (index / 16) * TURN + scatter(index) * 0.3
    const far = radius * 0.945
    const size = 3 + 3.5 * scatter(index + 40)
    fillCircle(pen, Math.cos(angle) * far, Math.sin(angle) * far, size, crustColor(baked + 150))
  }
  fillCircle(pen, 0, 0, radius * 0.885, crustColor(baked * 0.8 + 60))
  fillCircle(pen, 1, 2, radius * 0.87, crustColor(baked * 0.7))
}

function paintCheese(pen: Pen, { cheese, baked }: Pizza) {
  if (baked < MELTS_AT) {
    shreds(pen, cheese, '#eebf52', 0)
    shreds(pen, cheese, cheeseColor(baked), 1)
    return
  }
  blobs(pen, cheese, 8.2, cheeseColor(baked + 130))
  pen.save()
  pen.translate(-0.8, -1.2)
  blobs(pen, cheese, 7, cheeseColor(baked))
  pen.restore()
  pen.beginPath()
  cells(cheese, (x, y, index) => {
    if (scatter(index * 5) < 0.72) return
    pen.moveTo(x + 4, y)
    pen.arc(x, y, 2 + 3 * scatter(index * 11), 0, TURN)
  })
  pen.fillStyle = cheeseColor(baked + 190)
  pen.fill()
}

function paintCuts(pen: Pen, { cuts, baked }: Pizza) {
  for (const { angle, off } of cuts) {
    pen.save()
    pen.rotate(angle)
    pen.strokeStyle = '#7a3f1c'
    pen.lineWidth = 5
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(-99, off)
    pen.lineTo(99, off)
    pen.stroke()
    pen.strokeStyle = cheeseColor(baked * 0.4)
    pen.lineWidth = 1.6
    pen.stroke()
    pen.restore()
  }
}

/** Sauce, cheese and pieces on a rolled dough around the origin. */
export function paintPizza(pen: Pen, definition: KitchenDefinition, pizza: Pizza) {
  paintDough(pen, pizza)
  const sauce = definition.menu.sauces[pizza.sauce]
  pen.save()
  pen.beginPath()
  pen.arc(0, 0, 89, 0, TURN)
  pen.clip()
  if (sauce) {
    blobs(pen, pizza.spread, 11.5, `color-mix(in srgb, ${sauceColor[sauce.name]}, #401000 26%)`)
    blobs(pen, pizza.spread, 9.6, sauceColor[sauce.name])
  }
  paintCheese(pen, pizza)
  pen.restore()
  for (const [index, { topping, x, y }] of pizza.pieces.entries()) {
    const offer = definition.menu.toppings[topping]
    if (!offer) continue
    pen.save()
    pen.translate(x, y)
    pen.rotate(scatter(index + x) * TURN)
    paintTopping(pen, offer.name)
    pen.restore()
  }
  if (pizza.baked > 1000) {
    const dark = Math.min(0.72, (pizza.baked - 1000) / 700)
    fillCircle(pen, 0, 0, RADIUS - 2, `rgb(28 14 8 / ${dark})`)
  }
  paintCuts(pen, pizza)
}

const keyOf = ({ roll, sauce, spread, cheese, pieces, baked, cuts }: Pizza) => {
  const mixed = [...spread, ...cheese].reduce((sum, row) => (Math.imul(sum, 31) + row) | 0, 7)
  const last = pieces.at(-1)
  return `${roll}.${sauce}.${mixed}.${pieces.length}.${last?.x}.${last?.y}.${Math.floor(baked / 24)}.${cuts.length}`
}

/** Pizzas are painted when they change and stamped otherwise. */
export interface PizzaShelf {
  draw(pen: Pen, pizza: Pizza, at: { readonly x: number; readonly y: number; readonly radius: number }): void
  /** The picture of a pizza and how many of its pixels are one unit, to cut slices from. */
  picture(pizza: Pizza): HTMLCanvasElement
  clear(sharpness: number): void
}

export const PICTURE_ROOM = ROOM

export function pizzaShelf(definition: KitchenDefinition): PizzaShelf {
  const kept = new Map<number, { key: string; canvas: HTMLCanvasElement }>()
  let sharp = 2

  function picture(pizza: Pizza) {
    const key = keyOf(pizza)
    const known = kept.get(pizza.guest)
    if (known?.key === key) return known.canvas
    const canvas = known?.canvas ?? document.createElement('canvas')
    canvas.width = canvas.height = Math.ceil(2 * ROOM * sharp)
    const pen = canvas.getContext('2d')!
    pen.scale(sharp, sharp)
    pen.translate(ROOM, ROOM)
    paintPizza(pen, definition, pizza)
    kept.set(pizza.guest, { key, canvas })
    if (kept.size > 14) kept.delete(kept.keys().next().value!)
    return canvas
  }

  return {
    picture,
    draw(pen, pizza, { x, y, radius }) {
      const half = (ROOM * radius) / RADIUS
      pen.drawImage(picture(pizza), x - half, y - half, 2 * half, 2 * half)
    },
    clear(sharpness) {
      sharp = sharpness
      kept.clear()
    },
  }
}
