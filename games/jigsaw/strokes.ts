import type { Random } from '#kit/random/random.ts'

export type Pen = CanvasRenderingContext2D

/** The colours of an hour. */
export interface Light {
  readonly sky: readonly [string, string, string]
  readonly sea: readonly [string, string]
  readonly sun: string
  readonly far: string
  readonly near: string
  readonly leaf: string
  readonly sand: string
  /** Lamps and windows shine. */
  readonly isDark: boolean
}

export const LIGHTS: readonly Light[] = [
  {
    sky: ['#1d2a6b', '#d4587f', '#ffc37a'],
    sea: ['#f08a6c', '#2b3674'],
    sun: '#fff0bd',
    far: '#7d4a80',
    near: '#3a2552',
    leaf: '#2c5a52',
    sand: '#e0a878',
    isDark: false,
  },
  {
    sky: ['#1583cf', '#6ccbee', '#e3f8f0'],
    sea: ['#52d6cf', '#0a6aa6'],
    sun: '#fffbe0',
    far: '#6fb3bd',
    near: '#2f8a5b',
    leaf: '#37ad5c',
    sand: '#ffe3a6',
    isDark: false,
  },
  {
    sky: ['#4a5fb8', '#f4a3a8', '#ffe8c2'],
    sea: ['#ffc4a8', '#4f86b8'],
    sun: '#ffffff',
    far: '#a98bb8',
    near: '#4f7a72',
    leaf: '#5fae7a',
    sand: '#f6d3a8',
    isDark: false,
  },
  {
    sky: ['#070d2e', '#1b2f6e', '#4a6fa8'],
    sea: ['#39609a', '#071232'],
    sun: '#f4f1d8',
    far: '#22386a',
    near: '#101a3e',
    leaf: '#1d4a4e',
    sand: '#7a7f9a',
    isDark: true,
  },
]

/** A picture in progress: its size and its random numbers. */
export interface Easel {
  readonly pen: Pen
  readonly width: number
  readonly height: number
  readonly light: Light
  readonly random: Random
}

export const between = (random: Random, low: number, high: number) => low + (high - low) * random()

export function fillDown(
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  colors: readonly string[],
) {
  const paint = pen.createLinearGradient(0, y, 0, y + height)
  for (const [index, color] of colors.entries())
    paint.addColorStop(index / Math.max(1, colors.length - 1), color)
  pen.fillStyle = paint
  pen.fillRect(x, y, width, height)
}

