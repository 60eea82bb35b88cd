import { drawAnimal } from '#kit/game/cards/animals.ts'
import { YOU } from '#kit/game/cards/card-rules.ts'
import { seatPlace } from '#kit/game/cards/room.ts'
import { fillCircle, fillRound, FONT_TEXT, shade, strokeRound, write } from '#kit/game/draw.ts'
import type { Palette } from './definitions.ts'
import type { Faces } from './faces.ts'
import type { Lane, Lanes } from './lanes.ts'
import type { TileRoom } from './room.ts'
import { COMMON, type DominoState } from './state.ts'
import type { Marker } from './table.ts'
import type { Tile } from './tiles.ts'

type Pen = CanvasRenderingContext2D

const BACK = { width: 6, height: 11 }
/** The short side of a tile that a rival shows, and the gap to the next. */
const OPEN_UNIT = 13
const OPEN_GAP = 3
/** Space for the number after the backs. */
const COUNT_WIDTH = 18

/** A rival's number of tiles, as small backs below the seat's sign; `told` writes it as well, where many backs overlap. */
export function drawBacks(
  pen: Pen,
  room: TileRoom,
  { back }: Palette,
  [seat, seats]: readonly [number, number],
  { count, told }: { readonly count: number; readonly told?: string },
) {
  const { x, y } = seatPlace(room, seat, seats)
  const left = x - 28 + Math.min(26, room.strip.height * 0.3)
  const whole = Math.min(84, room.strip.width / (seats - 1) - 62)
  const wide = told === undefined ? whole : whole - COUNT_WIDTH
  const step = Math.min(BACK.width + 2, wide / Math.max(1, count))
  for (let index = 0; index < count; index++) {
    const box = { x: left + index * step, y: y + 13, ...BACK }
    fillRound(pen, { ...box, y: box.y + 1.5 }, 1.5, shade(back, -0.5))
    fillRound(pen, box, 1.5, back)
    strokeRound(pen, box, 1.5, 'rgb(255 255 255 / .45)', 0.8)
  }
  if (told === undefined) return
  const end = left + (count - 1) * step + BACK.width + 4
  write(pen, told, end, y + 19, { size: 13, align: 'left', color: '#fff6e2', widest: COUNT_WIDTH })
}

/** The tiles that a rival shows, where else their backs are. */
export function drawOpen(
  pen: Pen,
  room: TileRoom,
  faces: Faces,
  [seat, seats]: readonly [number, number],
  tiles: readonly Tile[],
) {
  const { x, y } = seatPlace(room, seat, seats)
  const left = x - 28 + Math.min(26, room.strip.height * 0.3)
  // From below the sign to where the next seat begins.
  const wide = Math.min(room.strip.width, 620) / (seats - 1) / 2 + x - left
  const step = Math.min(OPEN_UNIT + OPEN_GAP, wide / Math.max(1, tiles.length))
  const unit = Math.min(OPEN_UNIT, step - 1)
  for (const [index, tile] of tiles.entries())
    faces.draw(pen, tile, { x: left + index * step, y: y + 27, unit, turn: 1 })
}

export interface StockLook {
  readonly count: string
  readonly isOpen: boolean
  readonly glow: number
}

/** Face-down tiles that may still be drawn. */
export function drawStock(pen: Pen, { stock }: TileRoom, faces: Faces, { count, isOpen, glow }: StockLook) {
  const [x, y] = [stock.x + stock.width / 2, stock.y + stock.height / 2]
  if (isOpen || glow > 0) {
    const far = 2 + Math.sin(glow * 20) * 1.5
    const box = {
      x: stock.x - far,
      y: stock.y - far,
      width: stock.width + 2 * far,
      height: stock.height + 2 * far,
    }
    fillRound(pen, box, 14, glow > 0 ? 'rgb(255 224 130 / .95)' : 'rgb(63 224 207 / .55)')
  }
  for (const lift of [3, 0, -3])
    faces.draw(pen, undefined, { x: x - lift * 0.6, y: y + lift, unit: 26, turn: 0 })
  fillRound(pen, { x: x - 17, y: y - 15, width: 36, height: 24 }, 12, 'rgb(6 14 24 / .72)')
  write(pen, count, x + 1, y - 3, { size: 15, color: '#fff6e2' })
}

