import { FONT_DISPLAY, fillCircle } from '#kit/game/draw.ts'
import { paintThing, paintFlower, paintStar } from './thing-art.ts'
import { rankOf, suitOf, type Face } from './tiles.ts'

type Pen = CanvasRenderingContext2D

/** Faces are painted in a box of this size; the sprites scale it. */
export const FACE_WIDTH = 104
export const FACE_HEIGHT = 138

const RED = '#e5484d'
const TEAL = '#1b7f8c'
const GREEN = '#1e9e6a'
const BLUE = '#2457c5'
const NAVY = '#173f7a'
const CREAM = '#fff9e8'

/** Pictures keep clear of the edge of the face. */
const ART_SCALE = 0.88

/** Middle of the face; spots are given from here. */
const MIDDLE_X = FACE_WIDTH / 2
const MIDDLE_Y = FACE_HEIGHT / 2

type Spot = readonly [x: number, y: number, color: string]

const row = (y: number, colors: readonly string[], gap: number): Spot[] =>
  colors.map((color, index) => [(index - (colors.length - 1) / 2) * gap, y, color])

const three = (y: number, color: string) => row(y, [color, color, color], 30)

const RINGS: readonly (readonly [radius: number, ...spots: Spot[]])[] = [
  [37, [0, 0, RED]],
  [25, [0, -31, GREEN], [0, 31, RED]],
  [19, [-26, -38, TEAL], [0, 0, RED], [26, 38, GREEN]],
  [21, ...row(-30, [TEAL, GREEN], 46), ...row(30, [GREEN, TEAL], 46)],
  [18, ...row(-38, [TEAL, GREEN], 50), [0, 0, RED], ...row(38, [GREEN, TEAL], 50)],
  [17.5, ...row(-40, [GREEN, GREEN], 44), ...row(0, [RED, RED], 44), ...row(40, [RED, RED], 44)],
  [
    15,
    [-29, -46, GREEN],
    [0, -34, GREEN],
    [29, -22, GREEN],
    ...row(14, [RED, RED], 44),
    ...row(48, [RED, RED], 44),
  ],
  [14.5, ...[-48, -16, 16, 48].flatMap((y) => row(y, [TEAL, TEAL], 42))],
  [14, ...three(-40, GREEN), ...three(0, RED), ...three(40, TEAL)],
]

const STICKS: readonly (readonly [height: number, ...spots: Spot[]])[] = [
  [0],
  [50, [0, -29, GREEN], [0, 29, GREEN]],
  [50, [0, -29, RED], ...row(29, [GREEN, GREEN], 40)],
  [50, ...row(-29, [GREEN, TEAL], 44), ...row(29, [TEAL, GREEN], 44)],
  [46, ...row(-29, [GREEN, TEAL], 62), [0, 0, RED], ...row(29, [TEAL, GREEN], 62)],
  [50, ...three(-29, GREEN), ...three(29, TEAL)],
  [32, [0, -40, RED], ...three(0, GREEN), ...three(40, GREEN)],
  [32, ...row(-40, [GREEN, GREEN, GREEN], 30), ...row(0, [RED, RED], 44), ...three(40, GREEN)],
  [34, ...three(-40, RED), ...three(0, GREEN), ...three(40, TEAL)],
]

/** Paints one face into the box; the tile below is there already. */
export function paintFace(pen: Pen, face: Face) {
  const rank = rankOf(face)
  pen.save()
  pen.translate(MIDDLE_X, MIDDLE_Y)
  pen.scale(ART_SCALE, ART_SCALE)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const suit = suitOf(face)
  if (suit === 'ring') paintRings(pen, rank)
  else if (suit === 'bamboo') paintBamboo(pen, rank)
  else if (suit === 'wave') paintWaves(pen, rank)
  else if (suit === 'thing') paintThing(pen, rank)
  else if (suit === 'flower') paintFlower(pen, rank)
  else paintStar(pen, rank)
  pen.restore()
}

function paintRings(pen: Pen, count: number) {
  const [radius, ...spots] = RINGS[count - 1]!
  for (const [x, y, color] of spots) {
    fillCircle(pen, x, y, radius, color)
    fillCircle(pen, x, y, radius * 0.64, CREAM)
    fillCircle(pen, x, y, radius * 0.4, count === 1 ? TEAL : color)
  }
  if (count !== 1) return
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal * Math.PI) / 4
    fillCircle(pen, 30.5 * Math.cos(angle), 30.5 * Math.sin(angle), 3.4, CREAM)
  }
}

function paintBamboo(pen: Pen, count: number) {
  if (count === 1) {
    paintShoot(pen)
    return
  }
  const [height, ...spots] = STICKS[count - 1]!
  for (const [x, y, color] of spots) paintStick(pen, x, y, height, color)
}

/** A cane with a waist in the middle and a light line at its left. */
function paintStick(pen: Pen, x: number, y: number, height: number, color: string) {
  const half = height / 2 - 1
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x - 8, y - half, 16, half - 1, [8, 8, 5, 5])
  pen.roundRect(x - 8, y + 1, 16, half - 1, [5, 5, 8, 8])
  pen.fill()
  pen.strokeStyle = 'rgb(255 255 255 / .5)'
  pen.lineWidth = 3
  pen.beginPath()
  pen.moveTo(x - 3, y - half + 7)
  pen.lineTo(x - 3, y - 6)
  pen.moveTo(x - 3, y + 7)
  pen.lineTo(x - 3, y + half - 7)
  pen.stroke()
}

/** The single bamboo: a young shoot with leaves. */
function paintShoot(pen: Pen) {
  for (const y of [36, 8, -20]) paintStick(pen, 0, y, 30, GREEN)
  pen.fillStyle = TEAL
  const leaf = new Path2D('M7 -6 Q34 -34 40 -10 Q28 6 7 -6 Z M-7 22 Q-36 -6 -40 18 Q-28 34 -7 22 Z')
  pen.fill(leaf, 'nonzero')
  pen.fillStyle = RED
  pen.fill(new Path2D('M0 -34 Q-20 -44 -6 -62 Q0 -54 2 -56 Q22 -46 0 -34 Z'), 'nonzero')
}

/** A number over two waves. */
function paintWaves(pen: Pen, count: number) {
  pen.font = `800 66px ${FONT_DISPLAY}`
  pen.textAlign = 'center'
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = count % 2 ? NAVY : RED
  pen.fillText(String(count), 0, 10)
  pen.strokeStyle = BLUE
  pen.lineWidth = 8
  for (const y of [32, 51]) {
    pen.stroke(new Path2D(`M-36 ${y} q18 -20 36 0 t36 0`))
  }
}
