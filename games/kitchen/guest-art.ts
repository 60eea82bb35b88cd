import { fillCircle, shade } from '#kit/game/draw.ts'
import type { AnimalName } from './definitions.ts'

type Pen = CanvasRenderingContext2D

/** Cross, calm, happy, delighted. */
export type Mood = 0 | 1 | 2 | 3
export type Figure = AnimalName | 'cook'

/** A figure stands on the origin and is about so high and wide. */
export const FIGURE_HEIGHT = 128
export const FIGURE_WIDTH = 150
const dark = '#2a1420'

function oval(pen: Pen, [x, y, rx, ry]: readonly [number, number, number, number], color: string, turn = 0) {
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, 2 * Math.PI)
  pen.fillStyle = color
  pen.fill()
}

/** A rounded body lit from the upper left. */
function lump(pen: Pen, [x, y, rx, ry]: readonly [number, number, number, number], color: string) {
  oval(pen, [x, y, rx, ry], shade(color, -0.28))
  oval(pen, [x - rx * 0.05, y - ry * 0.07, rx * 0.93, ry * 0.92], color)
  oval(pen, [x - rx * 0.4, y - ry * 0.5, rx * 0.26, ry * 0.17], 'rgb(255 255 255 / .35)', -0.5)
}

function stroke(pen: Pen, path: string, color: string, width: number) {
  pen.strokeStyle = color
  pen.lineWidth = width
  pen.stroke(new Path2D(path))
}

function fill(pen: Pen, path: string, color: string) {
  pen.fillStyle = color
  pen.fill(new Path2D(path))
}

interface Face {
  readonly x?: number
  readonly y: number
  /** Between the eyes. */
  readonly gap: number
  readonly size: number
  readonly mouth?: number
}

function eyes(pen: Pen, { x = 0, y, gap, size }: Face, mood: Mood) {
  for (const side of [-1, 1]) {
    const at = x + side * gap
    if (mood === 3) {
      stroke(pen, `M${at - size} ${y + 2}Q${at} ${y - size * 1.2} ${at + size} ${y + 2}`, dark, 4)
      continue
    }
    fillCircle(pen, at, y, size, '#ffffff')
    fillCircle(pen, at + 1, y + 1, size * 0.62, dark)
    fillCircle(pen, at - size * 0.15, y - size * 0.3, size * 0.24, '#ffffff')
    if (mood > 0) continue
    stroke(
      pen,
      `M${at + side * size * 1.1} ${y - size * 1.5}L${at - side * size * 0.9} ${y - size * 0.8}`,
      dark,
      4,
    )
  }
}

function mouth(pen: Pen, { x = 0, y, gap, mouth: below = 20 }: Omit<Face, 'size'>, mood: Mood) {
  const at = y + below
  if (mood === 3) {
    fill(
      pen,
      `M${x - 13} ${at - 4}Q${x} ${at - 1} ${x + 13} ${at - 4}Q${x + 10} ${at + 13} ${x} ${at + 13}Q${x - 10} ${at + 13} ${x - 13} ${at - 4}Z`,
      '#7a1f2b',
    )
    oval(pen, [x, at + 9, 6, 4], '#ff8a8a')
  } else {
    const bend = mood === 2 ? 8 : mood === 1 ? 3 : -7
    stroke(pen, `M${x - 10} ${at}Q${x} ${at + bend} ${x + 10} ${at}`, dark, 3.4)
  }
  if (mood >= 2)
    for (const side of [-1, 1]) oval(pen, [x + side * (gap + 11), at - 6, 6, 4], 'rgb(255 90 90 / .45)')
}

const face = (pen: Pen, shape: Face, mood: Mood) => {
  eyes(pen, shape, mood)
  mouth(pen, shape, mood)
}

const whiskers = (pen: Pen, y: number) =>
  stroke(
    pen,
    `M-20 ${y}L-44 ${y - 5}M-20 ${y + 5}L-42 ${y + 9}M20 ${y}L44 ${y - 5}M20 ${y + 5}L42 ${y + 9}`,
    'rgb(255 255 255 / .8)',
    2,
  )

