import { fillCircle, shade } from '#kit/game/draw.ts'

type Pen = CanvasRenderingContext2D

/** Sky above, sky at the horizon, water, land, and the light of the day. */
type Hues = readonly [top: string, low: string, sea: string, land: string, light: string]

const DAYS: readonly Hues[] = [
  ['#2b7fd8', '#bfeaff', '#1fa0b8', '#58b85c', '#fff3b0'],
  ['#5a2f86', '#ff9d6a', '#8a4a8c', '#4a3558', '#ffe08a'],
  ['#0c1c48', '#35569a', '#123a66', '#22384c', '#f2f0d8'],
  ['#2fa59a', '#ffe9b8', '#17808f', '#e0a95a', '#ffffff'],
  ['#d8543c', '#ffd27a', '#a83c50', '#5c2f3a', '#fff0c0'],
]
const SCENES = [lighthouse, volcano, boat, palms, huts, moon] as const

export const PICTURES = DAYS.length * SCENES.length

/** An island picture on the unit square: every number has its own scene and hour. */
export function drawPicture(pen: Pen, number: number, side: number) {
  const hues = DAYS[(number * 3) % DAYS.length]!
  pen.save()
  pen.scale(side, side)
  sky(pen, hues)
  SCENES[number % SCENES.length]!(pen, hues)
  pen.restore()
}

function sky(pen: Pen, [top, low, sea, , light]: Hues) {
  const air = pen.createLinearGradient(0, 0, 0, 0.62)
  air.addColorStop(0, top)
  air.addColorStop(1, low)
  pen.fillStyle = air
  pen.fillRect(0, 0, 1, 1)
  fillCircle(pen, 0.24, 0.24, 0.11, light)
  fillCircle(pen, 0.24, 0.24, 0.16, `${light}44`)
  for (const [x, y, wide] of [
    [0.7, 0.14, 0.2],
    [0.5, 0.33, 0.14],
    [0.9, 0.4, 0.16],
  ] as const)
    oval(pen, x, y, wide, 0.03, 'rgb(255 255 255 / .45)')
  pen.fillStyle = sea
  pen.fillRect(0, 0.6, 1, 0.4)
  for (let wave = 0; wave < 16; wave++)
    oval(
      pen,
      (wave * 0.37) % 1,
      0.63 + ((wave * 0.17) % 1) * 0.35,
      0.05 + (wave % 3) * 0.02,
      0.006,
      shade(sea, wave % 2 ? 0.35 : -0.25),
    )
}

function oval(pen: Pen, x: number, y: number, wide: number, high: number, color: string) {
  pen.beginPath()
  pen.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
}

function shape(pen: Pen, color: string, ...points: readonly (readonly [number, number])[]) {
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.closePath()
  pen.fillStyle = color
  pen.fill()
}

const isle = (pen: Pen, land: string, x = 0.5, wide = 0.42) => {
  oval(pen, x, 0.74, wide, 0.09, shade('#f4dca4', -0.1))
  oval(pen, x - 0.02, 0.7, wide * 0.85, 0.09, land)
  oval(pen, x - wide * 0.3, 0.66, wide * 0.4, 0.06, shade(land, 0.2))
}

function palm(pen: Pen, x: number, y: number, high: number, land: string) {
  pen.strokeStyle = '#7a4a26'
  pen.lineWidth = high * 0.09
  pen.lineCap = 'round'
  pen.beginPath()
  pen.moveTo(x, y)
  pen.quadraticCurveTo(x + high * 0.02, y - high * 0.6, x + high * 0.2, y - high)
  pen.stroke()
  pen.strokeStyle = shade(land, -0.15)
  pen.lineWidth = high * 0.11
  for (const [dx, dy] of [
    [-0.5, 0.12],
    [-0.36, -0.24],
    [0.1, -0.4],
    [0.46, -0.2],
    [0.54, 0.16],
  ] as const) {
    pen.beginPath()
    pen.moveTo(x + high * 0.2, y - high)
    pen.quadraticCurveTo(
      x + high * (0.2 + dx * 0.5),
      y - high * (1.16 - dy),
      x + high * (0.2 + dx),
      y - high * (1 - dy),
    )
    pen.stroke()
  }
}

function lighthouse(pen: Pen, [, , , land, light]: Hues) {
  isle(pen, land)
  shape(pen, `${light}55`, [0.6, 0.28], [1, 0.14], [1, 0.44])
  shape(pen, '#f6efe2', [0.5, 0.72], [0.7, 0.72], [0.66, 0.33], [0.54, 0.33])
  for (const y of [0.4, 0.54]) shape(pen, '#e2503f', [0.53, y], [0.67, y], [0.68, y + 0.07], [0.52, y + 0.07])
  shape(pen, '#2c3a4c', [0.52, 0.33], [0.68, 0.33], [0.66, 0.23], [0.54, 0.23])
  oval(pen, 0.6, 0.28, 0.035, 0.035, light)
  shape(pen, '#c23f3a', [0.52, 0.23], [0.68, 0.23], [0.6, 0.14])
  palm(pen, 0.3, 0.7, 0.26, land)
}

