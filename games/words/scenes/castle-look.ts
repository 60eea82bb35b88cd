import { fillCircle, fillRound, type Box } from '#kit/game/draw.ts'
import { CASTLE } from '../modes/tide.ts'

type Pen = CanvasRenderingContext2D

/** The castle's pieces on a field 100 wide, from the one the sea takes first to the keep that falls last. */
const PIECES: readonly (readonly [x: number, y: number, width: number, height: number])[] = [
  [4, 66, 12, 16],
  [84, 66, 12, 16],
  [14, 50, 17, 32],
  [69, 50, 17, 32],
  [29, 58, 42, 24],
  [33, 34, 15, 30],
  [48, 20, 20, 44],
]

function battlements(pen: Pen, [x, y, width]: (typeof PIECES)[number], unit: (value: number) => number) {
  const tooth = width / 5
  for (let index = 0; index < 3; index++)
    pen.fillRect(unit(x + index * 2 * tooth), unit(y - tooth * 0.9), unit(tooth), unit(tooth + 0.5))
}

/** Sky, sea and the sandcastle; the sea stands as high as the pieces it has taken. `swell` moves the waves, 0 to 1. */
export function drawShore(
  pen: Pen,
  box: Box,
  { lives, swell }: { readonly lives: number; readonly swell: number },
) {
  pen.save()
  pen.beginPath()
  pen.roundRect(box.x, box.y, box.width, box.height, 20)
  pen.clip()
  pen.translate(box.x, box.y)
  const { width, height } = box
  const sky = pen.createLinearGradient(0, 0, 0, height)
  sky.addColorStop(0, '#ffd9a0')
  sky.addColorStop(0.55, '#ffb98a')
  sky.addColorStop(1, '#f08f7c')
  pen.fillStyle = sky
  pen.fillRect(0, 0, width, height)
  fillCircle(pen, width * 0.2, height * 0.24, height * 0.13, 'rgb(255 250 224 / .5)')
  fillCircle(pen, width * 0.2, height * 0.24, height * 0.09, '#fff6d8')
  pen.fillStyle = '#e2b673'
  pen.beginPath()
  pen.moveTo(0, height * 0.82)
  pen.quadraticCurveTo(width * 0.5, height * 0.68, width, height * 0.8)
  pen.lineTo(width, height)
  pen.lineTo(0, height)
  pen.fill()
  const scale = Math.min(width / 110, height / 96)
  const unit = (value: number) => value * scale
  pen.save()
  pen.translate((width - unit(100)) / 2, height * 0.9 - unit(82))
  const gone = CASTLE - lives
  for (const [index, piece] of PIECES.entries()) {
    const [x, y, pieceWidth, pieceHeight] = piece
    if (index < gone) {
      pen.fillStyle = '#c99a58'
      pen.beginPath()
      pen.ellipse(unit(x + pieceWidth / 2), unit(81), unit(pieceWidth * 0.6), unit(3), 0, 0, 2 * Math.PI)
      pen.fill()
      continue
    }
    const light = pen.createLinearGradient(unit(x), 0, unit(x + pieceWidth), 0)
    light.addColorStop(0, '#fbe0a6')
    light.addColorStop(1, '#c68f4b')
    pen.fillStyle = light
    pen.fillRect(unit(x), unit(y), unit(pieceWidth), unit(pieceHeight))
    battlements(pen, piece, unit)
    pen.fillStyle = '#8a5a2b'
    pen.fillRect(unit(x + pieceWidth * 0.4), unit(y + 6), unit(pieceWidth * 0.2), unit(5))
  }
  if (lives > 0) {
    pen.fillStyle = '#6b3f1c'
    pen.fillRect(unit(57), unit(4), unit(1.6), unit(14))
    pen.fillStyle = '#e5484d'
    pen.beginPath()
    pen.moveTo(unit(58.6), unit(4))
    pen.lineTo(unit(72), unit(8 + 2 * swell))
    pen.lineTo(unit(58.6), unit(12))
    pen.fill()
  }
  pen.restore()
  drawSea(pen, { width, height, level: height * (0.93 - (gone / CASTLE) * 0.42), swell })
  pen.restore()
}

function drawSea(
  pen: Pen,
  {
    width,
    height,
    level,
    swell,
  }: { readonly width: number; readonly height: number; readonly level: number; readonly swell: number },
) {
  const crest = (shift: number, lift: number, paint: string) => {
    pen.fillStyle = paint
    pen.beginPath()
    pen.moveTo(0, height)
    for (let x = 0; x <= width + 8; x += 8)
      pen.lineTo(x, level + lift + Math.sin(x / 26 + shift + swell * 2 * Math.PI) * 4)
    pen.lineTo(width, height)
    pen.fill()
  }
  crest(0, -7, 'rgb(255 255 255 / .75)')
  crest(0, -3, 'rgb(46 158 178 / .82)')
  crest(2.2, 8, 'rgb(16 96 130 / .7)')
}

/** A frame of sand over a picture: its bottom part is washed free. `clear` is 0 to 1. */
export function drawSandEdge(pen: Pen, { x, y, width, height }: Box, clear: number) {
  if (clear <= 0 || clear >= 1) return
  fillRound(pen, { x, y: y + height * (1 - clear) - 2, width, height: 4 }, 2, 'rgb(255 255 255 / .75)')
}
