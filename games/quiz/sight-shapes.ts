import { LASTS, lightOf } from './ask-sights.ts'
import { INK } from './palette.ts'
import { pennant } from './pennant-shapes.ts'
import { bar, CORAL, curve, disc, fill, line, WOOD, type Shape } from './shapes.ts'

const HIEROGLYPHS: readonly ((x: number, y: number) => Shape[])[] = [
  (x, y) => [line([x, y - 7, x, y + 7], 3, INK)],
  (x, y) => [
    line(
      curve(8, (k) => [x - Math.cos(Math.PI * k) * 5, y + 6 - Math.sin(Math.PI * k) * 13]),
      3,
      INK,
    ),
  ],
  (x, y) => [
    line(
      curve(14, (k) => [x + Math.cos(k * 10) * (1 + k * 5.5), y + 1 + Math.sin(k * 10) * (1 + k * 6)]),
      2.2,
      INK,
    ),
  ],
  (x, y) => [
    line([x, y + 9, x, y], 2.4, '#3f6a2f'),
    fill([x - 6, y - 8, x - 3, y - 4, x, y - 9, x + 3, y - 4, x + 6, y - 8, x, y + 2], CORAL),
  ],
]

/** Groups of signs for the figures of a number, the largest on the left. */
function egypt(value: number): Shape[] {
  const figures = [...String(value)].map(Number)
  const shapes: Shape[] = [
    bar(3, 3, 154, 94, 8, '#dcc48e'),
    bar(3, 3, 154, 5, 2, '#b89a5c'),
    bar(3, 92, 154, 5, 2, '#b89a5c'),
  ]
  const wide = 146 / figures.length
  for (const [place, figure] of figures.entries()) {
    const sign = HIEROGLYPHS[figures.length - 1 - place]!
    const rows = Math.ceil(figure / 3)
    for (let one = 0; one < figure; one++) {
      const row = Math.floor(one / 3)
      const inRow = Math.min(3, figure - row * 3)
      const x = 7 + wide * (place + 0.5) + ((one % 3) - (inRow - 1) / 2) * 12
      shapes.push(...sign(x, 50 + (row - (rows - 1) / 2) * 25))
    }
  }
  return shapes
}

const LAMPS = ['#ff2a2a', '#22d03a', '#2a5aff'] as const

/** Three lamps over a dark stage; the lights beside each tell how strong it is. */
function lamps(subject: string): Shape[] {
  const shapes: Shape[] = [bar(4, 2, 152, 96, 10, '#1a1626'), bar(46, 82, 68, 10, 5, '#4a4258')]
  for (const [place, lamp] of [...subject].entries()) {
    const x = 34 + place * 46
    const level = Number(lamp)
    const color = level === 0 ? '#3a3448' : LAMPS[place]!
    if (level > 0)
      shapes.push(
        fill(
          [
            x - 8,
            34,
            x + 8,
            34,
            80 + (place - 1) * 8 + 14 * level,
            82,
            80 + (place - 1) * 8 - 14 * level,
            82,
          ],
          `${color}55`,
        ),
      )
    shapes.push(bar(x - 13, 8, 26, 20, 8, '#5a5068'), bar(x - 10, 24, 20, 9, 4, color))
    for (let step = 0; step < 2; step++)
      shapes.push(disc(x - 5 + step * 10, 17, 3.4, step < level ? LAMPS[place]! : '#2a2436'))
  }
  return shapes
}

const patch = (answer: string): Shape[] => [
  bar(20, 6, 120, 90, 16, '#c9b48a'),
  bar(20, 3, 120, 90, 16, lightOf(answer)),
]

/** A clock the wrong way round, in a gilded frame. */
function mirror(time: number): Shape[] {
  const at = (turn: number, reach: number) =>
    [80 - Math.sin(turn) * reach, 50 - Math.cos(turn) * reach] as const
  const shapes: Shape[] = [
    bar(26, 0, 108, 100, 16, '#a8742c'),
    bar(29, 2, 102, 95, 14, '#e8b850'),
    bar(34, 6, 92, 88, 10, '#cfe4ea'),
  ]
  shapes.push(
    line([42, 26, 56, 12], 3, '#eef8fa'),
    line([42, 36, 66, 12], 2, '#eef8fa'),
    disc(80, 50, 41, WOOD),
    disc(80, 50, 37.5, '#fffaf0'),
  )
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6
    shapes.push(line([...at(turn, hour % 3 === 0 ? 29 : 32), ...at(turn, 35)], hour % 3 === 0 ? 3 : 1.6, INK))
  }
  shapes.push(line([80, 50, ...at((time * Math.PI) / 360, 20)], 5, INK))
  shapes.push(line([80, 50, ...at(((time % 60) * Math.PI) / 30, 30)], 3.2, CORAL), disc(80, 50, 4, INK))
  return shapes
}

function headAt(x: number, y: number, isHollow: boolean): Shape[] {
  const oval = (wide: number, high: number) =>
    curve(12, (k) => {
      const [dx, dy] = [Math.cos(k * 2 * Math.PI) * wide, Math.sin(k * 2 * Math.PI) * high]
      return [x + dx * 0.94 + dy * 0.34, y - dx * 0.34 + dy * 0.94]
    })
  return [fill(oval(7.2, 5), INK), ...(isHollow ? [fill(oval(4.8, 2.4), '#fffaf0')] : [])]
}

function noteAt(note: string, x: number): Shape[] {
  const y = 60
  switch (note) {
    case 'H':
      return [bar(x - 8, y - 7, 16, 7, 1, INK)]
    case 'Q':
      return [
        line([x - 4, y - 18, x + 4, y - 9, x - 3, y - 2, x + 4, y + 7, x - 3, y + 4, x, y + 13], 3, INK),
      ]
    case 'E':
      return [disc(x - 3, y - 8, 3.4, INK), line([x - 3, y - 6, x + 5, y - 9, x - 1, y + 10], 2.2, INK)]
    default: {
      const shapes = headAt(x, y, 'whd'.includes(note))
      if (note !== 'w') shapes.push(line([x + 6.3, y - 2, x + 6.3, y - 34], 2.2, INK))
      if (note === 'e') shapes.push(line([x + 6.3, y - 34, x + 12, y - 24, x + 11, y - 16], 2.6, INK))
      if (note === 'd' || note === 'k') shapes.push(disc(x + 12, y - 3, 2.2, INK))
      return shapes
    }
  }
}

/** Notes and rests on one line. */
function beats(subject: string): Shape[] {
  const notes = [...subject].filter((note) => note in LASTS)
  const step = 148 / Math.max(4, notes.length)
  return [
    bar(2, 10, 156, 80, 10, '#fffaf0'),
    line([6, 60, 154, 60], 1.6, '#8b7d73'),
    ...notes.flatMap((note, place) => noteAt(note, 78 + (place - (notes.length - 1) / 2) * step)),
  ]
}

/** The drawings of questions about things one sees. */
export const sightShapes = {
  pennant,
  egypt: (subject: string) => egypt(Number(subject)),
  light: lamps,
  mirror: (subject: string) => mirror(Number(subject)),
  beats,
}

export const sightAnswers = { light: patch }