const figures: Readonly<Record<Figure, (pen: Pen, mood: Mood) => void>> = {
  turtle(pen, mood) {
    lump(pen, [0, -34, 62, 46], '#2c8a67')
    stroke(pen, 'M-22-70L-32-38L-14-8M22-70L32-38L14-8M-60-38H-32M32-38H60', '#1c6149', 4)
    lump(pen, [0, -20, 36, 26], '#f1dc9a')
    lump(pen, [0, -84, 39, 35], '#93d36c')
    face(pen, { y: -88, gap: 15, size: 10, mouth: 21 }, mood)
  },
  crab(pen, mood) {
    stroke(pen, 'M-40-30L-62-54M40-30L62-54', '#c63f28', 10)
    for (const side of [-1, 1]) {
      lump(pen, [side * 60, -70, 19, 22], '#ff7450')
      fill(pen, `M${side * 60} -96L${side * 52} -70L${side * 72} -84Z`, '#9c2c1c')
    }
    stroke(pen, 'M-18-74V-104M18-74V-104', '#e0533a', 8)
    lump(pen, [0, -44, 58, 42], '#ff7450')
    oval(pen, [0, -22, 34, 14], '#ffb08f')
    eyes(pen, { y: -106, gap: 18, size: 13 }, mood)
    mouth(pen, { y: -66, gap: 24, mouth: 22 }, mood)
  },
  otter(pen, mood) {
    lump(pen, [0, -26, 44, 42], '#8d5c3b')
    oval(pen, [0, -22, 26, 30], '#e5c79b')
    for (const side of [-1, 1]) lump(pen, [side * 35, -110, 12, 12], '#8d5c3b')
    lump(pen, [0, -84, 44, 38], '#a9744a')
    oval(pen, [0, -70, 25, 18], '#f0dab5')
    whiskers(pen, -72)
    oval(pen, [0, -80, 8, 5.5], dark)
    face(pen, { y: -92, gap: 18, size: 9, mouth: 24 }, mood)
  },
  pelican(pen, mood) {
    lump(pen, [0, -30, 46, 40], '#e9eef0')
    fill(pen, 'M20-48Q58-40 44-6Q26-8 18-20Z', '#aebfc7')
    lump(pen, [-4, -62, 20, 36], '#e9eef0')
    fill(pen, 'M-16-122Q-8-142 4-124Q16-140 20-118Z', '#5d6f79')
    lump(pen, [-4, -98, 31, 28], '#f7f8f5')
    fill(pen, 'M-12-88Q8-60 66-84Q72-88 64-92Z', '#f08a2c')
    fill(pen, 'M-14-94L70-92Q72-86 62-84Q20-78-14-86Z', '#ffb84a')
    eyes(pen, { x: -4, y: -104, gap: 13, size: 9 }, mood)
    if (mood >= 2) oval(pen, [-24, -90, 6, 4], 'rgb(255 90 90 / .45)')
  },
  octopus(pen, mood) {
    for (const x of [-46, -20, 20, 46]) lump(pen, [x, -10, 17, 22], '#b25ec4')
    lump(pen, [0, -70, 52, 52], '#c873d8')
    for (const [x, y, r] of [
      [-30, -96, 5],
      [-18, -108, 4],
      [34, -90, 6],
    ] as const)
      fillCircle(pen, x, y, r, '#e3a6ee')
    face(pen, { y: -72, gap: 19, size: 13, mouth: 26 }, mood)
  },
  gecko(pen, mood) {
    lump(pen, [0, -26, 38, 40], '#9ccc3c')
    oval(pen, [0, -20, 22, 28], '#e9f2a8')
    for (const side of [-1, 1]) lump(pen, [side * 26, -106, 20, 20], '#b5df4e')
    lump(pen, [0, -80, 54, 32], '#b5df4e')
    for (const [x, y] of [
      [-38, -76],
      [40, -82],
      [30, -64],
    ] as const)
      fillCircle(pen, x, y, 5, '#ff9d4a')
    eyes(pen, { y: -106, gap: 26, size: 13 }, mood)
    mouth(pen, { y: -92, gap: 30, mouth: 26 }, mood)
  },
  parrot(pen, mood) {
    fill(pen, 'M-10-116Q-22-140-2-132Q2-148 12-130Q30-136 16-112Z', '#ffcf3f')
    lump(pen, [0, -38, 44, 46], '#e8463f')
    lump(pen, [-38, -34, 16, 34], '#2f79d8')
    lump(pen, [38, -34, 16, 34], '#2f79d8')
    lump(pen, [0, -90, 40, 36], '#f0554a')
    oval(pen, [0, -86, 30, 20], '#fff3e2')
    face(pen, { y: -92, gap: 18, size: 10, mouth: 40 }, mood)
    fill(pen, 'M-15-84Q0-96 15-84Q14-58 0-54Q-6-60-15-84Z', '#ffc23d')
    fill(pen, 'M-4-76Q4-70 10-74Q8-58 0-54Q-3-62-4-76Z', '#d98f14')
  },
  seal(pen, mood) {
    for (const side of [-1, 1]) oval(pen, [side * 48, -24, 13, 28], '#5d7c90', side * -0.5)
    lump(pen, [0, -38, 48, 46], '#83a5b8')
    oval(pen, [0, -26, 28, 32], '#c2d7df')
    lump(pen, [0, -86, 42, 38], '#93b4c6')
    oval(pen, [-10, -70, 14, 11], '#dbe8ec')
    oval(pen, [10, -70, 14, 11], '#dbe8ec')
    whiskers(pen, -70)
    oval(pen, [0, -79, 8, 5.5], dark)
    face(pen, { y: -94, gap: 19, size: 11, mouth: 32 }, mood)
  },
  cook(pen, mood) {
    lump(pen, [0, -34, 48, 46], '#27323f')
    oval(pen, [0, -28, 31, 36], '#fdf8ee')
    fill(pen, 'M-30-44H30L24 2H-24Z', '#e5533d')
    stroke(pen, 'M-14-44V-58M14-44V-58', '#e5533d', 6)
    lump(pen, [0, -86, 40, 34], '#27323f')
    oval(pen, [0, -82, 30, 24], '#fdf8ee')
    eyes(pen, { y: -90, gap: 15, size: 9 }, mood)
    fill(pen, 'M-11-84Q0-92 11-84Q12-68 0-60Q-12-68-11-84Z', '#ff8a2c')
    fill(pen, 'M-11-82Q0-78 11-82L9-74Q0-70-9-74Z', '#ffd25a')
    fill(pen, 'M-32-112H32V-124C54-134 42-158 22-150C12-166-12-166-22-150C-42-158-54-134-32-124Z', '#d9d3c6')
    fill(pen, 'M-30-114H28V-126C48-134 38-154 20-148C10-162-12-162-21-148C-38-154-50-134-30-126Z', '#fffdf6')
  },
}