function volcano(pen: Pen, [, , , land]: Hues) {
  shape(pen, shade(land, -0.35), [0.16, 0.74], [0.44, 0.28], [0.6, 0.28], [0.9, 0.74])
  shape(pen, shade(land, -0.1), [0.16, 0.74], [0.44, 0.28], [0.5, 0.28], [0.42, 0.74])
  shape(pen, '#ff7a3c', [0.44, 0.28], [0.6, 0.28], [0.57, 0.42], [0.53, 0.34], [0.5, 0.5], [0.47, 0.36])
  for (const [x, y, size] of [
    [0.52, 0.2, 0.05],
    [0.58, 0.13, 0.065],
    [0.67, 0.07, 0.075],
  ] as const)
    fillCircle(pen, x, y, size, 'rgb(240 240 250 / .75)')
  isle(pen, land, 0.5, 0.46)
  palm(pen, 0.74, 0.72, 0.22, land)
}

function boat(pen: Pen, [, , sea, land]: Hues) {
  isle(pen, land, 0.86, 0.24)
  palm(pen, 0.84, 0.68, 0.2, land)
  shape(pen, '#fff6e4', [0.42, 0.2], [0.42, 0.68], [0.14, 0.68])
  shape(pen, '#ff7a5c', [0.46, 0.26], [0.46, 0.68], [0.68, 0.68])
  pen.fillStyle = '#5a3420'
  pen.fillRect(0.43, 0.16, 0.022, 0.58)
  shape(pen, '#8a4f2c', [0.12, 0.72], [0.74, 0.72], [0.62, 0.86], [0.22, 0.86])
  shape(pen, '#b87242', [0.12, 0.72], [0.74, 0.72], [0.72, 0.76], [0.14, 0.76])
  oval(pen, 0.42, 0.87, 0.36, 0.02, shade(sea, 0.4))
}

function palms(pen: Pen, [, , , land]: Hues) {
  isle(pen, land, 0.5, 0.48)
  for (const [x, high] of [
    [0.22, 0.34],
    [0.46, 0.48],
    [0.74, 0.38],
  ] as const)
    palm(pen, x, 0.72, high, land)
  shape(pen, '#ff6a6a', [0.56, 0.82], [0.72, 0.78], [0.78, 0.84], [0.62, 0.88])
  fillCircle(pen, 0.36, 0.82, 0.045, '#ffd75a')
}

function huts(pen: Pen, [, , , land, light]: Hues) {
  isle(pen, land, 0.14, 0.3)
  palm(pen, 0.1, 0.7, 0.36, land)
  for (const [x, y, size] of [
    [0.52, 0.62, 0.15],
    [0.82, 0.68, 0.2],
  ] as const) {
    pen.fillStyle = '#5a3824'
    for (const leg of [-0.6, 0.5]) pen.fillRect(x + leg * size, y, size * 0.12, size)
    shape(
      pen,
      '#a86a3c',
      [x - size * 0.8, y],
      [x + size * 0.8, y],
      [x + size * 0.7, y - size * 0.7],
      [x - size * 0.7, y - size * 0.7],
    )
    shape(pen, '#e0b45c', [x - size, y - size * 0.6], [x + size, y - size * 0.6], [x, y - size * 1.6])
    shape(
      pen,
      light,
      [x - size * 0.2, y],
      [x + size * 0.2, y],
      [x + size * 0.2, y - size * 0.5],
      [x - size * 0.2, y - size * 0.5],
    )
  }
}

function moon(pen: Pen, [, low, , land, light]: Hues) {
  oval(pen, 0.62, 0.44, 0.2, 0.2, light)
  oval(pen, 0.56, 0.4, 0.035, 0.03, shade(light, -0.14))
  oval(pen, 0.68, 0.5, 0.05, 0.04, shade(light, -0.1))
  for (let glint = 0; glint < 5; glint++)
    oval(pen, 0.62, 0.66 + glint * 0.06, 0.15 - glint * 0.02, 0.01, light)
  shape(pen, shade(land, -0.3), [0, 0.8], [0, 0.5], [0.14, 0.42], [0.3, 0.6], [0.36, 0.8])
  palm(pen, 0.16, 0.5, 0.24, shade(land, -0.2))
  isle(pen, shade(low, -0.4), 0.94, 0.2)
}
