import { fillCircle, shade } from '#kit/game/draw.ts'
import { FRUIT_COLORS } from './art.ts'
import type { SnakeDefinition, Twist } from './definitions.ts'
import { paintBoulder, paintCrab, paintEarth, paintGrass, paintStation } from './errand-art.ts'
import { echoCells } from './errands.ts'
import type { Picture } from './picture.ts'
import { LONGEST_LIGHT, type Snake, type SnakeState } from './state.ts'

type Pen = CanvasRenderingContext2D

/** One picture of a cell, drawn at every place. */
function tile(
  { art, cell, definition }: Picture,
  pen: Pen,
  look: { readonly key: string; readonly paint: (pen: Pen) => void; readonly grow?: number },
  places: Iterable<number>,
) {
  const { grow = 1 } = look
  const picture = { key: look.key, width: 40, height: 40, paint: look.paint }
  const size = cell * grow
  const by = (size - cell) / 2
  for (const place of places) {
    const [x, y] = [
      (place % definition.columns) * cell - by,
      Math.floor(place / definition.columns) * cell - by,
    ]
    art.draw(pen, picture, { x, y, width: size, height: size })
  }
}

function drawGrass(pen: Pen, picture: Picture) {
  const { state, definition } = picture
  const done = new Set([...state.marks, ...state.stones])
  const tall = Array.from({ length: definition.columns * definition.rows }, (_, place) => place)
  tile(
    picture,
    pen,
    { key: 'grass', paint: paintGrass },
    tall.filter((place) => !done.has(place)),
  )
}

/** Boulders slide down while falling. */
function drawBoulders(pen: Pen, picture: Picture) {
  const { state, cell } = picture
  const falling = new Set(state.falling)
  const share = (state.tick % 9) / 9
  const lying = state.stones.filter((place) => !falling.has(place))
  tile(picture, pen, { key: 'boulder', paint: paintBoulder, grow: 1.02 }, lying)
  if (falling.size === 0) return
  pen.save()
  pen.translate(0, -(1 - Math.min(1, share * 2)) * cell)
  tile(picture, pen, { key: 'boulder', paint: paintBoulder, grow: 1.02 }, falling)
  pen.restore()
}

function drawStation(pen: Pen, picture: Picture) {
  const { state, definition, cell, seconds, calm } = picture
  const place = state.marks[0]!
  const [x, y] = [
    ((place % definition.columns) + 0.5) * cell,
    (Math.floor(place / definition.columns) + 0.5) * cell,
  ]
  const beat = calm ? 0.5 : 0.5 + 0.5 * Math.sin(seconds * 3)
  fillCircle(pen, x, y, cell * (0.8 + 0.2 * beat), 'rgb(255 224 130 / .45)')
  tile(picture, pen, { key: 'station', paint: paintStation, grow: 1.15 }, state.marks)
}

const UNDER: Readonly<Partial<Record<Twist, (pen: Pen, picture: Picture) => void>>> = {
  mow: drawGrass,
  dig(pen, picture) {
    tile(picture, pen, { key: 'earth', paint: paintEarth }, picture.state.marks)
    drawBoulders(pen, picture)
  },
  station: drawStation,
}

/** Drawn below the fruit and the snakes. */
export const drawUnder = (pen: Pen, picture: Picture) => UNDER[picture.definition.twist]?.(pen, picture)

function drawEchoes(pen: Pen, { state, definition, cell }: Picture) {
  const share = Math.min(1, (state.waited + 1) / state.stride)
  const spot = (place: number) => ({
    x: ((place % definition.columns) + 0.5) * cell,
    y: (Math.floor(place / definition.columns) + 0.5) * cell,
  })
  const next = echoCells(state, 1)
  for (const [index, cells] of echoCells(state).entries()) {
    const ahead = next[index] ?? cells
    for (const [at, place] of cells.entries()) {
      const [from, to] = [spot(place), spot(ahead[at] ?? place)]
      const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share]
      const isHead = at === cells.length - 1
      fillCircle(pen, x, y, cell * (isHead ? 0.47 : 0.38), 'rgb(90 70 150 / .55)')
      fillCircle(pen, x, y - cell * 0.05, cell * (isHead ? 0.4 : 0.3), 'rgb(214 200 255 / .8)')
      if (!isHead) continue
      for (const side of [-1, 1])
        fillCircle(pen, x + side * cell * 0.16, y - cell * 0.08, cell * 0.09, '#3a2a70')
    }
  }
}

