import type { IdleInput } from '../rules.ts'
import type { Point } from '#kit/game/stage.ts'
import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, slab } from '#kit/game/draw.ts'
import { oval, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import {
  bagSize,
  BASKET_Y,
  basketHalf,
  COLUMNS,
  FALL_TICKS,
  halfX,
  type Marble,
  type Pegs,
  ROWS,
  rowY,
} from '../trades/pegfall.ts'

const GLOWS = ['#ff7a8a', '#ffb04a', '#ffe14a', '#7fe08a', '#5fd0f0', '#9a9aff', '#e08af0'] as const
const MARBLES = ['#ff6f5a', '#4fb8ff', '#ffd24a', '#6fd06a', '#d07af0'] as const

interface Motion {
  caught: number
}

/** A fair stall at night: marbles tumble over lamps into a basket that wanders. */
export const openScene = (): Scene => {
  const motion: Motion = {
    caught: 0,
  }

  const scene: Scene<Pegs> = {
    quiet: true,
    ground,
    draw: (pen, look) => draw(motion, pen, look),
    spots,
    // The whole column answers, not only its funnel.
    down: fingerDown,
    finger: ({ place, body }) => [place(halfX(2 * Math.round(body.basket / 2)), 120)],
    show: (event, look) => show(motion, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Pegs>) {
  fillRound(pen, box, 0, '#2a1740')
  for (let stripe = 0; stripe < 10; stripe++)
    fillRound(
      pen,
      {
        x: box.x + (stripe / 10) * box.width,
        y: box.y,
        width: box.width / 10,
        height: place(0, 60).y - box.y,
      },
      0,
      stripe % 2 ? '#f7ead0' : '#e0506a',
    )
  const [from, to] = [place(60, 70), place(940, 965)]
  slab(
    pen,
    { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y + unit * 2 },
    unit * 4,
    '#4a2a6b',
    '#1c0f30',
    unit * 2,
  )
  fillRound(
    pen,
    {
      x: from.x + unit * 2,
      y: from.y + unit * 2,
      width: to.x - from.x - unit * 4,
      height: to.y - from.y - unit * 3,
    },
    unit * 3,
    '#38205a',
  )
  for (let star = 0; star < 40; star++) {
    const { x, y } = place(90 + ((star * 347) % 820), 120 + ((star * 223) % 800))
    fillCircle(pen, x, y, unit * 0.3, 'rgb(255 240 200 / .35)')
  }
}

function draw(motion: Motion, pen: Pen, look: Look<Pegs>) {
  const { body, world, place, unit, time } = look
  motion.caught = Math.max(0, motion.caught - 0.05)
  for (let column = 0; column < COLUMNS; column++) {
    const { x, y } = place(halfX(column * 2), 85)
    shape(
      pen,
      [
        x - unit * 3.6,
        y - unit * 2,
        x + unit * 3.6,
        y - unit * 2,
        x + unit * 1.7,
        y + unit * 2.4,
        x - unit * 1.7,
        y + unit * 2.4,
      ],
      body.bag >= 1 ? '#f7b53c' : '#8a6a3a',
    )
  }
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const { x, y } = place(halfX(column * 2 + (row % 2)), rowY(row))
      if (column === COLUMNS - 1 && row % 2) continue
      const glow = Math.min(1, body.lit[row * COLUMNS + column]! / 90)
      if (glow > 0) fillCircle(pen, x, y, unit * (1.8 + glow * 2), `rgb(255 230 150 / ${glow * 0.35})`)
      fillCircle(pen, x, y + unit * 0.4, unit * 1.4, '#150a26')
      fillCircle(pen, x, y, unit * 1.3, glow > 0 ? GLOWS[row % GLOWS.length]! : '#8a78a8')
    }
  basket(pen, look, motion.caught)
  for (const [index, marble] of body.marbles.entries()) roll(pen, look, marble, index)
  const size = bagSize(world.levels)
  const { x, y } = place(500, 30)
  const step = Math.min(unit * 4, (unit * 80) / size)
  for (let ball = 0; ball < size; ball++) {
    const bx = x + (ball - (size - 1) / 2) * step
    fillCircle(pen, bx, y, unit * 1.4, 'rgb(30 10 40 / .6)')
    if (ball < Math.floor(body.bag))
      fillCircle(
        pen,
        bx,
        y - unit * 0.2 + Math.sin(time * 3 + ball) * unit * 0.2,
        unit * 1.2,
        MARBLES[ball % MARBLES.length]!,
      )
  }
}

function spots({ place, unit }: Look<Pegs>) {
  return Array.from({ length: COLUMNS }, (_, column) => ({
    at: place(halfX(column * 2), 85),
    reach: Math.max(24, unit * 7),
    input: ['act', column, 0] as const,
  }))
}

function fingerDown(at: Point, { place }: Look<Pegs>): IdleInput | undefined {
  const [left, right] = [place(halfX(0), 0).x, place(halfX(COLUMNS * 2 - 2), 0).x]
  const along = (at.x - left) / (right - left)
  if (along < -0.1 || along > 1.1) return undefined
  return ['act', Math.max(0, Math.min(COLUMNS - 1, Math.round(along * (COLUMNS - 1)))), 0]
}

function show(motion: Motion, { kind, x = 0, y = 0 }: SimEvent, { effects, place }: Look<Pegs>) {
  if (kind !== 'crit') return
  motion.caught = 1
  effects.burst(place(x, y), { count: 18, speed: 260, colors: ['#ffe14a', '#ff8ab8', '#7fe0f0'] })
}

function roll(pen: Pen, { place, unit }: Look<Pegs>, { from, to, row, age, gold }: Marble, index: number) {
  const part = age / FALL_TICKS
  const high =
    rowY(row - 1) +
    (rowY(row) - rowY(row - 1)) * part * part -
    Math.sin(part * Math.PI) * 26 * (row > 0 ? 1 : 0)
  const { x, y } = place(halfX(from) + (halfX(to) - halfX(from)) * part, high)
  const color = gold ? '#ffd700' : MARBLES[index % MARBLES.length]!
  if (gold) fillCircle(pen, x, y, unit * 3.4, 'rgb(255 220 90 / .4)')
  fillCircle(pen, x, y + unit * 0.4, unit * 2, 'rgb(0 0 0 / .4)')
  fillCircle(pen, x, y, unit * 1.9, color)
  fillCircle(pen, x - unit * 0.6, y - unit * 0.6, unit * 0.6, 'rgb(255 255 255 / .8)')
}

function basket(pen: Pen, { body, world, place, unit }: Look<Pegs>, caught: number) {
  const half = basketHalf(world.levels)
  const [left, right] = [
    place(halfX(body.basket - half), BASKET_Y),
    place(halfX(body.basket + half), BASKET_Y),
  ]
  const high = unit * (7 + caught * 2)
  const middle = (left.x + right.x) / 2
  oval(pen, middle, left.y + high, (right.x - left.x) * 0.5, unit * 1.6, 'rgb(0 0 0 / .4)')
  shape(
    pen,
    [
      left.x,
      left.y,
      right.x,
      right.y,
      right.x - unit * 2.4,
      left.y + high,
      left.x + unit * 2.4,
      left.y + high,
    ],
    '#a8682e',
  )
  for (let weave = 0; weave < 3; weave++)
    fillRound(
      pen,
      {
        x: left.x + unit * (0.6 + weave * 0.7),
        y: left.y + unit * (1 + weave * 2),
        width: right.x - left.x - unit * (1.2 + weave * 1.4),
        height: unit,
      },
      2,
      weave % 2 ? '#d99a4a' : '#c08038',
    )
  fillRound(
    pen,
    { x: left.x - unit, y: left.y - unit * 0.8, width: right.x - left.x + unit * 2, height: unit * 1.8 },
    unit * 0.9,
    caught > 0 ? '#fff3b0' : '#f0c070',
  )
}