export function disc(pen: Pen, x: number, y: number, radius: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

export function oval(pen: Pen, x: number, y: number, [rx, ry]: readonly [number, number], color: string) {
  pen.fillStyle = color
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
  pen.fill()
}

export function shape(pen: Pen, points: readonly (readonly [number, number])[], color: string) {
  pen.fillStyle = color
  pen.beginPath()
  for (const [x, y] of points) pen.lineTo(x, y)
  pen.fill()
}

/** Sky, its sun or moon with a glow, stars or clouds; returns the middle of the light. */
export function sky({ pen, width, height, light, random }: Easel, horizon: number) {
  fillDown(pen, [0, 0, width, horizon], light.sky)
  const x = width * between(random, 0.22, 0.78)
  const y = light.isDark ? height * between(random, 0.12, 0.24) : horizon * between(random, 0.5, 0.86)
  const radius = Math.min(width, height) * between(random, 0.075, 0.1)
  if (light.isDark)
    for (let star = 0; star < 130; star++)
      disc(
        pen,
        random() * width,
        random() * horizon,
        between(random, 0.3, 1.1) * (width / 400),
        `rgb(255 250 225 / ${between(random, 0.3, 1)})`,
      )
  for (const [reach, alpha] of [
    [4.6, '14'],
    [3, '1e'],
    [1.9, '33'],
    [1.35, '55'],
  ] as const)
    disc(pen, x, y, radius * reach, `${light.sun}${alpha}`)
  disc(pen, x, y, radius, light.sun)
  for (let bank = 0; bank < 5; bank++)
    cloud(
      pen,
      random,
      random() * width,
      horizon * between(random, 0.08, 0.7),
      width * between(random, 0.07, 0.15),
      light.isDark ? '#7f93c818' : '#ffffff3c',
    )
  return { x, y, radius }
}

function cloud(pen: Pen, random: Random, x: number, y: number, size: number, color: string) {
  pen.fillStyle = color
  pen.beginPath()
  for (let puff = 0; puff < 7; puff++) {
    const [px, radius] = [
      x + (puff - 3) * size * 0.36,
      size * between(random, 0.14, 0.34) * (1 - Math.abs(puff - 3) * 0.14),
    ]
    pen.moveTo(px + radius * 1.6, y)
    pen.ellipse(px, y - radius * 0.35, radius * 1.6, radius * 0.72, 0, 0, 2 * Math.PI)
  }
  pen.fill()
}

/** The sea below the horizon, with the road of light under the sun. */
export function sea({ pen, width, height, light, random }: Easel, horizon: number, sunX: number) {
  fillDown(pen, [0, horizon, width, height - horizon], light.sea)
  const unit = width / 400
  for (let glint = 0; glint < 190; glint++) {
    const k = random() ** 1.5
    const y = horizon + 2 + k * (height - horizon)
    const isRoad = glint % 3 > 0
    const x = isRoad ? sunX + (random() - 0.5) * (24 + k * 130) * unit : random() * width
    oval(
      pen,
      x,
      y,
      [between(random, 3, 14) * unit * (0.4 + k), between(random, 0.5, 1.5) * unit * (0.5 + k)],
      isRoad ? `${light.sun}70` : `${light.sea[0]}55`,
    )
  }
}

/** A rolling line of land from side to side, filled down to `bottom`. */
export function hills(
  { pen, width, random }: Easel,
  y: number,
  rise: number,
  { color, bottom }: { color: string; bottom: number },
) {
  const [one, two, three] = [random() * 7, random() * 7, random() * 7]
  pen.fillStyle = color
  pen.beginPath()
  pen.moveTo(0, bottom)
  for (let step = 0; step <= 60; step++) {
    const k = step / 60
    const wave = Math.sin(k * 5 + one) * 0.5 + Math.sin(k * 11 + two) * 0.3 + Math.sin(k * 23 + three) * 0.1
    pen.lineTo(k * width, y - wave * rise)
  }
  pen.lineTo(width, bottom)
  pen.fill()
}

export function palm(
  { pen, light, random }: Easel,
  x: number,
  y: number,
  { high, lean }: { high: number; lean: number },
) {
  const [topX, topY] = [x + lean * high, y - high]
  pen.lineCap = 'round'
  for (const [color, wide] of [
    [light.isDark ? '#1b1730' : '#6b452c', 0.075],
    [light.isDark ? '#2d2748' : '#a06b40', 0.035],
  ] as const) {
    pen.strokeStyle = color
    pen.lineWidth = high * wide
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(x + lean * high * 0.2, y - high * 0.6, topX, topY)
    pen.stroke()
  }
  const turn = random()
  for (let frond = 0; frond < 9; frond++) {
    const angle = -Math.PI * (0.5 + (frond - 4) * 0.19) + (turn - 0.5) * 0.3
    const [reach, droop] = [high * between(random, 0.38, 0.5), high * between(random, 0.16, 0.32)]
    const [tipX, tipY] = [topX + Math.cos(angle) * reach, topY + Math.sin(angle) * reach * 0.7 + droop]
    pen.fillStyle = frond % 2 ? light.leaf : shadeOf(light.leaf)
    pen.beginPath()
    pen.moveTo(topX, topY)
    pen.quadraticCurveTo((topX + tipX) / 2, Math.min(topY, tipY) - droop * 0.9, tipX, tipY)
    pen.quadraticCurveTo((topX + tipX) / 2, Math.min(topY, tipY) - droop * 0.1, topX, topY)
    pen.fill()
  }
  for (const aside of [-0.03, 0.03])
    disc(pen, topX + aside * high, topY + high * 0.035, high * 0.035, '#5a3a22')
}

const shadeOf = (color: string) =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round(parseInt(color.slice(at, at + 2), 16) * 0.74)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export function boat({ pen, random, light }: Easel, x: number, y: number, size: number) {
  const sail = ['#fff4dc', '#ff7d5c', '#ffd15a', '#7fd6d0'][Math.floor(random() * 4)]!
  shape(
    pen,
    [
      [x - size * 0.02, y - size],
      [x - size * 0.02, y - size * 0.12],
      [x - size * 0.48, y - size * 0.12],
    ],
    sail,
  )
  shape(
    pen,
    [
      [x + size * 0.03, y - size * 0.86],
      [x + size * 0.03, y - size * 0.12],
      [x + size * 0.36, y - size * 0.12],
    ],
    '#fff4dc',
  )
  shape(
    pen,
    [
      [x - size * 0.55, y - size * 0.08],
      [x + size * 0.5, y - size * 0.08],
      [x + size * 0.34, y + size * 0.12],
      [x - size * 0.4, y + size * 0.12],
    ],
    light.isDark ? '#2a1a2c' : '#7a4527',
  )
  oval(pen, x, y + size * 0.15, [size * 0.5, size * 0.035], '#ffffff44')
}