/** Darkness around the head: its ring of light shrinks as the light runs out. */
function drawDark(pen: Pen, { state, definition, board, cell, seconds, calm }: Picture) {
  const head = state.snakes[0]!.cells.at(-1)!
  const [x, y] = [
    ((head % definition.columns) + 0.5) * cell,
    (Math.floor(head / definition.columns) + 0.5) * cell,
  ]
  const flicker = calm ? 0 : Math.sin(seconds * 9) * 0.06 + Math.sin(seconds * 23) * 0.03
  const radius = cell * (1.9 + 3.6 * (state.meter / LONGEST_LIGHT) + flicker)
  for (const [grow, dark] of [
    [1, 0.5],
    [1.18, 0.5],
    [1.4, 0.62],
  ] as const) {
    pen.fillStyle = `rgb(6 8 26 / ${dark})`
    pen.beginPath()
    pen.rect(-cell, -cell, board.width + 2 * cell, board.height + 2 * cell)
    pen.moveTo(x + radius * grow, y)
    pen.arc(x, y, radius * grow, 0, 2 * Math.PI, true)
    pen.fill()
  }
  // A distant firefly glimmers, so that there is always a goal.
  for (const { cell: place, age } of state.fruits) {
    const glow = calm ? 0.7 : 0.55 + 0.35 * Math.sin(seconds * 4 + place + age * 0.01)
    const at = {
      x: ((place % definition.columns) + 0.5) * cell,
      y: (Math.floor(place / definition.columns) + 0.5) * cell,
    }
    fillCircle(pen, at.x, at.y, cell * 0.24, `rgb(255 240 150 / ${glow * 0.4})`)
    fillCircle(pen, at.x, at.y, cell * 0.12, `rgb(255 246 190 / ${glow})`)
  }
}

/** The beads behind the head, gliding with the body. */
export function drawBeads(
  pen: Pen,
  snake: Snake,
  { beads }: SnakeState,
  { definition, cell, share }: Gliding,
) {
  const { columns } = definition
  const all = snake.left === snake.cells[0] ? snake.cells : [snake.left, ...snake.cells]
  const shift = all.length - snake.cells.length
  for (let at = 0; at < snake.cells.length - 1; at++) {
    const color = FRUIT_COLORS[beads[snake.cells.length - 2 - at] ?? 0]!
    const [from, to] = [all[at]!, all[at + shift]!]
    const x = ((from % columns) + ((to % columns) - (from % columns)) * share + 0.5) * cell
    const [fromRow, toRow] = [Math.floor(from / columns), Math.floor(to / columns)]
    const y = (fromRow + (toRow - fromRow) * share + 0.5) * cell
    fillCircle(pen, x, y + cell * 0.1, cell * 0.42, shade(color, -0.45))
    fillCircle(pen, x, y, cell * 0.42, color)
    fillCircle(pen, x - cell * 0.13, y - cell * 0.14, cell * 0.12, 'rgb(255 255 255 / .7)')
  }
}

interface Gliding {
  readonly definition: SnakeDefinition
  readonly cell: number
  /** Progress of the step, 0 to 1. */
  readonly share: number
}

const OVER: Readonly<Partial<Record<Twist, (pen: Pen, picture: Picture) => void>>> = {
  crabs(pen, picture) {
    tile(
      picture,
      pen,
      { key: 'crab', paint: paintCrab, grow: 1.2 },
      picture.state.crabs.map(({ cell }) => cell),
    )
  },
  echo: drawEchoes,
  lantern: drawDark,
}

/** Drawn over the snakes, or hiding them. */
export const drawOver = (pen: Pen, picture: Picture) => OVER[picture.definition.twist]?.(pen, picture)
