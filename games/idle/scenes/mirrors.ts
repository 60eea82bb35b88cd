import type { SimEvent } from '#kit/game/contract.ts'
import { fillCircle, fillRound, slab } from '#kit/game/draw.ts'
import { oval, shape, TURN } from '../art.ts'
import type { Look, Pen, Scene } from '../scene.ts'
import {
  cellPlace,
  COLUMNS,
  FOUNTAIN,
  fountainsLeft,
  type Mirrors,
  neighbours,
  PANEL,
  panelsLeft,
  ROWS,
} from '../trades/mirrors.ts'

/** A terrace in the noon sun: blue mirrors that heat each other, fountains that keep them cool. */
export const openScene = (): Scene => {
  const hops = new Map<number, number>()
  const scene: Scene<Mirrors> = {
    quiet: true,
    ground,
    draw: (pen, look) => draw(hops, pen, look),
    spots,
    finger,
    show: (event, look) => show(hops, event, look),
  }
  return scene as Scene
}

function ground(pen: Pen, { box, unit, place }: Look<Mirrors>) {
  fillRound(pen, box, 0, '#e8b06a')
  for (let tile = 0; tile < 80; tile++) {
    const { x, y } = place((tile % 10) * 111, Math.floor(tile / 10) * 140 - 60)
    fillRound(
      pen,
      { x: x - unit * 5, y: y - unit * 5, width: unit * 10, height: unit * 10 },
      unit,
      (tile * 7) % 5 < 2 ? '#efbf7f' : '#e3a75e',
    )
  }
  const sun = place(880, 70)
  for (const [size, paint] of [
    [16, 'rgb(255 246 180 / .35)'],
    [11, 'rgb(255 246 180 / .6)'],
    [7.5, '#fff6c4'],
  ] as const)
    fillCircle(pen, sun.x, sun.y, unit * size, paint)
  const [from, to] = [place(85, 145), place(915, 905)]
  slab(
    pen,
    {
      x: from.x - unit,
      y: from.y - unit,
      width: to.x - from.x + unit * 2,
      height: to.y - from.y + unit * 4,
    },
    unit * 4,
    '#f7e4bf',
    '#a8743c',
    unit * 3,
  )
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const { x, y } = place(cellPlace(cell).x, cellPlace(cell).y)
    const [half, high] = halves(place)
    fillRound(pen, { x: x - half, y: y - high, width: half * 2, height: high * 2 }, unit * 2.4, '#e0c08a')
    fillRound(
      pen,
      { x: x - half, y: y - high + unit * 0.7, width: half * 2, height: high * 2 - unit * 0.7 },
      unit * 2.4,
      '#ecd2a0',
    )
  }
}

function draw(hops: Map<number, number>, pen: Pen, look: Look<Mirrors>) {
  const { body, world } = look
  links(pen, look)
  for (const [cell, kind] of body.cells.entries()) {
    const hop = hops.get(cell) ?? 0
    hops.set(cell, Math.max(0, hop - 0.07))
    if (kind === PANEL) panel(pen, look, cell, hop)
    else if (kind === FOUNTAIN) fountain(pen, look, cell, hop)
  }
  stock(pen, look, 330, panelsLeft(world as typeof look.world), '#3f8fe0')
  stock(pen, look, 570, fountainsLeft(world as typeof look.world), '#4fd8d0')
}

function spots({ place, unit }: Look<Mirrors>) {
  return Array.from({ length: COLUMNS * ROWS }, (_, cell) => ({
    at: place(cellPlace(cell).x, cellPlace(cell).y),
    reach: Math.max(28, unit * 9),
    input: ['act', cell, 0] as const,
  }))
}

function finger({ body, place }: Look<Mirrors>) {
  const { x, y } = cellPlace(
    Math.max(
      0,
      body.cells.findIndex((kind, cell) => kind === 0 && cell > 6),
    ),
  )
  return [place(x, y)]
}

function show(
  hops: Map<number, number>,
  { kind, x = 0, y = 0, amount = 0 }: SimEvent,
  { effects, place }: Look<Mirrors>,
) {
  if (kind === 'send') hops.set(amount, 1)
  if (kind === 'bad')
    effects.burst(place(x, y), { count: 16, speed: 140, colors: ['#4a4450', '#7a7280', '#ff7a3c'] })
  if (kind === 'splash') effects.burst(place(x, y), { count: 14, speed: 170, colors: ['#8fe8ff', '#ffffff'] })
}

function halves(place: Look<Mirrors>['place']): readonly [half: number, high: number] {
  const [one, two] = [place(0, 0), place(160, 180)]
  return [(two.x - one.x) * 0.45, (two.y - one.y) * 0.44]
}

/** Light that goes from mirror to mirror. */
function links(pen: Pen, { body, place, unit, time }: Look<Mirrors>) {
  pen.strokeStyle = `rgb(255 240 150 / ${0.7 + 0.2 * Math.sin(time * 5)})`
  pen.lineWidth = unit * 1.4
  pen.beginPath()
  for (const [cell, kind] of body.cells.entries()) {
    if (kind !== PANEL || body.out[cell]) continue
    for (const next of neighbours(cell)) {
      if (next < cell || body.cells[next] !== PANEL || body.out[next]) continue
      const [from, to] = [
        place(cellPlace(cell).x, cellPlace(cell).y),
        place(cellPlace(next).x, cellPlace(next).y),
      ]
      pen.moveTo(from.x, from.y)
      pen.lineTo(to.x, to.y)
    }
  }
  pen.stroke()
}