const CROWN: Readonly<Record<AnimalName, number>> = {
  turtle: -114,
  crab: -82,
  otter: -116,
  pelican: -120,
  octopus: -116,
  gecko: -123,
  parrot: -120,
  seal: -118,
}

/** Their mouth is where others have a neck. */
const NECKLESS: readonly AnimalName[] = ['crab', 'octopus', 'parrot']

/** A hat, a flower or a scarf: two turtles are not the same turtle. */
function dressUp(pen: Pen, animal: AnimalName, dress: number) {
  const y = CROWN[animal]
  FESTIVE[dress - FIRST_FESTIVE]?.(pen, y)
  if (dress === 1) {
    oval(pen, [0, y + 3, 40, 9], '#c9923f')
    fill(pen, `M-22 ${y}Q-20 ${y - 26} 0 ${y - 26}Q20 ${y - 26} 22 ${y}Z`, '#f0c469')
    fill(pen, `M-22 ${y}V${y - 7}H22V${y}Z`, '#e5533d')
  } else if (dress === 2 && !NECKLESS.includes(animal)) {
    fill(pen, 'M-34-58Q0-40 34-58L36-46Q0-28-36-46Z', '#2f79d8')
    fill(pen, 'M14-46L30-42L26-16L12-20Z', '#2566ba')
  } else if (dress === 3) {
    for (let petal = 0; petal < 5; petal++) {
      const angle = (petal / 5) * 2 * Math.PI
      fillCircle(pen, 26 + Math.cos(angle) * 8, y + 10 + Math.sin(angle) * 8, 6.5, '#ff8fb8')
    }
    fillCircle(pen, 26, y + 10, 5.5, '#ffe066')
  } else if (dress === 4) {
    fill(pen, `M-26 ${y + 4}Q-34 ${y - 20} 0 ${y - 20}Q34 ${y - 20} 26 ${y + 4}Z`, '#fdfbf3')
    fill(pen, `M-26 ${y + 5}V${y - 3}H26V${y + 5}Z`, '#2f5f9e')
  }
}

