import { fillCircle, shade } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

interface Face {
  readonly x: number
  readonly y: number
  /** Radius of the round window that the animal looks out of. */
  readonly size: number
}

const WINDOWS = ['#7fd6c8', '#ffd08a', '#9fc6ff'] as const

/** The rivals at the table: a crab, a turtle and a parrot in round windows. */
export function drawAnimal(pen: Pen, which: number, face: Face) {
  const { x, y, size } = face
  fillCircle(pen, x, y + 2, size + 2, 'rgb(0 10 16 / .35)')
  fillCircle(pen, x, y, size + 2, '#fff3d8')
  fillCircle(pen, x, y, size, WINDOWS[(which - 1) % WINDOWS.length]!)
  pen.save()
  pen.beginPath()
  pen.arc(x, y, size, 0, 2 * Math.PI)
  pen.clip()
  pen.translate(x, y)
  pen.scale(size / 50, size / 50)
  ;[crab, turtle, parrot][(which - 1) % 3]!(pen)
  pen.restore()
}

function oval(
  pen: Pen,
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
  color: string,
) {
  pen.fillStyle = color
  pen.beginPath()
  pen.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI)
  pen.fill()
}

function eyes(pen: Pen, y: number, gap: number, size: number) {
  for (const side of [-1, 1]) {
    fillCircle(pen, side * gap, y, size, '#ffffff')
    fillCircle(pen, side * gap + size * 0.1, y + size * 0.15, size * 0.58, '#16202a')
    fillCircle(pen, side * gap - size * 0.1, y - size * 0.1, size * 0.22, '#ffffff')
  }
}

function smile(pen: Pen, y: number, color: string) {
  pen.strokeStyle = color
  pen.lineWidth = 4
  pen.lineCap = 'round'
  pen.beginPath()
  pen.arc(0, y, 12, 0.3, Math.PI - 0.3)
  pen.stroke()
}

function crab(pen: Pen) {
  const red = '#e8583f'
  for (const side of [-1, 1]) {
    pen.strokeStyle = shade(red, -0.2)
    pen.lineWidth = 6
    pen.beginPath()
    pen.moveTo(side * 12, 6)
    pen.lineTo(side * 15, -16)
    pen.moveTo(side * 30, 24)
    pen.lineTo(side * 42, 4)
    pen.stroke()
    fillCircle(pen, side * 42, -4, 12, red)
    oval(pen, [side * 45, -14], [4, 8], WINDOWS[0])
  }
  oval(pen, [0, 28], [38, 28], red)
  oval(pen, [-8, 16], [20, 10], shade(red, 0.25))
  eyes(pen, -18, 15, 11)
  smile(pen, 24, '#5a1a1a')
}

function turtle(pen: Pen) {
  oval(pen, [0, 46], [46, 34], '#2f7d4f')
  oval(pen, [0, 44], [36, 26], '#4fa564')
  for (const x of [-20, 0, 20]) oval(pen, [x, 42], [8, 10], '#2f7d4f')
  oval(pen, [0, -4], [27, 29], '#8fcf6a')
  oval(pen, [-7, -14], [13, 9], '#b4e58f')
  eyes(pen, -6, 13, 10)
  smile(pen, 6, '#2c5a24')
}

function parrot(pen: Pen) {
  oval(pen, [0, 40], [34, 36], '#2f7fd6')
  oval(pen, [0, 44], [18, 26], '#ffd166')
  for (const lean of [-12, 0, 12]) oval(pen, [lean, -36 + Math.abs(lean) * 0.3], [6, 14], '#e8503f')
  oval(pen, [0, -4], [29, 28], '#2f7fd6')
  oval(pen, [0, 4], [22, 16], '#e9f4ff')
  eyes(pen, -6, 13, 10)
  pen.fillStyle = '#ffb63d'
  pen.beginPath()
  pen.moveTo(-11, 4)
  pen.lineTo(11, 4)
  pen.quadraticCurveTo(8, 24, 0, 26)
  pen.quadraticCurveTo(-8, 24, -11, 4)
  pen.fill()
}