function panel(pen: Pen, { body, place, unit, time }: Look<Mirrors>, cell: number, hop: number) {
  const at = place(cellPlace(cell).x, cellPlace(cell).y)
  const [half, high] = halves(place)
  const size = Math.min(half, high) * (0.86 + hop * 0.1)
  const heat = body.heat[cell]!
  const isOut = body.out[cell]!
  const y = at.y - hop * unit * 2
  oval(pen, at.x, at.y + size * 0.86, size * 0.9, size * 0.24, 'rgb(90 50 10 / .35)')
  fillRound(pen, { x: at.x - size * 0.12, y, width: size * 0.24, height: size * 0.9 }, 3, '#8a5a2a')
  shape(
    pen,
    [
      at.x - size * 0.75,
      y - size * 0.75,
      at.x + size * 0.95,
      y - size * 0.75,
      at.x + size * 0.75,
      y + size * 0.55,
      at.x - size * 0.95,
      y + size * 0.55,
    ],
    '#8a5a2a',
  )
  const color = isOut ? '#5a5460' : heat > 0.7 ? '#e0705a' : heat > 0.4 ? '#8a80d0' : '#3f8fe0'
  shape(
    pen,
    [
      at.x - size * 0.66,
      y - size * 0.66,
      at.x + size * 0.84,
      y - size * 0.66,
      at.x + size * 0.66,
      y + size * 0.46,
      at.x - size * 0.84,
      y + size * 0.46,
    ],
    color,
  )
  if (!isOut) {
    const glide = ((time * 0.5 + cell * 0.13) % 1) * 1.1 - 0.6
    shape(
      pen,
      [
        at.x + size * glide,
        y - size * 0.66,
        at.x + size * (glide + 0.25),
        y - size * 0.66,
        at.x + size * (glide + 0.1),
        y + size * 0.46,
        at.x + size * (glide - 0.15),
        y + size * 0.46,
      ],
      'rgb(255 255 255 / .5)',
    )
  } else
    for (const dx of [-0.3, 0.1, 0.4])
      fillCircle(
        pen,
        at.x + dx * size,
        y - size * (0.5 + ((time + dx) % 1)),
        size * 0.2,
        'rgb(70 60 70 / .5)',
      )
  fillRound(
    pen,
    { x: at.x - size * 0.8, y: y + size * 0.66, width: size * 1.6, height: size * 0.16 },
    3,
    'rgb(60 20 0 / .45)',
  )
  fillRound(
    pen,
    { x: at.x - size * 0.8, y: y + size * 0.66, width: size * 1.6 * heat, height: size * 0.16 },
    3,
    heat > 0.7 ? '#ff5a3c' : '#ffb03c',
  )
}

function fountain(pen: Pen, { place, unit, time }: Look<Mirrors>, cell: number, hop: number) {
  const at = place(cellPlace(cell).x, cellPlace(cell).y)
  const [half, high] = halves(place)
  const size = Math.min(half, high) * (0.86 + hop * 0.1)
  oval(pen, at.x, at.y + size * 0.5, size * 0.95, size * 0.5, '#9a7a54')
  oval(pen, at.x, at.y + size * 0.38, size * 0.95, size * 0.46, '#f3e6cc')
  oval(pen, at.x, at.y + size * 0.38, size * 0.78, size * 0.34, '#4fd8d0')
  fillRound(
    pen,
    { x: at.x - size * 0.12, y: at.y - size * 0.4, width: size * 0.24, height: size * 0.8 },
    3,
    '#e0cba4',
  )
  for (let drop = 0; drop < 8; drop++) {
    const along = (time * 1.2 + drop / 8) % 1
    const turn = (drop / 8) * TURN
    fillCircle(
      pen,
      at.x + Math.cos(turn) * size * 0.7 * along,
      at.y -
        size * 0.5 +
        Math.sin(turn) * size * 0.2 * along +
        along * along * size * 0.8 -
        Math.sin(along * Math.PI) * size * 0.4,
      unit * 0.8,
      '#d8fbff',
    )
  }
}

/** What is left to place. */
function stock(pen: Pen, { place, unit }: Look<Mirrors>, at: number, left: number, color: string) {
  const { x, y } = place(at, 65)
  fillRound(
    pen,
    { x: x - unit * 10, y: y - unit * 3.4, width: unit * 20, height: unit * 6.8 },
    unit * 3.4,
    'rgb(90 50 10 / .5)',
  )
  for (let piece = 0; piece < Math.min(6, left); piece++)
    fillRound(
      pen,
      { x: x - unit * 8 + piece * unit * 2.8, y: y - unit * 1.6, width: unit * 2.2, height: unit * 3.2 },
      unit * 0.6,
      color,
    )
}
