import { fillCircle } from '#kit/game/draw.ts'
import { THINGS } from './tiles.ts'

type Pen = CanvasRenderingContext2D
type Layer = readonly [paint: 'fill' | 'stroke', color: string, path: string, lineWidth?: number]

const layers = (pen: Pen, list: readonly Layer[]) => {
  for (const [paint, color, path, lineWidth = 6] of list) {
    pen.lineWidth = lineWidth
    pen.fillStyle = pen.strokeStyle = color
    if (paint === 'fill') pen.fill(new Path2D(path), 'nonzero')
    else pen.stroke(new Path2D(path))
  }
}

/** Paths around the middle of a face, from the ground up. */
const PICTURES: Readonly<Record<(typeof THINGS)[number], readonly Layer[]>> = {
  palm: [
    ['fill', '#f0c26b', 'M-38 58 Q0 34 38 58 Z'],
    ['stroke', '#9a5b2a', 'M0 50 Q12 8 -2 -18', 10],
    [
      'fill',
      '#1e9e6a',
      'M-2 -22 Q-34 -42 -46 -4 Q-24 -22 -2 -18 Q-14 -2 -22 20 Q2 4 0 -20 Q22 4 32 20 Q24 -6 4 -18 Q28 -20 46 0 Q36 -42 -2 -22 Q12 -52 34 -48 Q14 -60 -2 -26 Q-14 -56 -34 -48 Q-12 -46 -2 -22 Z',
    ],
    ['fill', '#6b3d1c', 'M-10 -14 a7 7 0 1 0 .1 0 Z M8 -12 a7 7 0 1 0 .1 0 Z'],
  ],
  boat: [
    ['fill', '#e5484d', 'M4 -56 L4 18 L44 18 Q40 -28 4 -56 Z'],
    ['fill', '#ffb63d', 'M-4 -40 L-4 18 L-38 18 Q-34 -12 -4 -40 Z'],
    ['stroke', '#7a4a22', 'M0 -60 V26', 6],
    ['fill', '#7a4a22', 'M-44 26 H44 Q36 48 20 48 H-22 Q-38 48 -44 26 Z'],
    ['stroke', '#2457c5', 'M-40 56 q13 -12 27 0 t27 0 t26 0', 6],
  ],
  fish: [
    ['fill', '#d9622b', 'M18 0 L48 -30 Q40 0 48 30 Z'],
    ['fill', '#ff8a3d', 'M-46 0 Q-22 -44 26 -4 L30 0 L26 4 Q-22 44 -46 0 Z'],
    ['fill', '#ffd66b', 'M-8 -24 Q-18 0 -8 24 Q4 20 12 12 Q4 0 12 -12 Q4 -20 -8 -24 Z'],
    ['fill', '#d9622b', 'M-16 -26 Q2 -50 18 -32 L8 -20 Z M-10 26 Q2 44 14 34 L8 20 Z'],
    ['fill', '#173f7a', 'M-28 -9 a5.5 5.5 0 1 0 .1 0 Z'],
    ['stroke', '#5fb9e8', 'M-34 -46 a6 6 0 1 0 .1 0 M-20 -58 a4 4 0 1 0 .1 0', 4],
  ],
  shell: [
    ['fill', '#c2477a', 'M-18 34 H18 L14 52 H-14 Z'],
    ['fill', '#ff8fb0', 'M0 46 C-66 30 -52 -26 -30 -38 Q-16 -58 0 -50 Q16 -58 30 -38 C52 -26 66 30 0 46 Z'],
    [
      'stroke',
      '#c2477a',
      'M0 42 V-40 M-4 42 Q-22 6 -22 -32 M4 42 Q22 6 22 -32 M-8 42 Q-40 22 -42 -8 M8 42 Q40 22 42 -8',
      5,
    ],
  ],
  anchor: [
    ['stroke', '#173f7a', 'M0 -34 V48 M-22 -22 H22', 10],
    ['stroke', '#173f7a', 'M-40 14 Q-36 50 0 52 Q36 50 40 14', 10],
    ['fill', '#173f7a', 'M-54 22 L-38 -4 L-26 24 Z M54 22 L38 -4 L26 24 Z'],
    ['stroke', '#e5484d', 'M0 -58 a12 12 0 1 0 .1 0', 8],
  ],
  coconut: [
    ['fill', '#5a3114', 'M0 -46 a46 46 0 1 0 .1 0 Z'],
    ['fill', '#8a5328', 'M-8 -44 a42 42 0 0 0 -34 56 Q-20 8 -8 -44 Z'],
    [
      'fill',
      '#2a1409',
      'M-12 -20 a7.5 7.5 0 1 0 .1 0 Z M12 -20 a7.5 7.5 0 1 0 .1 0 Z M0 2 a7.5 7.5 0 1 0 .1 0 Z',
    ],
    ['fill', '#1e9e6a', 'M0 -44 Q6 -70 34 -62 Q24 -42 0 -44 Z'],
  ],
  moon: [
    ['fill', '#2b2f7a', 'M-44 -52 H44 V52 H-44 Z'],
    ['fill', '#ffe3a0', 'M14 -40 A40 40 0 1 0 34 22 A32 32 0 1 1 14 -40 Z'],
    [
      'fill',
      '#ffffff',
      'M22 -24 l4 8 l8 3 l-8 4 l-4 8 l-4 -8 l-8 -4 l8 -3 Z M10 12 a3 3 0 1 0 .1 0 Z M30 34 a3 3 0 1 0 .1 0 Z',
    ],
  ],
}

