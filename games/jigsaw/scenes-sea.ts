import { between, boat, disc, hills, oval, palm, sea, shape, sky, type Easel } from './strokes.ts'

function birds({ pen, width, random }: Easel, horizon: number) {
  pen.strokeStyle = '#2a224466'
  pen.lineWidth = width / 260
  for (let bird = 0; bird < 7; bird++) {
    const [x, y, size] = [
      random() * width,
      horizon * between(random, 0.2, 0.75),
      width * between(random, 0.009, 0.018),
    ]
    pen.beginPath()
    pen.moveTo(x - size, y - size * 0.4)
    pen.quadraticCurveTo(x - size * 0.3, y - size * 0.6, x, y)
    pen.quadraticCurveTo(x + size * 0.3, y - size * 0.6, x + size, y - size * 0.4)
    pen.stroke()
  }
}

/** Palms on a beach before the sun. */
export function isle(easel: Easel) {
  const { pen, width, height, light, random } = easel
  const horizon = height * between(random, 0.5, 0.6)
  const { x } = sky(easel, horizon)
  hills(easel, horizon - height * 0.02, height * 0.07, { color: light.far, bottom: horizon + 2 })
  sea(easel, horizon, x)
  birds(easel, horizon)
  boat(
    easel,
    width * between(random, 0.15, 0.85),
    horizon + height * 0.1,
    height * between(random, 0.08, 0.13),
  )
  const isLeft = random() < 0.5
  const side = (k: number) => (isLeft ? k : 1 - k) * width
  pen.fillStyle = `${light.sand}88`
  pen.beginPath()
  pen.moveTo(side(-0.1), height * 0.74)
  pen.bezierCurveTo(side(0.35), height * 0.72, side(0.62), height * 0.84, side(1.1), height * 0.89)
  pen.lineTo(side(1.1), height * 1.1)
  pen.lineTo(side(-0.1), height * 1.1)
  pen.fill()
  pen.fillStyle = light.sand
  pen.beginPath()
  pen.moveTo(side(-0.1), height * 0.77)
  pen.bezierCurveTo(side(0.32), height * 0.75, side(0.55), height * 0.87, side(1.1), height * 0.94)
  pen.lineTo(side(1.1), height * 1.1)
  pen.lineTo(side(-0.1), height * 1.1)
  pen.fill()
  for (let stone = 0; stone < 60; stone++)
    disc(
      pen,
      side(random() * 0.8),
      height * between(random, 0.88, 1),
      width * between(random, 0.001, 0.003),
      '#5a3a2a44',
    )
  const lean = (isLeft ? 1 : -1) * between(random, 0.18, 0.34)
  palm(easel, side(0.1), height * 0.86, { high: height * 0.6, lean })
  palm(easel, side(0.24), height * 0.84, { high: height * 0.42, lean: lean * 0.4 })
  palm(easel, side(0.03), height * 0.93, { high: height * 0.38, lean: lean * 1.6 })
  shells(easel, side(0.42), height * 0.94)
}

function shells({ pen, width, random }: Easel, x: number, y: number) {
  for (const [index, color] of ['#ff8a70', '#ffd6c2', '#ffb13d'].entries()) {
    const [cx, size] = [x + (index - 1) * width * 0.05 + random() * 5, width * 0.016]
    pen.fillStyle = color
    pen.beginPath()
    pen.moveTo(cx, y + size)
    for (let rib = 0; rib <= 6; rib++) {
      const angle = Math.PI * (1 + rib / 6)
      pen.quadraticCurveTo(
        cx + Math.cos(angle - 0.2) * size * 1.5,
        y + Math.sin(angle - 0.2) * size * 1.4,
        cx + Math.cos(angle) * size * 1.3,
        y + Math.sin(angle) * size * 1.2,
      )
    }
    pen.fill()
  }
}

