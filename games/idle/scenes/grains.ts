import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, slab } from '#kit/game/draw.ts'
import { oval, shadow, shape } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import { bagSize, cellPlace, type Grains, SIDE, STEEP } from '../trades/grains.ts'

const HEAPS = ['#caa062', '#d8ae6c', '#e8c07c', '#f2b552', '#ff8f4a'] as const

/** A raked sand garden seen from above: heaps that slide into each other. */
export const openScene = (): Scene => {
  const lit = new Map<number, number>()
  const scene: Scene<Grains> = {
    quiet: true,
    ground,
    draw: (pen, look) => draw(lit, pen, look),
    spots,
    finger,
    show: (event, look) => show(lit, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Grains>) {
  fillRound(pen, box, 0, '#7a5634')
  for (let stone = 0; stone < 26; stone++) {
    const [x, y] = [
      box.x + ((stone * 397) % 1000) * 0.001 * box.width,
      box.y + ((stone * 613) % 1000) * 0.001 * box.height,
    ]
    oval(pen, x, y + unit * 0.6, unit * 3, unit * 2.1, '#57391f')
    oval(pen, x, y, unit * 3, unit * 2, stone % 2 ? '#8f9c8a' : '#a8a493')
  }
  const [from, to] = [place(95, 85), place(905, 920)]
  const frame = { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
  slab(
    pen,
    {
      ...frame,
      x: frame.x - unit * 2,
      y: frame.y - unit * 2,
      width: frame.width + unit * 4,
      height: frame.height + unit * 6,
    },
    unit * 4,
    '#a8683a',
    '#5f3417',
    unit * 2,
  )
  fillRound(pen, frame, unit * 3, '#e9cf9b')
  pen.strokeStyle = 'rgb(160 110 50 / .28)'
  pen.lineWidth = Math.max(1, unit * 0.4)
  for (let line = 1; line < 24; line++) {
    const y = frame.y + (line / 24) * frame.height
    pen.beginPath()
    for (let step = 0; step <= 20; step++)
      pen.lineTo(
        frame.x + unit + (step / 20) * (frame.width - 2 * unit),
        y + Math.sin(step * 0.9 + line) * unit * 0.7,
      )
    pen.stroke()
  }
}

function draw(lit: Map<number, number>, pen: Pen, look: Look<Grains>) {
  const { body, place, unit, time } = look
  for (const [cell, count] of body.cells.entries()) {
    const { x, y } = place(cellPlace(cell).x, cellPlace(cell).y)
    const glow = lit.get(cell) ?? 0
    lit.set(cell, Math.max(0, glow - 0.06))
    heap(pen, x, y, unit, count, glow, count === STEEP - 1 ? Math.sin(time * 6 + cell) : 0)
  }
  bag(pen, look)
}

function spots({ place, unit }: Look<Grains>) {
  return Array.from({ length: SIDE * SIDE }, (_, cell) => ({
    at: place(cellPlace(cell).x, cellPlace(cell).y),
    reach: Math.max(26, unit * 7.5),
    input: ['act', cell, 0] as const,
  }))
}

function finger({ body, place }: Look<Grains>) {
  const { x, y } = cellPlace(Math.max(0, body.cells.indexOf(STEEP - 1)))
  return [place(x, y)]
}

function show(
  lit: Map<number, number>,
  { kind, x = 0, y = 0, amount = 0 }: SimEvent,
  { effects, place }: Look<Grains>,
) {
  if (kind === 'pop' || kind === 'grain') lit.set(amount, 0.6)
  if (kind === 'slide' || kind === 'golden') {
    lit.set(amount, 1)
    effects.burst(place(x, y), {
      count: kind === 'golden' ? 12 : 3,
      colors: kind === 'golden' ? ['#ffe14a', '#fff3b0'] : ['#e8c07c', '#b88a4a'],
      speed: 150,
      size: 6,
      life: 0.5,
    })
  }
  if (kind === 'merge') effects.quake(Math.min(9, amount * 0.6))
  if (kind === 'blast') effects.quake(5)
}

function heap(pen: Pen, x: number, y: number, unit: number, count: number, glow: number, throb: number) {
  if (count === 0) {
    oval(pen, x, y + unit, unit * 3.4, unit * 1.6, 'rgb(150 100 40 / .22)')
    return
  }
  const level = Math.min(STEEP, count)
  const wide = unit * (3 + level * 1.15 + throb * 0.2)
  const high = unit * (1 + level * 1.7 + glow)
  shadow(pen, x + unit, y + unit * 2.2, wide * 1.05, wide * 0.42)
  shape(
    pen,
    [
      x - wide,
      y + unit * 1.6,
      x - wide * 0.25,
      y - high,
      x + wide * 0.2,
      y - high * 0.96,
      x + wide,
      y + unit * 1.6,
    ],
    '#a8743a',
  )
  oval(pen, x, y + unit * 1.6, wide, unit * 1.7, '#a8743a')
  shape(
    pen,
    [x - wide, y + unit * 1.5, x - wide * 0.25, y - high, x + wide * 0.14, y + unit * 2.4],
    HEAPS[level]!,
  )
  oval(pen, x - wide * 0.06, y - high * 0.96, wide * 0.24, unit * 0.7, '#fff0c4')
  if (glow > 0) fillCircle(pen, x, y - high * 0.4, wide * 1.1, `rgb(255 240 170 / ${glow * 0.45})`)
}

/** Grains left in the bag. */
function bag(pen: Pen, { body, world, place, unit }: Look<Grains>) {
  const size = bagSize(world.levels)
  const { x, y } = place(500, 970)
  const step = Math.min(unit * 3.4, (unit * 70) / size)
  for (let grain = 0; grain < size; grain++) {
    const gx = x + (grain - (size - 1) / 2) * step
    fillCircle(pen, gx, y + unit * 0.3, unit * 1.25, '#3f2710')
    if (grain < Math.floor(body.bag)) fillCircle(pen, gx, y, unit * 1.15, '#ffe3a0')
  }
}