export const paintThing = (pen: Pen, index: number) => layers(pen, PICTURES[THINGS[index]!])

const FLOWERS = [
  { petals: 5, color: '#e5484d', dark: '#a81f36', heart: '#ffd44f' },
  { petals: 6, color: '#ff9bc0', dark: '#d8558c', heart: '#fff3c4' },
  { petals: 8, color: '#ffb63d', dark: '#d97b12', heart: '#7a3b12' },
  { petals: 5, color: '#9b6bff', dark: '#5f36c4', heart: '#ffe66d' },
] as const

/** Any flower goes with any flower: they share the stem, the leaves and the size. */
export function paintFlower(pen: Pen, index: number) {
  const { petals, color, dark, heart } = FLOWERS[index]!
  layers(pen, [
    ['stroke', '#1e9e6a', 'M0 4 Q6 34 0 60', 7],
    ['fill', '#1e9e6a', 'M2 48 Q26 22 40 34 Q30 54 2 50 Z M0 56 Q-26 30 -40 42 Q-28 62 0 58 Z'],
  ])
  const narrow = petals === 5 ? 17 : petals === 6 ? 14 : 11
  for (let petal = 0; petal < petals; petal++) {
    pen.save()
    pen.translate(0, -18)
    pen.rotate((petal * 2 * Math.PI) / petals)
    pen.fillStyle = dark
    pen.beginPath()
    pen.ellipse(0, -22, narrow, 20, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.fillStyle = color
    pen.beginPath()
    pen.ellipse(-1, -23, narrow - 2.5, 17.5, 0, 0, 2 * Math.PI)
    pen.fill()
    pen.restore()
  }
  fillCircle(pen, 0, -18, 11, heart)
}

const STARS = [
  ['#ff6f61', '#b8322a'],
  ['#ffc53d', '#c07a06'],
  ['#2fc3b4', '#0b7a70'],
  ['#7f8cff', '#3a3fb8'],
] as const

/** Any star goes with any star: four sea stars, each of its own colour. */
export function paintStar(pen: Pen, index: number) {
  const [color, dark] = STARS[index]!
  const arms = 5
  const path = new Path2D()
  for (let corner = 0; corner < 2 * arms; corner++) {
    const angle = (corner * Math.PI) / arms - Math.PI / 2
    const radius = corner % 2 ? 19 : 42
    path.lineTo(radius * Math.cos(angle), radius * Math.sin(angle))
  }
  path.closePath()
  pen.lineWidth = 13
  for (const [paint, y] of [
    [dark, 5],
    [color, -1],
  ] as const) {
    pen.save()
    pen.translate(0, y)
    pen.fillStyle = pen.strokeStyle = paint
    pen.fill(path, 'nonzero')
    pen.stroke(path)
    pen.restore()
  }
  for (let arm = 0; arm < arms; arm++) {
    const angle = (arm * 2 * Math.PI) / arms - Math.PI / 2
    for (const [far, size] of [
      [14, 3.6],
      [26, 3],
      [37, 2.4],
    ] as const)
      fillCircle(pen, far * Math.cos(angle), far * Math.sin(angle) - 1, size, 'rgb(255 255 255 / .75)')
  }
}
