import { fillCircle, shade, write, type Box } from '#kit/game/draw.ts'
import type { Sprites } from '#kit/game/sprites.ts'
import { paintFruit, paintHole, paintStone, paintWater, PALETTES } from './art.ts'
import { COLUMN_STEP, otherEnd, ringOf, ROW_STEP } from './board.ts'
import type { SnakeDefinition } from './definitions.ts'
import { drawBeads, drawOver, drawUnder } from './errand-picture.ts'
import { FRUIT_LIFE, STAR, WARNING, type Snake, type SnakeState } from './state.ts'

type Pen = CanvasRenderingContext2D

export interface Picture {
  readonly state: SnakeState
  readonly definition: SnakeDefinition
  readonly board: Box
  readonly cell: number
  readonly art: Sprites
  readonly seconds: number
  readonly calm: boolean
  number(value: number): string
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** A body as lines in cells, split at open edges and burrows. */
function linesOf(snake: Snake, { columns, holes }: SnakeDefinition, share: number): Spot[][] {
  const spot = (cell: number): Spot => ({ x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 })
  const { cells } = snake
  const all = snake.left === cells[0] ? cells : [snake.left, ...cells]
  const lines: Spot[][] = [[spot(all[0]!)]]
  for (let at = 1; at < all.length; at++) {
    const [from, to] = [spot(all[at - 1]!), spot(all[at]!)]
    const burrow = otherEnd(holes, all[at]!)
    if (burrow !== undefined) {
      lines.at(-1)!.push(spot(burrow))
      lines.push([to])
      continue
    }
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.abs(dx) + Math.abs(dy) <= 1.01) {
      lines.at(-1)!.push(to)
      continue
    }
    const [sx, sy] = [-Math.sign(dx), -Math.sign(dy)]
    lines.at(-1)!.push({ x: from.x + sx, y: from.y + sy })
    lines.push([{ x: to.x - sx, y: to.y - sy }, to])
  }
  const first = lines[0]!
  if (snake.left !== cells[0] && first.length > 1) first[0] = between(first[0]!, first[1]!, share)
  const last = lines.at(-1)!
  if (last.length > 1) last[last.length - 1] = between(last.at(-2)!, last.at(-1)!, share)
  return lines
}

const between = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

function traceLines(pen: Pen, lines: readonly Spot[][], cell: number) {
  pen.beginPath()
  for (const line of lines) {
    pen.moveTo(line[0]!.x * cell, line[0]!.y * cell)
    for (const { x, y } of line) pen.lineTo(x * cell, y * cell)
  }
}

function drawSnake(pen: Pen, snake: Snake, color: string, picture: Picture) {
  const { state, definition, cell } = picture
  const share = snake.alive && !snake.hasWaited ? Math.min(1, (state.waited + 1) / state.stride) : 1
  const lines = linesOf(snake, definition, share)
  const isTrail = definition.twist === 'trails'
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.globalAlpha = snake.alive ? 1 : isTrail ? 0.16 : 0.6
  pen.translate(0, cell * 0.14)
  traceLines(pen, lines, cell)
  pen.strokeStyle = shade(color, -0.45)
  pen.lineWidth = cell * (isTrail ? 0.66 : 0.8)
  pen.stroke()
  pen.translate(0, -cell * 0.14)
  traceLines(pen, lines, cell)
  pen.strokeStyle = color
  pen.lineWidth = cell * (isTrail ? 0.62 : 0.78)
  pen.stroke()
  traceLines(pen, lines, cell)
  pen.strokeStyle = shade(color, 0.4)
  pen.lineWidth = cell * 0.2
  pen.setLineDash(isTrail ? [] : [0.01, cell * 0.72])
  pen.stroke()
  pen.setLineDash([])
  if (definition.twist === 'beads') drawBeads(pen, snake, state, { definition, cell, share })
  drawHead(pen, lines.at(-1)!.at(-1)!, snake, { color, cell })
  pen.globalAlpha = 1
}

