import { between, boat, disc, fillDown, hills, oval, palm, sea, shape, sky, type Easel } from './strokes.ts'

const WALLS = ['#fff1d8', '#ffd0a8', '#f7a58a', '#a8dcd4', '#ffe08a', '#e8b8d0', '#c9d8f0'] as const
const ROOFS = ['#c8553d', '#a8433f', '#7a4a6b', '#3f6f8a', '#d9823b'] as const

function cottage({ pen, light, random }: Easel, { x, y, size }: { x: number; y: number; size: number }) {
  const wall = WALLS[Math.floor(random() * WALLS.length)]!
  const roof = ROOFS[Math.floor(random() * ROOFS.length)]!
  const high = size * between(random, 0.75, 1.35)
  pen.fillStyle = wall
  pen.fillRect(x, y - high, size, high)
  pen.fillStyle = light.isDark ? '#060a2a88' : '#2a103018'
  pen.fillRect(x, y - high, light.isDark ? size : size * 0.35, high)
  shape(
    pen,
    [
      [x - size * 0.09, y - high + 1],
      [x + size * 0.5, y - high - size * 0.48],
      [x + size * 1.09, y - high + 1],
    ],
    roof,
  )
  shape(
    pen,
    [
      [x + size * 0.5, y - high - size * 0.48],
      [x + size * 1.09, y - high + 1],
      [x + size * 0.6, y - high + 1],
    ],
    '#00000022',
  )
  const glass = light.isDark ? '#ffd76a' : '#4f7ea0'
  for (let row = 0; row < Math.floor(high / (size * 0.5)); row++)
    for (const k of [0.16, 0.6]) {
      if (light.isDark && random() < 0.25) continue
      pen.fillStyle = '#ffffff66'
      pen.fillRect(x + size * (k - 0.025), y - high + size * (0.15 + row * 0.44), size * 0.27, size * 0.27)
      pen.fillStyle = glass
      pen.fillRect(x + size * k, y - high + size * (0.175 + row * 0.44), size * 0.22, size * 0.22)
    }
  pen.fillStyle = '#5a3526'
  pen.fillRect(x + size * 0.4, y - size * 0.3, size * 0.2, size * 0.3)
}

/** Houses up a hill above the harbour. */
export function village(easel: Easel) {
  const { width, height, light, random } = easel
  const horizon = height * 0.66
  const { x } = sky(easel, horizon)
  hills(easel, height * 0.36, height * 0.12, { color: light.far, bottom: horizon + 2 })
  hills(easel, height * 0.5, height * 0.1, { color: light.near, bottom: horizon + 2 })
  sea(easel, horizon, x)
  const rows = 4
  for (let row = 0; row < rows; row++) {
    const size = width * (0.052 + row * 0.012)
    const y = height * (0.44 + row * 0.078)
    for (let at = -0.03 + random() * 0.04; at < 1; at += (size / width) * between(random, 1.12, 1.5)) {
      if (random() < 0.16) {
        oval(easel.pen, at * width + size / 2, y - size * 0.4, [size * 0.42, size * 0.6], light.leaf)
        continue
      }
      cottage(easel, { x: at * width, y, size })
    }
  }
  easel.pen.fillStyle = light.isDark ? '#2a2440' : '#a8764f'
  easel.pen.fillRect(0, height * 0.675, width, height * 0.028)
  for (let post = 0; post < 16; post++)
    easel.pen.fillRect(width * (post / 15.5), height * 0.675, width * 0.008, height * 0.07)
  for (let ship = 0; ship < 5; ship++)
    boat(
      easel,
      width * (ship / 5 + 0.06 + random() * 0.1),
      height * between(random, 0.83, 0.95),
      height * between(random, 0.12, 0.17),
    )
}

const FRUIT = ['#ff5a4f', '#ffb52e', '#7cc94f', '#ffe05a', '#b04fc0', '#ff8a3c'] as const

