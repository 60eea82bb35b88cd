import { between, disc, fillDown, hills, oval, shape, type Easel } from './strokes.ts'

const FISH = [
  ['#ff8a3c', '#fff1d8'],
  ['#ffd23e', '#2b3a6b'],
  ['#4fb4ff', '#ffe27a'],
  ['#ff6fa0', '#fff1d8'],
  ['#9b6be0', '#ffd23e'],
] as const
const CORALS = ['#ff6f61', '#ff9ec0', '#ffb347', '#b06ae0', '#f7e08a', '#5fd6b4'] as const

/** Below the surface: rays of light, corals and fish. */
export function reef(easel: Easel) {
  const { pen, width, height, light, random } = easel
  const deep = light.isDark ? ['#1a4a86', '#0a1c4c', '#050a26'] : ['#8ff0e4', '#1f9fc4', '#0b3f7a']
  fillDown(pen, [0, 0, width, height], deep)
  for (let ray = 0; ray < 9; ray++) {
    const x = width * (ray / 8 + (random() - 0.5) * 0.1)
    shape(
      pen,
      [
        [x, -5],
        [x + width * 0.05, -5],
        [x + width * (0.02 + random() * 0.1), height],
        [x - width * 0.16, height],
      ],
      '#ffffff12',
    )
  }
  hills(easel, height * 0.72, height * 0.12, { color: light.isDark ? '#12346c' : '#2f86b0', bottom: height })
  hills(easel, height * 0.84, height * 0.07, { color: light.isDark ? '#0d2450' : '#1f6a94', bottom: height })
  for (let school = 0; school < 26; school++)
    oval(
      pen,
      width * (0.5 + (random() - 0.5) * 0.8),
      height * between(random, 0.12, 0.4),
      [width * 0.008, width * 0.003],
      '#ffffff55',
    )
  hills(easel, height * 0.93, height * 0.05, { color: light.sand, bottom: height })
  for (let bush = 0; bush < 22; bush++) coral(easel, (bush + random()) / 22, bush)
  for (let fish = 0; fish < 9; fish++)
    fishAt(easel, {
      x: width * ((fish % 3) / 3 + 0.05 + random() * 0.24),
      y: height * (Math.floor(fish / 3) / 4 + 0.1 + random() * 0.13),
      size: width * between(random, 0.035, 0.062),
    })
  for (let bubble = 0; bubble < 44; bubble++) {
    pen.strokeStyle = '#ffffff77'
    pen.lineWidth = width / 420
    pen.beginPath()
    pen.arc(random() * width, random() * height * 0.9, width * between(random, 0.003, 0.011), 0, 2 * Math.PI)
    pen.stroke()
  }
}

function fishAt({ pen, random }: Easel, { x, y, size }: { x: number; y: number; size: number }) {
  const [skin, band] = FISH[Math.floor(random() * FISH.length)]!
  pen.save()
  pen.translate(x, y)
  pen.scale(random() < 0.5 ? -1 : 1, 1)
  pen.rotate((random() - 0.5) * 0.4)
  shape(
    pen,
    [
      [-size * 0.8, 0],
      [-size * 1.4, -size * 0.5],
      [-size * 1.25, 0],
      [-size * 1.4, size * 0.5],
    ],
    band,
  )
  shape(
    pen,
    [
      [-size * 0.2, -size * 0.5],
      [-size * 0.5, -size * 0.95],
      [size * 0.35, -size * 0.45],
    ],
    band,
  )
  oval(pen, 0, 0, [size, size * 0.58], skin)
  pen.beginPath()
  pen.ellipse(0, 0, size, size * 0.58, 0, 0, 2 * Math.PI)
  pen.clip()
  pen.fillStyle = band
  pen.fillRect(-size * 0.1, -size, size * 0.26, size * 2)
  pen.fillRect(-size * 0.75, -size, size * 0.16, size * 2)
  oval(pen, 0, -size * 0.4, [size * 0.9, size * 0.2], '#ffffff44')
  disc(pen, size * 0.6, -size * 0.1, size * 0.15, '#ffffff')
  disc(pen, size * 0.64, -size * 0.1, size * 0.085, '#14213d')
  pen.restore()
}

function coral({ pen, width, height, random }: Easel, at: number, kind: number) {
  const color = CORALS[Math.floor(random() * CORALS.length)]!
  const [x, y, size] = [at * width, height * between(random, 0.93, 0.99), height * between(random, 0.08, 0.2)]
  if (kind % 3 === 0) {
    for (let puff = 0; puff < 9; puff++)
      disc(
        pen,
        x + (random() - 0.5) * size * 0.9,
        y - random() * size * 0.5,
        size * between(random, 0.12, 0.22),
        `${color}dd`,
      )
    return
  }
  pen.strokeStyle = kind % 3 === 1 ? color : '#3fae7c'
  pen.lineCap = 'round'
  const branches = kind % 3 === 1 ? 7 : 5
  for (let branch = 0; branch < branches; branch++) {
    const lean = (branch - (branches - 1) / 2) / branches
    pen.lineWidth = size * (kind % 3 === 1 ? 0.09 : 0.06)
    pen.beginPath()
    pen.moveTo(x, y)
    pen.quadraticCurveTo(
      x + lean * size * 0.4,
      y - size * 0.5,
      x + lean * size * 1.3 + (random() - 0.5) * size * 0.2,
      y - size * between(random, 0.75, 1.1),
    )
    pen.stroke()
  }
}
