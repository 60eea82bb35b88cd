import type { Box } from '#kit/game/draw.ts'
import { atHome, isRow, placesOf, type TileState } from './tile-rules.ts'

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

/** The tile of a place with its middle at x, y; `more` turns it on, in quarter turns. */
function drawTile(
  board: Board,
  place: number,
  at: { readonly x: number; readonly y: number; readonly more?: number; readonly lift?: boolean },
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
  if (state.kind === 'spin') pen.rotate(((look + (at.more ?? 0)) * Math.PI) / 2)
  if (state.kind === 'mirror') pen.scale(look & 1 ? -1 : 1, look & 2 ? -1 : 1)
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

/** A cross of tiles that turns, or four tiles that go around their corner; k from 0 to 1. */
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

/** A row or column that is shifted round by pixels, or turned over like a board on its axle; `flip` from 0 to 1. */
export function drawLine(
  board: Board,
  handle: number,
  { pixels, flip }: { readonly pixels: number; readonly flip: number },
) {
  const { pen, state } = board
  const { width, height } = sizeOf(board)
  const across = isRow(state, handle)
  const places = placesOf(state, handle)
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
  for (const place of places) {
    const { x, y } = middleOf(board, place)
    for (const turn of flip > 0 ? [0] : [-long, 0, long]) {
      const shift = (pixels % long) + turn
      drawTile(board, place, { x: x + (across ? shift : 0), y: y + (across ? 0 : shift), lift: true })
    }
  }
  pen.restore()
}