/** Stalls with awnings, fruit and lanterns. */
export function market(easel: Easel) {
  const { pen, width, height, light, random } = easel
  const ground = height * 0.72
  const { x } = sky(easel, ground)
  hills(easel, height * 0.46, height * 0.1, { color: light.far, bottom: ground })
  sea(easel, height * 0.52, x)
  palm(easel, width * 0.04, ground, { high: height * 0.52, lean: 0.2 })
  palm(easel, width * 0.97, ground, { high: height * 0.58, lean: -0.2 })
  fillDown(pen, [0, ground, width, height - ground], [light.sand, light.isDark ? '#3a3456' : '#c98a58'])
  for (let stone = 0; stone < 120; stone++)
    oval(pen, random() * width, between(random, ground, height), [width * 0.014, height * 0.006], '#5a302018')
  for (let stall = 0; stall < 3; stall++)
    stallAt(easel, {
      x: width * (0.05 + stall * 0.32),
      y: height * (0.9 + (stall % 2) * 0.05),
      size: width * 0.27,
    })
  pen.strokeStyle = '#3a2436'
  pen.lineWidth = width / 300
  pen.beginPath()
  pen.moveTo(0, height * 0.16)
  pen.quadraticCurveTo(width / 2, height * 0.34, width, height * 0.12)
  pen.stroke()
  for (let lamp = 0; lamp < 9; lamp++) {
    const k = (lamp + 0.5) / 9
    const [lx, ly] = [
      k * width,
      height * (0.16 * (1 - k) ** 2 + 0.68 * k * (1 - k) + 0.12 * k * k) + height * 0.035,
    ]
    const color = FRUIT[lamp % FRUIT.length]!
    disc(pen, lx, ly, height * 0.06, `${color}30`)
    oval(pen, lx, ly, [height * 0.026, height * 0.032], color)
    oval(pen, lx, ly, [height * 0.012, height * 0.028], '#fff3c466')
  }
}

function stallAt({ pen, random, light }: Easel, { x, y, size }: { x: number; y: number; size: number }) {
  const [one, other] = [ROOFS[Math.floor(random() * ROOFS.length)]!, '#fff1d8']
  const roof = y - size * 1.15
  pen.fillStyle = '#5a3a2a'
  pen.fillRect(x + size * 0.05, roof, size * 0.045, size * 1.2)
  pen.fillRect(x + size * 0.9, roof, size * 0.045, size * 1.2)
  pen.fillStyle = light.isDark ? '#ffd98a33' : '#3a203022'
  pen.fillRect(x + size * 0.08, roof + size * 0.2, size * 0.84, size * 0.6)
  for (let flag = 0; flag < 4; flag++) {
    const fx = x + size * (0.14 + flag * 0.2)
    disc(
      pen,
      fx + size * 0.06,
      roof + size * 0.47,
      size * 0.062,
      FRUIT[(flag + Math.floor(random() * 6)) % 6]!,
    )
    pen.fillStyle = '#5a3a2a'
    pen.fillRect(fx + size * 0.052, roof + size * 0.3, size * 0.015, size * 0.1)
  }
  for (let stripe = 0; stripe < 8; stripe++) {
    const [left, wide] = [x + (stripe / 8) * size, size / 8]
    shape(
      pen,
      [
        [left + size * 0.05 - stripe * size * 0.012, roof - size * 0.16],
        [left + wide + size * 0.05 - (stripe + 1) * size * 0.012, roof - size * 0.16],
        [left + wide, roof + size * 0.14],
        [left, roof + size * 0.14],
      ],
      stripe % 2 ? other : one,
    )
    oval(pen, left + wide / 2, roof + size * 0.14, [wide / 2, size * 0.06], stripe % 2 ? other : one)
  }
  pen.fillStyle = '#8a5a38'
  pen.fillRect(x, y - size * 0.34, size, size * 0.4)
  for (let plank = 1; plank < 4; plank++) {
    pen.fillStyle = '#5f3a2255'
    pen.fillRect(x, y - size * 0.34 + plank * size * 0.1, size, size * 0.012)
  }
  for (let heap = 0; heap < 4; heap++)
    for (let row = 0; row < 3; row++)
      for (let fruit = 0; fruit < 4 - row; fruit++) {
        const [fx, fy, radius] = [
          x + size * (0.055 + heap * 0.245 + fruit * 0.052 + row * 0.026),
          y - size * (0.36 + row * 0.05),
          size * 0.034,
        ]
        disc(pen, fx, fy, radius, FRUIT[(heap * 2 + Math.floor(x)) % FRUIT.length]!)
        disc(pen, fx - radius * 0.3, fy - radius * 0.35, radius * 0.3, '#ffffff77')
      }
}

