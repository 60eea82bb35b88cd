import type { Box } from '#kit/game/draw.ts'
import { besideSeam, isQuartered, isRow, lineOf, neighboursOf, placesOf, rectangleOf } from './tile-moves.ts'
import { atHome, type TileState } from './tile-rules.ts'

type Pen = CanvasRenderingContext2D

export interface Board {
  readonly pen: Pen
  readonly box: Box
  readonly picture: HTMLCanvasElement
  readonly state: TileState
}

const sizeOf = ({ box, state }: Board) => ({
  width: box.width / state.columns,
  height: box.height / state.rows,
})
const cornerOf = (board: Board, place: number) => {
  const { width, height } = sizeOf(board)
  const { columns } = board.state
  return { x: board.box.x + (place % columns) * width, y: board.box.y + Math.floor(place / columns) * height }
}

/** The tile of a place with its middle at x, y; `more` turns it on, in quarter turns, `over` half round. */
function drawTile(
  board: Board,
  place: number,
  at: {
    readonly x: number
    readonly y: number
    readonly more?: number
    readonly over?: boolean
    readonly lift?: boolean
  },
) {
  const { pen, picture, state } = board
  const { width, height } = sizeOf(board)
  const tile = state.tiles[place]!
  const look = state.looks[place]!
  const [wide, high] = [picture.width / state.columns, picture.height / state.rows]
  const home = atHome(state, place) && !at.lift
  const gap = home ? 0 : 1.2
  pen.save()
  pen.translate(at.x, at.y)
  if (isQuartered(state.kind)) pen.rotate(((look + (at.more ?? 0)) * Math.PI) / 2)
  else pen.scale(look & 1 ? -1 : 1, look & 2 ? -1 : 1)
  if (at.over) pen.scale(-1, -1)
  pen.drawImage(
    picture,
    (tile % state.columns) * wide,
    Math.floor(tile / state.columns) * high,
    wide,
    high,
    -width / 2 + gap,
    -height / 2 + gap,
    width - 2 * gap,
    height - 2 * gap,
  )
  if (!home) {
    pen.strokeStyle = 'rgb(255 255 255 / .5)'
    pen.lineWidth = 1.4
    pen.strokeRect(-width / 2 + gap, -height / 2 + gap, width - 2 * gap, height - 2 * gap)
  }
  pen.restore()
}

const middleOf = (board: Board, place: number) => {
  const { x, y } = cornerOf(board, place)
  const { width, height } = sizeOf(board)
  return { x: x + width / 2, y: y + height / 2 }
}

/** All tiles but those that are on their way; a picture at home shows no seams. */
export function drawStill(board: Board, busy: readonly number[]) {
  for (const place of board.state.tiles.keys())
    if (!busy.includes(place)) drawTile(board, place, middleOf(board, place))
}

/** A cross of tiles that turns, or tiles that go round; k from 0 to 1. */
export function drawTurn(board: Board, handle: number, k: number) {
  const places = placesOf(board.state, handle)
  for (const [index, place] of places.entries()) {
    const from = middleOf(board, place)
    if (board.state.kind === 'spin') {
      drawTile(board, place, { ...from, more: k, lift: true })
      continue
    }
    const to = middleOf(board, places[(index + 1) % places.length]!)
    drawTile(board, place, { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, lift: true })
  }
}

/** A block of tiles that turns as one, a quarter or half round; k from 0 to 1. */
export function drawBlock(board: Board, handle: number, k: number) {
  const { pen, state } = board
  const { width, height } = sizeOf(board)
  const places = placesOf(state, handle)
  const first = cornerOf(board, places[0]!)
  const isHalf = state.kind === 'corner'
  const [wide, high] = isHalf
    ? [rectangleOf(state, handle).width, rectangleOf(state, handle).height]
    : ([2, 2] as const)
  const [x, y] = [first.x + (wide * width) / 2, first.y + (high * height) / 2]
  const grown = 1 - 0.16 * Math.sin(Math.PI * k)
  pen.save()
  pen.translate(x, y)
  pen.rotate(Math.PI * (isHalf ? k : k / 2))
  pen.scale(grown, grown)
  pen.translate(-x, -y)
  for (const place of places) drawTile(board, place, { ...middleOf(board, place), lift: true })
  pen.restore()
}

/** Two lines that change places, the one before the other; k from 0 to 1. */
export function drawSwap(board: Board, seam: number, k: number) {
  const { width, height } = sizeOf(board)
  const across = seam < board.state.rows - 1
  for (const [side, places] of besideSeam(board.state, seam).entries())
    for (const place of places) {
      const { x, y } = middleOf(board, place)
      const shift = k * (side === 0 ? 1 : -1)
      drawTile(board, place, {
        x: x + (across ? 0 : shift * width),
        y: y + (across ? shift * height : 0),
        lift: true,
      })
    }
}

/** A row or column that is shifted by pixels, and what is geared to it. */
export function drawShifted(board: Board, handle: number, pixels: number) {
  drawLine(board, handle, { pixels, flip: 0 })
  if (board.state.kind !== 'gears') return
  for (const line of neighboursOf(board.state, handle)) drawLine(board, line, { pixels: -pixels, flip: 0 })
}

/** A row or column that is shifted round by pixels, or turned over like a board on its axle; `flip` from 0 to 1. */
export function drawLine(
  board: Board,
  handle: number,
  { pixels, flip }: { readonly pixels: number; readonly flip: number },
) {
  const { pen, state } = board
  const { width, height } = sizeOf(board)
  const across = isRow(state, handle)
  const places = lineOf(state, handle)
  const first = cornerOf(board, places[0]!)
  const [wide, high] = across ? [board.box.width, height] : [width, board.box.height]
  pen.save()
  pen.beginPath()
  pen.rect(first.x, first.y, wide, high)
  pen.clip()
  if (flip > 0) {
    const [x, y] = [first.x + wide / 2, first.y + high / 2]
    const share = Math.cos(Math.PI * flip)
    pen.fillStyle = '#1b1420'
    pen.fillRect(first.x, first.y, wide, high)
    pen.translate(x, y)
    pen.scale(across ? share : 1, across ? 1 : share)
    pen.translate(-x, -y)
  }
  const long = across ? wide : high
  const twists = state.kind === 'twist'
  for (const place of places) {
    const { x, y } = middleOf(board, place)
    for (const lap of flip > 0 ? [0] : twists ? [-2, -1, 0, 1, 2] : [-1, 0, 1]) {
      const shift = (pixels % (twists ? 2 * long : long)) + lap * long
      drawTile(board, place, {
        x: x + (across ? shift : 0),
        y: y + (across ? 0 : shift),
        over: twists && lap % 2 !== 0,
        lift: true,
      })
    }
  }
  pen.restore()
}