/** Discs to touch, showing the new end. */
export function drawMarkers(
  pen: Pen,
  markers: readonly Marker[],
  number: (value: number) => string,
  time: number,
) {
  const swell = 1 + 0.05 * Math.sin(time * 5)
  for (const { x, y, outer } of markers) {
    fillCircle(pen, x, y + 3, 22 * swell, 'rgb(0 0 0 / .4)')
    fillCircle(pen, x, y, 22 * swell, '#ffb63d')
    fillCircle(pen, x, y, 18 * swell, '#fff4d6')
    write(pen, number(outer), x, y, { size: 20, color: '#2a1600' })
  }
}

/** A locomotive: the train that belongs to nobody. */
function drawEngine(pen: Pen, x: number, y: number) {
  fillCircle(pen, x, y + 2, 19, 'rgb(0 10 16 / .35)')
  fillCircle(pen, x, y, 19, '#fff3d8')
  pen.fillStyle = '#1f6f6a'
  pen.fillRect(x - 11, y - 3, 16, 9)
  pen.fillRect(x + 1, y - 11, 9, 17)
  pen.fillRect(x - 9, y - 9, 4, 7)
  pen.fillStyle = '#ffcf5a'
  pen.fillRect(x + 3, y - 8, 5, 5)
  for (const wheel of [-7, 0, 7]) fillCircle(pen, x + wheel, y + 8, 3.4, '#7a2f1c')
}

export interface LaneLook {
  readonly you: string
  /** Where the player may lay now. */
  readonly open: ReadonlySet<number>
}

/** Rails from the engine to the end of each train with its owner's sign; a lamp marks an open one. */
export function drawLanes(
  pen: Pen,
  {
    lanes,
    engine,
  }: Pick<Lanes, 'lanes'> & { readonly engine: { readonly x: number; readonly unit: number } },
  state: DominoState,
  look: LaneLook,
) {
  for (const lane of lanes) {
    const isOpen = look.open.has(lane.arm)
    fillRound(pen, lane.box, 12, isOpen ? 'rgb(255 240 190 / .2)' : 'rgb(0 10 16 / .18)')
    drawRails(pen, lane, engine.x + engine.unit * 0.7)
    const { x, y } = lane.sign
    if (lane.arm === COMMON) drawEngine(pen, x, y)
    else if (lane.arm === YOU) {
      fillRound(pen, { x: x - 21, y: y - 14, width: 42, height: 28 }, 14, '#1d8f86')
      write(pen, look.you, x, y, { size: 13, weight: 700, font: FONT_TEXT, color: '#fff6e2', widest: 36 })
    } else drawAnimal(pen, lane.arm, { x, y, size: Math.min(17, lane.box.height * 0.36) })
    if (lane.arm !== COMMON && state.open[lane.arm]) {
      fillCircle(pen, x + 17, y - 13, 8, 'rgb(0 0 0 / .4)')
      fillCircle(pen, x + 17, y - 14, 7, '#ff5a45')
      fillCircle(pen, x + 15, y - 16, 2.4, '#ffe0c8')
    }
  }
}

function drawRails(pen: Pen, { box, sign }: Lane, from: number) {
  pen.strokeStyle = 'rgb(0 0 0 / .22)'
  pen.lineWidth = 2
  const to = box.x + box.width - 8
  for (let x = from + 6; x < to; x += 12) {
    pen.beginPath()
    pen.moveTo(x, sign.y - 8)
    pen.lineTo(x, sign.y + 8)
    pen.stroke()
  }
  for (const side of [-5, 5]) {
    pen.beginPath()
    pen.moveTo(from, sign.y + side)
    pen.lineTo(to, sign.y + side)
    pen.stroke()
  }
}

/** Number of hidden tiles of a long train. */
export function drawHidden(pen: Pen, { hidden, box, sign }: Lane, left: number, text: string) {
  if (hidden === 0) return
  fillRound(pen, { x: left - 14, y: sign.y - 11, width: 28, height: 22 }, 11, 'rgb(6 14 24 / .78)')
  write(pen, text, left, sign.y, { size: 13, color: '#fff6e2', widest: Math.min(24, box.width) })
}
