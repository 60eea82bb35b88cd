import { fillCircle, shade, write } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

/** Colours and outlines of the eight finds: each is told by either alone. Paths lie in a box from -1 to 1. */
export const FINDS: readonly (readonly [color: string, outline: string])[] = [
  ['#f2745f', 'M0 .62L-.78 -.1Q-.72 -.68 0 -.72Q.72 -.68 .78 -.1ZM-.22 .6H.22L.3 .8H-.3Z'],
  ['#f5c04a', 'M0 -.86L.24 -.27L.84 -.27L.37 .12L.54 .74L0 .38L-.54 .74L-.37 .12L-.84 -.27L-.24 -.27Z'],
  ['#3fa7d6', 'M-.86 0Q-.3 -.62 .34 -.08L.82 -.5V.5L.34 .08Q-.3 .62 -.86 0Z'],
  ['#4fae6a', 'M0 -.86Q.72 -.3 .5 .34Q.3 .76 0 .86Q-.3 .76 -.5 .34Q-.72 -.3 0 -.86Z'],
  ['#a56fd0', 'M-.7 .1Q-.7 -.72 0 -.72Q.7 -.72 .7 .1L.5 .72L.26 .2L0 .8L-.26 .2L-.5 .72Z'],
  ['#fff3df', 'M0 -.7A.7 .7 0 1 1 0 .7A.7 .7 0 1 1 0 -.7Z'],
  ['#e58ab8', 'M0 .82Q-1 .1 -.7 -.4Q-.4 -.86 0 -.36Q.4 -.86 .7 -.4Q1 .1 0 .82Z'],
  [
    '#5f7486',
    'M-.14 -.86H.14V-.4H.5V-.12H.14V.5Q.5 .44 .62 .1L.84 .2Q.62 .86 0 .86T-.84 .2L-.62 .1Q-.5 .44 -.14 .5V-.12H-.5V-.4H-.14Z',
  ],
]

export interface TokenPlace {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A find on its round of driftwood, or a stone with a digit. */
export function drawToken(pen: Pen, kind: 'shells' | 'stones', symbol: number, { x, y, radius }: TokenPlace) {
  fillCircle(pen, x + 1, y + radius * 0.2, radius, 'rgb(40 20 8 / .32)')
  if (kind === 'stones') {
    const tone = shade('#7d93a3', ((symbol * 37) % 20) / 100 - 0.1)
    fillCircle(pen, x, y + radius * 0.1, radius, shade(tone, -0.35))
    fillCircle(pen, x, y, radius, tone)
    pen.beginPath()
    pen.ellipse(x - radius * 0.28, y - radius * 0.5, radius * 0.42, radius * 0.2, -0.4, 0, 2 * Math.PI)
    pen.fillStyle = 'rgb(255 255 255 / .28)'
    pen.fill()
    write(pen, String(symbol), x, y, { size: radius * 1.25, color: '#0d1a24' })
    return
  }
  const [color, outline] = FINDS[symbol]!
  fillCircle(pen, x, y + radius * 0.1, radius, '#4a2a16')
  fillCircle(pen, x, y, radius, '#7a4c2b')
  fillCircle(pen, x, y, radius * 0.84, '#5e371e')
  pen.save()
  pen.translate(x, y)
  pen.scale(radius * 0.76, radius * 0.76)
  const shape = pathOf(symbol, outline)
  pen.translate(0.05, 0.1)
  pen.fillStyle = 'rgb(0 0 0 / .4)'
  pen.fill(shape)
  pen.translate(-0.05, -0.1)
  const skin = pen.createLinearGradient(-0.6, -0.8, 0.5, 0.8)
  skin.addColorStop(0, shade(color, 0.4))
  skin.addColorStop(0.5, color)
  skin.addColorStop(1, shade(color, -0.28))
  pen.fillStyle = skin
  pen.fill(shape)
  pen.restore()
}

const paths = new Map<number, Path2D>()
function pathOf(symbol: number, outline: string): Path2D {
  const path = paths.get(symbol) ?? new Path2D(outline)
  paths.set(symbol, path)
  return path
}

/** Answers beside a row: full pearls for right places, open rings for right finds elsewhere. */
export function drawClue(
  pen: Pen,
  hits: number,
  near: number,
  place: TokenPlace & { readonly count: number },
) {
  const { x, y, radius, count } = place
  const columns = Math.ceil(count / 2)
  for (let index = 0; index < count; index++) {
    const cx = x + ((index % columns) - (columns - 1) / 2) * radius * 2.5
    const cy = y + (index < columns ? -1 : 1) * radius * 1.2
    if (index < hits) {
      fillCircle(pen, cx, cy + 1, radius, 'rgb(40 20 8 / .4)')
      fillCircle(pen, cx, cy, radius, '#d8452f')
      fillCircle(pen, cx - radius * 0.3, cy - radius * 0.35, radius * 0.3, 'rgb(255 255 255 / .7)')
    } else if (index < hits + near) {
      fillCircle(pen, cx, cy, radius * 0.94, '#fffdf4')
      pen.strokeStyle = '#3a2413'
      pen.lineWidth = 1.6
      pen.stroke()
    } else fillCircle(pen, cx, cy, radius * 0.34, 'rgb(58 36 19 / .25)')
  }
}