function drawHead(pen: Pen, at: Spot, snake: Snake, { color, cell }: { color: string; cell: number }) {
  const [dx, dy] = [COLUMN_STEP[snake.heading], ROW_STEP[snake.heading]]
  const [x, y] = [at.x * cell, at.y * cell]
  fillCircle(pen, x, y + cell * 0.1, cell * 0.5, shade(color, -0.45))
  fillCircle(pen, x, y - cell * 0.02, cell * 0.49, color)
  for (const side of [-1, 1]) {
    const eyeX = x + dx * cell * 0.14 - dy * side * cell * 0.25
    const eyeY = y - cell * 0.04 + dy * cell * 0.14 + dx * side * cell * 0.25
    fillCircle(pen, eyeX, eyeY, cell * 0.17, '#ffffff')
    const shut = snake.alive ? 0.09 : 0.04
    fillCircle(pen, eyeX + dx * cell * 0.06, eyeY + dy * cell * 0.06, cell * shut, '#0b1c2c')
  }
}

function drawFruits(pen: Pen, { state, definition, cell, art, seconds, calm, number }: Picture) {
  for (const { cell: place, kind, age } of state.fruits) {
    const x = ((place % definition.columns) + 0.5) * cell
    const y = (Math.floor(place / definition.columns) + 0.5) * cell
    // Initial things are shown at full size: the still first picture shows what to eat.
    const grown = calm || age === state.tick ? 1 : Math.min(1, age / 10)
    const old = definition.twist === 'basket' ? 1 - 0.45 * (age / FRUIT_LIFE) : 1
    const beat = calm ? 1 : 1 + Math.sin(seconds * 4 + place) * 0.05
    const size = cell * (kind === STAR ? 1.3 : 1.18) * grown * old * beat
    const picture = { key: `fruit${kind}`, width: 40, height: 40, paint: paintFruit(kind) }
    art.draw(pen, picture, { x: x - size / 2, y: y - size / 2, width: size, height: size })
    if (definition.twist !== 'order') continue
    const isNext = kind === state.next - 1
    fillCircle(pen, x, y + size * 0.03, size * 0.3, isNext ? '#fff6d0' : 'rgb(255 255 255 / .72)')
    write(pen, number(kind + 1), x, y + size * 0.04, { size: size * 0.46, color: '#3a1a10', weight: 800 })
  }
}

/** Marks the ring to be flooded next. */
function drawWarning(pen: Pen, { state, definition, cell, seconds, calm }: Picture) {
  if (state.tide > WARNING) return
  const wet = 0.3 + (calm ? 0.2 : 0.2 * Math.sin(seconds * 6))
  pen.fillStyle = `rgb(47 159 200 / ${wet})`
  for (let place = 0; place < definition.columns * definition.rows; place++)
    if (ringOf(definition, place) === state.sunk)
      pen.fillRect(
        (place % definition.columns) * cell,
        Math.floor(place / definition.columns) * cell,
        cell,
        cell,
      )
}

/** Everything that moves on the board. */
export function drawSnakes(pen: Pen, picture: Picture) {
  const { state, definition, board, cell } = picture
  const { snakes: colors, frame } = PALETTES[definition.twist]
  pen.save()
  pen.translate(board.x, board.y)
  pen.beginPath()
  pen.rect(-cell * 0.1, -cell * 0.1, board.width + cell * 0.2, board.height + cell * 0.25)
  pen.clip()
  const color = definition.twist === 'mirror' || definition.twist === 'burrows' ? frame : '#8a7f94'
  const isTide = definition.twist === 'tide'
  const paint = isTide ? paintWater : paintStone(color)
  const stone = { key: 'stone', width: 40, height: 40, paint }
  const hole = { key: 'hole', width: 40, height: 40, paint: paintHole }
  if (isTide) drawWarning(pen, picture)
  drawUnder(pen, picture)
  for (const place of definition.twist === 'dig' ? [] : state.stones) {
    const [x, y] = [(place % definition.columns) * cell, Math.floor(place / definition.columns) * cell]
    picture.art.draw(pen, stone, { x, y, width: cell, height: cell })
  }
  for (const place of definition.holes ?? []) {
    const [x, y] = [(place % definition.columns) * cell, Math.floor(place / definition.columns) * cell]
    picture.art.draw(pen, hole, { x, y, width: cell, height: cell })
  }
  drawFruits(pen, picture)
  for (let who = state.snakes.length - 1; who >= 0; who--) {
    const snake = state.snakes[who]!
    const isFeast = definition.twist === 'picnic' || definition.twist === 'tails'
    if (isFeast && !snake.alive) continue
    // The trail of a crashed snake stops nobody; its ghost stays for the rest of the round.
    drawSnake(pen, snake, colors[who % colors.length]!, picture)
  }
  drawOver(pen, picture)
  pen.restore()
}