/** Hats of the holidays, from the first one on. */
const FESTIVE: readonly ((pen: Pen, y: number) => void)[] = [
  // A paper lantern that sways on a wire.
  (pen, y) => {
    stroke(pen, `M0 ${y + 4}Q6 ${y - 14} 20 ${y - 16}`, '#7d431f', 3)
    fill(pen, `M12 ${y - 14}Q4 ${y + 2} 12 ${y + 10}H28Q36 ${y + 2} 28 ${y - 14}Z`, '#ffb12e')
    stroke(pen, `M14 ${y - 8}H26M12 ${y - 2}H28M13 ${y + 4}H27`, '#e0641d', 2)
  },
  // A wreath of leaves.
  (pen, y) => {
    for (let leaf = -3; leaf <= 3; leaf++)
      oval(
        pen,
        [leaf * 10, y + 2 + leaf * leaf, 9, 5.5],
        ['#d9812c', '#c6a02e', '#a8442f'][(leaf + 3) % 3]!,
        leaf * 0.35 + 0.6,
      )
  },
  // A pennant on a cap.
  (pen, y) => {
    fill(pen, `M-24 ${y + 5}Q-26 ${y - 12} 0 ${y - 12}Q26 ${y - 12} 24 ${y + 5}Z`, '#2f5f9e')
    stroke(pen, `M4 ${y - 10}V${y - 36}`, '#f4ead2', 3)
    fill(pen, `M5 ${y - 36}L28 ${y - 29}L5 ${y - 22}Z`, '#e5533d')
  },
  // A woolly hat with a bobble.
  (pen, y) => {
    fill(pen, `M-27 ${y + 5}Q-28 ${y - 24} 0 ${y - 25}Q28 ${y - 24} 27 ${y + 5}Z`, '#3f8f87')
    stroke(pen, `M-24 ${y - 8}H24M-20 ${y - 16}H20`, '#e8f4ef', 3)
    fill(pen, `M-29 ${y + 8}V${y - 1}H29V${y + 8}Z`, '#e8f4ef')
    fillCircle(pen, 0, y - 29, 8, '#ffffff')
  },
  // A paper crown.
  (pen, y) => {
    fill(
      pen,
      `M-25 ${y + 5}V${y - 18}L-13 ${y - 7}L0 ${y - 26}L13 ${y - 7}L25 ${y - 18}V${y + 5}Z`,
      '#ffd04a',
    )
    for (const x of [-14, 0, 14])
      fillCircle(pen, x, y - 1, 3.4, ['#e5484d', '#2f79d8', '#3bbf8a'][(x + 14) / 14]!)
  },
]
const FIRST_FESTIVE = 5

/** Paints a figure standing on the origin. */
export function paintFigure(pen: Pen, figure: Figure, mood: Mood, dress = 0) {
  pen.save()
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  figures[figure](pen, mood)
  if (figure !== 'cook') dressUp(pen, figure, dress)
  pen.restore()
}
