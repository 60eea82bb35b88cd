import { fillCircle, fillRound, shade, slab } from '#kit/game/draw.ts'
import { oval, shadow, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { herbCount, herbPlace, KETTLE, nameOf, strengthOf, type Kettle } from '../trades/kettle.ts'

const HERBS = ['#6fcf5a', '#ff7a8a', '#ffd24a', '#6fa8ff', '#c07af0', '#ff9a3f', '#4fe0d0'] as const
const SHOWN_BREWS = 5

/** A kitchen by the hearth: herbs in bowls, a kettle that bubbles, a book whose pages fill. */
export const openScene = (): Scene => {
  let bubbles = 0
  const hops = new Map<number, number>()
  const scene: Scene<Kettle> = {
    ground(pen, { box, unit, place }) {
      fillRound(pen, box, 0, '#3d2a4a')
      for (let row = 0; row < 8; row++)
        for (let column = 0; column < 7; column++)
          fillRound(
            pen,
            {
              x: box.x + ((column + (row % 2) * 0.5 - 0.5) / 6) * box.width,
              y: box.y + row * unit * 9,
              width: box.width / 6 - 3,
              height: unit * 8.4,
            },
            6,
            (row * 3 + column * 5) % 4 ? '#463252' : '#4e395c',
          )
      const hearth = place(500, 480)
      oval(pen, hearth.x, hearth.y, unit * 33, unit * 32, '#2a1a34')
      oval(pen, hearth.x, hearth.y + unit * 8, unit * 26, unit * 20, '#7a3a2a')
      const shelf = place(0, 760).y
      fillRound(
        pen,
        { x: box.x, y: shelf, width: box.width, height: box.y + box.height - shelf },
        0,
        '#8a5a34',
      )
      fillRound(pen, { x: box.x, y: shelf, width: box.width, height: unit * 2 }, 0, '#b8804a')
    },
    draw(pen, look) {
      const { body, world, place, unit, time } = look
      bubbles = Math.max(body.boil > 0 ? 1 : 0, bubbles - 0.03)
      fire(pen, look)
      pot(pen, look, bubbles)
      const count = herbCount(world.levels)
      for (let herb = 0; herb < count; herb++) {
        const at = herbPlace(herb, count)
        const { x, y } = place(at.x, at.y)
        const hop = hops.get(herb) ?? 0
        hops.set(herb, Math.max(0, hop - 0.07))
        bowl(pen, x, y - hop * unit * 2, Math.min(unit, (unit * 8.4) / count + unit * 0.1), herb, time)
      }
      book(pen, look)
    },
    spots: ({ world, place, unit }) => {
      const count = herbCount(world.levels)
      return Array.from({ length: count }, (_, herb) => ({
        at: place(herbPlace(herb, count).x, herbPlace(herb, count).y),
        reach: Math.max(30, unit * 10),
        input: ['act', herb, 0] as const,
      }))
    },
    finger: ({ place }) => [0, 2, 3].map((herb) => place(herbPlace(herb, 4).x, herbPlace(herb, 4).y)),
    show({ kind, x = 0, y = 0, amount = 0 }, { effects, place }) {
      if (kind === 'pop') hops.set(amount, 1)
      if (kind === 'pick') effects.burst(place(x, y), { count: 14, speed: 180 })
      if (kind === 'merge' || kind === 'crit') {
        effects.burst(place(x, y), { count: 36, speed: 320 })
        effects.quake(4)
      }
    },
  }
  return scene as Scene
}

function fire(pen: Pen, { place, unit, time }: Look<Kettle>) {
  const { x, y } = place(500, 735)
  for (const [dx, high, color] of [
    [-8, 9, '#ff7a3c'],
    [8, 10, '#ff7a3c'],
    [-3, 13, '#ffb03c'],
    [4, 11, '#ffd35e'],
    [0, 8, '#fff3b0'],
  ] as const) {
    const lick = high + Math.sin(time * 9 + dx) * 1.6
    shape(
      pen,
      [
        x + (dx - 4) * unit,
        y,
        x + dx * unit + Math.sin(time * 6 + dx) * unit,
        y - lick * unit,
        x + (dx + 4) * unit,
        y,
      ],
      color,
    )
  }
}

function pot(pen: Pen, { body, place, unit, time }: Look<Kettle>, bubbles: number) {
  const { x, y } = place(500, 520)
  shadow(pen, x, y + unit * 15, unit * 20, unit * 4, 0.4)
  oval(pen, x, y + unit * 3, unit * 20, unit * 15, '#1c2430')
  oval(pen, x - unit * 2, y + unit * 2, unit * 17, unit * 13, '#33404f')
  oval(pen, x - unit * 9, y + unit * 1, unit * 2.4, unit * 6, '#5a6b7c', 0.4)
  oval(pen, x, y - unit * 8, unit * 19, unit * 5.4, '#10161f')
  const [first = -1] = body.inside
  const color = body.boil > 0 ? mixOf(body.inside) : first >= 0 ? shade(HERBS[first]!, -0.2) : '#3f7a6a'
  oval(pen, x, y - unit * 7.6, unit * 16.6, unit * 4.2, color)
  for (let bubble = 0; bubble < 7; bubble++) {
    const rise = (time * (0.5 + bubbles) + bubble * 0.37) % 1
    fillCircle(
      pen,
      x + Math.sin(bubble * 2.4) * unit * 12,
      y - unit * (7 + rise * 12 * bubbles),
      unit * (0.7 + bubbles * (1.4 - rise)),
      shade(color, 0.35),
    )
  }
  for (const [slot, herb] of body.inside.entries())
    leaf(pen, x + (slot - 1) * unit * 9, y - unit * (9 + Math.sin(time * 4 + slot)), unit * 1.1, herb)
  for (let slot = body.inside.length; slot < 3; slot++) {
    pen.strokeStyle = 'rgb(255 255 255 / .4)'
    pen.lineWidth = unit * 0.5
    pen.beginPath()
    pen.arc(x + (slot - 1) * unit * 9, y - unit * 9, unit * 2.6, 0, TURN)
    pen.stroke()
  }
}

const mixOf = (inside: readonly number[]) =>
  shade(HERBS[inside[1] ?? 0]!, strengthOf(nameOf(inside)) > 7 ? 0.25 : -0.25)

/** Seven herbs: leaf, berry, blossom, bell, mushroom, root, shell. */
function leaf(pen: Pen, x: number, y: number, unit: number, herb: number) {
  const color = HERBS[herb]!
  const dark = shade(color, -0.35)
  if (herb % 4 === 0) {
    oval(pen, x - unit * 1.4, y, unit * 2.4, unit * 1.2, dark, 0.7)
    oval(pen, x + unit * 1.4, y, unit * 2.4, unit * 1.2, color, -0.7)
    oval(pen, x, y - unit * 1.4, unit * 1.3, unit * 2.4, color)
  } else if (herb % 4 === 1) {
    for (const [dx, dy] of [
      [-1.3, 0.6],
      [1.3, 0.6],
      [0, -1.2],
    ] as const) {
      fillCircle(pen, x + dx * unit, y + dy * unit, unit * 1.5, dark)
      fillCircle(pen, x + (dx - 0.2) * unit, y + (dy - 0.2) * unit, unit * 1.2, color)
    }
  } else if (herb % 4 === 2) {
    for (let petal = 0; petal < 6; petal++)
      fillCircle(
        pen,
        x + Math.cos(petal * 1.047) * unit * 1.7,
        y + Math.sin(petal * 1.047) * unit * 1.7,
        unit * 1.1,
        petal % 2 ? color : dark,
      )
    fillCircle(pen, x, y, unit, '#fff6c8')
  } else {
    fillRound(
      pen,
      { x: x - unit * 0.8, y: y - unit * 0.4, width: unit * 1.6, height: unit * 3 },
      unit * 0.7,
      '#f3e6cf',
    )
    shape(
      pen,
      [x - unit * 2.8, y, x - unit * 1.6, y - unit * 2.4, x + unit * 1.6, y - unit * 2.4, x + unit * 2.8, y],
      color,
    )
    fillCircle(pen, x - unit * 0.6, y - unit * 1.3, unit * 0.5, '#ffffff')
  }
}

function bowl(pen: Pen, x: number, y: number, unit: number, herb: number, time: number) {
  shadow(pen, x, y + unit * 6, unit * 8, unit * 2, 0.35)
  oval(pen, x, y + unit * 2, unit * 8, unit * 4.6, '#c9b08a')
  oval(pen, x, y, unit * 8, unit * 3, '#f0dcb8')
  oval(pen, x, y, unit * 6.6, unit * 2.2, '#7a5a3a')
  leaf(pen, x, y - unit * (2 + Math.sin(time * 2 + herb) * 0.4), unit * 1.9, herb)
}

/** The best brews found so far; a pale one is stale just now. */
function book(pen: Pen, { body, world, place, unit }: Look<Kettle>) {
  const brews = Object.entries(body.book)
    .sort(([one], [other]) => strengthOf(other) - strengthOf(one))
    .slice(0, SHOWN_BREWS)
  const { x, y } = place(500, 95)
  const step = unit * 17
  for (const [index, [name, fresh]] of brews.entries()) {
    const bx = x + (index - (brews.length - 1) / 2) * step
    slab(
      pen,
      { x: bx - unit * 8, y: y - unit * 4.4, width: unit * 16, height: unit * 10 },
      unit * 2,
      fresh > 0.8 ? '#fff3d0' : '#a8987c',
      '#6b4a26',
      unit,
    )
    for (const [slot, herb] of [...name].entries())
      leaf(pen, bx + (slot - 1) * unit * 4.6, y - unit * 0.8, unit * 0.8, Number(herb))
    fillRound(
      pen,
      { x: bx - unit * 7, y: y + unit * 2.6, width: unit * 14 * fresh, height: unit },
      2,
      world.levels[KETTLE.taste]! > 0 ? '#3fae5f' : '#e8a020',
    )
  }
}