/** A lighthouse on its rock. */
export function lighthouse(easel: Easel) {
  const { pen, width, height, light, random } = easel
  const horizon = height * between(random, 0.58, 0.64)
  const { x: sunX } = sky(easel, horizon)
  hills(easel, horizon, height * 0.06, { color: light.far, bottom: horizon + 2 })
  sea(easel, horizon, sunX)
  birds(easel, horizon)
  const x = width * (sunX > width / 2 ? between(random, 0.22, 0.34) : between(random, 0.66, 0.78))
  const [base, top, wide] = [height * 0.7, height * 0.2, height * 0.055]
  beam(easel, x, top, sunX > width / 2 ? 1 : -1)
  rock(easel, x, base, wide)
  tower(easel, x, [top, base], wide)
  house(easel, x + wide * 1.5, base + wide * 0.1, wide * 1.9)
  for (let foam = 0; foam < 26; foam++)
    oval(
      pen,
      x + (random() - 0.5) * wide * 12,
      height * between(random, 0.9, 1),
      [width * between(random, 0.01, 0.04), height * 0.008],
      '#ffffff5c',
    )
  boat(easel, width - x, horizon + height * 0.16, height * 0.12)
}

/** The light over the sea, to one side. */
function beam({ pen, width, height, light }: Easel, x: number, top: number, way: 1 | -1) {
  pen.save()
  pen.globalAlpha = light.isDark ? 0.34 : 0.2
  for (const spread of [0.14, 0.08]) {
    shape(
      pen,
      [
        [x, top - 2],
        [x + way * width, top - height * spread],
        [x + way * width, top + height * (spread + 0.06)],
      ],
      '#fff3b0',
    )
  }
  pen.restore()
}

function rock({ pen, height, light }: Easel, x: number, base: number, wide: number) {
  shape(
    pen,
    [
      [x - wide * 4.6, height],
      [x - wide * 3.2, height * 0.78],
      [x - wide * 1.7, base],
      [x + wide * 1.9, base + 2],
      [x + wide * 3.4, height * 0.8],
      [x + wide * 5.4, height],
    ],
    light.near,
  )
  shape(
    pen,
    [
      [x - wide * 3.2, height * 0.78],
      [x - wide * 1.7, base],
      [x + wide * 0.4, base],
      [x - wide * 0.8, height * 0.84],
    ],
    `${light.sand}55`,
  )
}

/** The striped tower with its lamp, windows and roof. */
function tower({ pen, light }: Easel, x: number, [top, base]: readonly [number, number], wide: number) {
  for (let stripe = 0; stripe < 6; stripe++) {
    const [from, to] = [stripe / 6, (stripe + 1) / 6]
    const at = (k: number) => wide * (1.2 - 0.5 * (1 - k))
    const y = (k: number) => top + (base - top) * k
    shape(
      pen,
      [
        [x - at(from), y(from)],
        [x + at(from), y(from)],
        [x + at(to), y(to)],
        [x - at(to), y(to)],
      ],
      stripe % 2 ? '#f7efe0' : '#e2494f',
    )
  }
  pen.fillStyle = '#00102026'
  pen.fillRect(x + wide * 0.2, top, wide * 0.8, base - top)
  pen.fillStyle = '#2b3550'
  pen.fillRect(x - wide * 0.95, top - wide * 0.2, wide * 1.9, wide * 0.3)
  pen.fillStyle = '#ffe58a'
  pen.fillRect(x - wide * 0.5, top - wide * 1.1, wide, wide * 0.95)
  shape(
    pen,
    [
      [x - wide * 0.75, top - wide * 1.05],
      [x, top - wide * 2],
      [x + wide * 0.75, top - wide * 1.05],
    ],
    '#c2373f',
  )
  for (const k of [0.36, 0.68])
    oval(
      pen,
      x - wide * 0.15,
      top + (base - top) * k,
      [wide * 0.18, wide * 0.3],
      light.isDark ? '#ffd76a' : '#35507a',
    )
}

function house({ pen, light }: Easel, x: number, y: number, size: number) {
  pen.fillStyle = '#fff1d8'
  pen.fillRect(x, y - size * 0.6, size, size * 0.65)
  shape(
    pen,
    [
      [x - size * 0.1, y - size * 0.58],
      [x + size * 0.5, y - size],
      [x + size * 1.1, y - size * 0.58],
    ],
    '#b9483f',
  )
  pen.fillStyle = light.isDark ? '#ffd76a' : '#5a86a8'
  pen.fillRect(x + size * 0.14, y - size * 0.42, size * 0.2, size * 0.22)
  pen.fillRect(x + size * 0.62, y - size * 0.42, size * 0.2, size * 0.22)
}
