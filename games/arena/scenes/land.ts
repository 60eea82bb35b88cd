import { fillCircle, fillRound, shade } from '#kit/game/draw.ts'
import { COLUMN_STEP, ROW_STEP, SIDE, SQUARE, type Shore, type Walker } from '../kinds/land-shore.ts'
import { STRIDE } from '../kinds/land.ts'
import { COLORS, drawCrown, type Look, type Pen, type Scene } from './scene.ts'

const WORLD = SIDE * SQUARE
const TOPS = COLORS.map((color) => shade(color, -0.08))
const SIDES = COLORS.map((color) => shade(color, -0.45))
const FLASH_TICKS = 26
const DEPTH = 9

/** Age of the person's squares: new land flashes. */
let fresh = new Uint8Array(SIDE * SIDE)
let owned = new Uint8Array(SIDE * SIDE)

/** Position of a walker between two squares. */
function placeOf({ column, row, heading, alive }: Walker, tick: number) {
  const back = alive ? 1 - (tick % STRIDE) / STRIDE : 0
  return {
    x: (column + 0.5 - COLUMN_STEP[heading]! * back) * SQUARE,
    y: (row + 0.5 - ROW_STEP[heading]! * back) * SQUARE,
  }
}

interface Squares {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const seenSquares = ({ left, right, top, bottom }: Look): Squares => ({
  left: Math.max(0, Math.floor(left / SQUARE)),
  right: Math.min(SIDE - 1, Math.floor(right / SQUARE)),
  top: Math.max(0, Math.floor(top / SQUARE) - 1),
  bottom: Math.min(SIDE - 1, Math.floor(bottom / SQUARE)),
})

/** Calls back for each run of squares of one owner. */
function eachRun(
  squares: readonly number[],
  { left, right, top, bottom }: Squares,
  paint: (who: number, column: number, row: number, length: number) => void,
) {
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right;) {
      const who = squares[row * SIDE + column]!
      let length = 1
      while (column + length <= right && squares[row * SIDE + column + length] === who) length++
      if (who > 0) paint(who - 1, column, row, length)
      column += length
    }
}

function drawSand(pen: Pen, look: Look, seen: Squares) {
  const { left, right, top, bottom } = look
  if (left > 0 && top > 0 && right < WORLD && bottom < WORLD) {
    pen.fillStyle = '#f0dca8'
    pen.fillRect(left, top, right - left, bottom - top)
  } else {
    fillRound(pen, { x: -22, y: -14, width: WORLD + 44, height: WORLD + 52 }, 40, '#8a6a3c')
    fillRound(pen, { x: -22, y: -22, width: WORLD + 44, height: WORLD + 44 }, 40, '#f0dca8')
  }
  pen.fillStyle = '#e6cf97'
  for (let row = seen.top; row <= seen.bottom; row++)
    for (let column = seen.left + ((seen.left + row) & 1); column <= seen.right; column += 2)
      pen.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE)
}

function drawLand(pen: Pen, state: Shore, seen: Squares) {
  eachRun(state.owner, seen, (who, column, row, length) => {
    pen.fillStyle = SIDES[who]!
    pen.fillRect(column * SQUARE, row * SQUARE + DEPTH, length * SQUARE, SQUARE)
  })
  eachRun(state.owner, seen, (who, column, row, length) => {
    pen.fillStyle = TOPS[who]!
    pen.fillRect(column * SQUARE, row * SQUARE - 1, length * SQUARE, SQUARE + 2)
  })
  pen.fillStyle = '#ffffff'
  for (let row = seen.top; row <= seen.bottom; row++)
    for (let column = seen.left; column <= seen.right; column++) {
      const age = fresh[row * SIDE + column]!
      if (age === 0) continue
      pen.globalAlpha = (age / FLASH_TICKS) * 0.7
      pen.fillRect(column * SQUARE, row * SQUARE, SQUARE, SQUARE)
    }
  pen.globalAlpha = 1
}

/** Open lines are soft ribbons in their owner's colour. */
function drawLine(pen: Pen, walker: Walker, who: number, tick: number) {
  if (walker.line.length === 0) return
  const { x, y } = placeOf(walker, tick)
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.beginPath()
  const last = walker.line.length - 1
  for (const [index, square] of walker.line.entries())
    // The ribbon ends below the walker.
    if (index < last || walker.line.length === 1)
      pen.lineTo(((square % SIDE) + 0.5) * SQUARE, (Math.floor(square / SIDE) + 0.5) * SQUARE)
  pen.lineTo(x, y)
  pen.strokeStyle = COLORS[who]!
  pen.globalAlpha = 0.55
  pen.lineWidth = SQUARE * 0.8
  pen.stroke()
  pen.globalAlpha = 1
}

function drawWalker(pen: Pen, walker: Walker, who: number, look: Look, tick: number) {
  const { x, y } = placeOf(walker, tick)
  const blinks = walker.wait > 0 && !look.calm && Math.floor(walker.wait / 8) % 2 === 0
  pen.globalAlpha = blinks ? 0.5 : 1
  fillRound(pen, { x: x - 19, y: y - 14, width: 38, height: 38 }, 11, 'rgb(40 20 0 / .28)')
  fillRound(pen, { x: x - 18, y: y - 14, width: 36, height: 36 }, 11, SIDES[who]!)
  fillRound(pen, { x: x - 18, y: y - 23, width: 36, height: 36 }, 11, COLORS[who]!)
  fillRound(pen, { x: x - 13, y: y - 20, width: 26, height: 7 }, 4, 'rgb(255 255 255 / .5)')
  const [dx, dy] = [COLUMN_STEP[walker.heading]!, ROW_STEP[walker.heading]!]
  for (const side of [-1, 1]) {
    const eyeX = x + dx * 6 - dy * side * 8
    const eyeY = y - 5 + dy * 5 + dx * side * 7
    fillCircle(pen, eyeX, eyeY, 5.5, '#ffffff')
    fillCircle(pen, eyeX + dx * 2, eyeY + dy * 2, 3, '#0b1c2c')
  }
  pen.globalAlpha = 1
  if (who === look.leader) drawCrown(pen, x, y - 27, 10)
}

export const scene: Scene<Shore> = {
  watch({ players, tick }) {
    return { ...placeOf(players[0]!, tick), reach: 560 }
  },
  hero: ({ players, tick }) => placeOf(players[0]!, tick),
  map: ({ players }) => ({
    radius: WORLD * 0.72,
    at: players.map(({ alive, column, row }) =>
      alive ? [(column + 0.5) * SQUARE - WORLD / 2, (row + 0.5) * SQUARE - WORLD / 2] : [NaN, NaN],
    ),
  }),
  draw(pen, state, look) {
    const seen = seenSquares(look)
    drawSand(pen, look, seen)
    drawLand(pen, state, seen)
    for (const [who, walker] of state.players.entries())
      if (walker.alive) drawLine(pen, walker, who, state.tick)
    for (let who = state.players.length - 1; who >= 0; who--) {
      const walker = state.players[who]!
      if (walker.alive) drawWalker(pen, walker, who, look, state.tick)
    }
  },
  follow({ owner }) {
    for (let square = 0; square < owner.length; square++) {
      const isOwn = owner[square] === 1 ? 1 : 0
      if (isOwn === 1 && owned[square] === 0) fresh[square] = FLASH_TICKS
      else if (fresh[square]! > 0) fresh[square]!--
      owned[square] = isOwn
    }
  },
  clear() {
    fresh = new Uint8Array(SIDE * SIDE)
    owned = new Uint8Array(SIDE * SIDE)
  },
}