/** Balloons over fields and coves. */
export function balloons(easel: Easel) {
  const { pen, width, height, light, random } = easel
  const horizon = height * 0.62
  const { x } = sky(easel, horizon)
  hills(easel, height * 0.52, height * 0.1, { color: light.far, bottom: height })
  sea(easel, height * 0.6, x)
  hills(easel, height * 0.74, height * 0.09, { color: light.near, bottom: height })
  hills(easel, height * 0.86, height * 0.07, { color: light.leaf, bottom: height })
  for (let tuft = 0; tuft < 46; tuft++) {
    const [tx, ty] = [random() * width, height * between(random, 0.88, 1)]
    disc(pen, tx, ty, width * between(random, 0.004, 0.009), FRUIT[tuft % FRUIT.length]!)
    disc(pen, tx, ty, width * 0.0025, '#fff6d0')
  }
  cottage(easel, { x: width * between(random, 0.1, 0.7), y: height * 0.88, size: width * 0.09 })
  for (const [at, high, size] of [
    [0.74, 0.36, 0.05],
    [0.42, 0.2, 0.062],
    [0.16, 0.42, 0.09],
    [0.62, 0.48, 0.13],
  ] as const)
    balloon(easel, {
      x: width * (at + (random() - 0.5) * 0.12),
      y: height * (high + (random() - 0.5) * 0.1),
      size: width * size,
    })
}

function balloon({ pen, random }: Easel, { x, y, size }: { x: number; y: number; size: number }) {
  const [one, other] = [FRUIT[Math.floor(random() * 6)]!, WALLS[Math.floor(random() * WALLS.length)]!]
  pen.save()
  pen.beginPath()
  pen.moveTo(x, y + size * 1.25)
  pen.bezierCurveTo(x - size * 0.4, y + size * 0.9, x - size, y + size * 0.5, x - size, y)
  pen.arc(x, y, size, Math.PI, 2 * Math.PI)
  pen.bezierCurveTo(x + size, y + size * 0.5, x + size * 0.4, y + size * 0.9, x, y + size * 1.25)
  pen.clip()
  pen.fillStyle = one
  pen.fillRect(x - size, y - size, size * 2, size * 2.4)
  for (const [from, to] of [
    [-0.62, -0.24],
    [0.24, 0.62],
  ] as const) {
    pen.fillStyle = other
    pen.beginPath()
    pen.ellipse(x, y + size * 0.1, size * Math.abs(from > 0 ? to : from), size * 1.25, 0, 0, 2 * Math.PI)
    pen.ellipse(
      x,
      y + size * 0.1,
      size * Math.abs(from > 0 ? from : to),
      size * 1.25,
      0,
      0,
      2 * Math.PI,
      true,
    )
    pen.fill('evenodd')
  }
  oval(pen, x - size * 0.4, y - size * 0.35, [size * 0.26, size * 0.42], '#ffffff3a')
  oval(pen, x + size * 0.75, y + size * 0.2, [size * 0.5, size * 1.1], '#1a103022')
  pen.restore()
  pen.strokeStyle = '#4a2f22'
  pen.lineWidth = size * 0.03
  pen.beginPath()
  pen.moveTo(x - size * 0.12, y + size * 1.18)
  pen.lineTo(x - size * 0.13, y + size * 1.5)
  pen.moveTo(x + size * 0.12, y + size * 1.18)
  pen.lineTo(x + size * 0.13, y + size * 1.5)
  pen.stroke()
  pen.fillStyle = '#8a5a38'
  pen.beginPath()
  pen.roundRect(x - size * 0.17, y + size * 1.48, size * 0.34, size * 0.26, size * 0.06)
  pen.fill()
}
