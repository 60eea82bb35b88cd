import { shade } from '#kit/game/draw.ts'
import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { digits } from '#kit/game/micro/digits.ts'
import type { Room } from './definitions.ts'
import { CHART, halfOf, type Riddle } from './riddles.ts'

const INK = '#3a2a1a'
const HUES = [PAINT.coral, PAINT.amber, PAINT.palm, PAINT.sky, PAINT.orchid] as const
const NIGHT = '#1d1f4a'

/** Six little things to be counted, or to stand for a number. */
export function icon(brush: Brush, which: number, x: number, y: number, size: number) {
  brush.at(
    x,
    y,
    0,
    () => {
      if (which === 0) {
        brush.leaf(-1, 0, 24, 13, PAINT.sky, 0)
        brush.shape([-10, 0, -16, -7, -16, 7], PAINT.sky)
        brush.disc(6, -1.5, 1.8, INK)
      } else if (which === 1) brush.star(0, 0, 13, PAINT.amber)
      else if (which === 2) {
        brush.shape([-12, -3, -7, -10, 0, -12, 7, -10, 12, -3, 3, 10, -3, 10], PAINT.pink)
        for (const side of [-6, 0, 6]) brush.line([side, -8, side * 0.2, 8], 1.6, shade(PAINT.pink, -0.3))
      } else if (which === 3) {
        brush.disc(0, 2, 9, PAINT.coral)
        for (const side of [-1, 1]) {
          brush.line([side * 7, 0, side * 12, -7], 3, PAINT.coral)
          brush.disc(side * 12, -9, 4, PAINT.coral)
          brush.disc(side * 3, -2, 1.8, INK)
        }
      } else if (which === 4) {
        brush.ball(0, 2, 10, '#7a4a2c')
        for (const side of [-3, 3]) brush.disc(side, 0, 1.7, '#2a160a')
      } else {
        brush.disc(-5, 4, 6, '#e0405a')
        brush.disc(6, 5, 6, '#e0405a')
        brush.line([-5, 0, 2, -11, 6, 1], 2, PAINT.palm)
      }
    },
    size / 26,
  )
}

function flag(brush: Brush, which: number, x: number, y: number) {
  const [base, other] = [HUES[which % 5]!, which % 2 === 0 ? '#ffffff' : '#243a78']
  brush.round(x - 16, y - 12, 32, 24, 2, base)
  if (which % 3 === 0) brush.round(x - 4, y - 12, 8, 24, 0, other)
  else if (which % 3 === 1) brush.disc(x, y, 7, other)
  else brush.shape([x - 16, y - 12, x + 16, y + 12, x - 16, y + 12], other)
}

function flower(brush: Brush, hue: number, x: number, y: number, size: number) {
  for (let petal = 0; petal < 5; petal++) {
    const turn = (petal * Math.PI * 2) / 5 - Math.PI / 2
    brush.disc(x + Math.cos(turn) * size * 0.55, y + Math.sin(turn) * size * 0.55, size * 0.42, HUES[hue]!)
  }
  brush.disc(x, y, size * 0.36, PAINT.sun)
}

function clock(brush: Brush, hour: number, x: number, y: number, reach: number, isMirrored: boolean) {
  brush.disc(x, y + 3, reach + 4, '#6a4526')
  brush.disc(x, y, reach + 3, isMirrored ? '#b8d0e8' : '#d8a860')
  brush.disc(x, y, reach, '#fffaf0')
  const at = (share: number, far: number) => {
    const turn = (isMirrored ? -share : share) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far] as const
  }
  for (let mark = 0; mark < 12; mark++) {
    const [px, py] = at(mark / 12, reach * 0.84)
    brush.disc(px, py, mark % 3 === 0 ? 2.4 : 1.4, INK)
  }
  brush.line([x, y, ...at((hour + 1) / 12, reach * 0.52)], 4.4, INK)
  brush.line([x, y, ...at(0, reach * 0.76)], 3, PAINT.coral)
}

const BELLS = [1, 0.86, 0.72, 0.6, 0.48] as const

/** A bell; those of later faces are smaller and ring higher. */
function bell(brush: Brush, face: number, x: number, y: number, size: number) {
  const half = (size / 2) * BELLS[face]!
  brush.disc(x, y + half * 0.95, half * 0.24, INK)
  brush.shape(
    [
      x - half,
      y + half * 0.8,
      x - half * 0.6,
      y - half * 0.5,
      x,
      y - half,
      x + half * 0.6,
      y - half * 0.5,
      x + half,
      y + half * 0.8,
    ],
    HUES[face]!,
  )
  brush.round(x - half * 1.1, y + half * 0.6, half * 2.2, half * 0.3, 3, shade(HUES[face]!, -0.3))
}

function moon(brush: Brush, phase: number, x: number, y: number, reach: number) {
  brush.round(x - reach - 4, y - reach - 4, reach * 2 + 8, reach * 2 + 8, 6, NIGHT)
  brush.disc(x, y, reach, '#4a4f80')
  if (phase === 0) return
  brush.disc(x, y, reach, '#fff0c0')
  if (phase === 4) return
  const isWaxing = phase < 4
  const shown = isWaxing ? phase : 8 - phase
  // The dark part is a row of strips: no disc reaches beyond the moon.
  for (let strip = -8; strip <= 8; strip++) {
    const dy = (strip / 8.5) * reach
    const half = Math.sqrt(reach * reach - dy * dy)
    const edge = half * (1 - shown / 2) * (isWaxing ? 1 : -1)
    const from = isWaxing ? -half : edge
    brush.round(
      x + from,
      y + dy - reach * 0.07,
      isWaxing ? edge + half : half - edge,
      reach * 0.16,
      0,
      '#4a4f80',
    )
  }
}

/** Right, down, left, up. */
function arrow(brush: Brush, way: number, x: number, y: number, size: number, color: string) {
  brush.at(x, y, (way * Math.PI) / 2, () => {
    brush.line([-size * 0.4, 0, size * 0.2, 0], size * 0.22, color)
    brush.shape([size * 0.08, -size * 0.34, size * 0.5, 0, size * 0.08, size * 0.34], color)
  })
}

/** A face of a dial. */
export function face(brush: Brush, room: Room, value: number, x: number, y: number, size: number) {
  if (room === 'lights') brush.puck(x, y - 2, size * 0.42, HUES[value]!, 4)
  else if (room === 'flowers') flower(brush, value, x, y, size * 0.46)
  else if (room === 'notes') bell(brush, value, x, y, size)
  else if (room === 'path') arrow(brush, value, x, y, size, INK)
  else if (room === 'moons') moon(brush, value, x, y, size * 0.4)
  else digits(brush, value + 1, x, y, size * 0.66, INK)
}

const PAPER = { width: 340, height: 170 } as const

/** The clue on its paper, around the origin; halves that have not been found are torn off. */
export function paintClue(brush: Brush, room: Room, riddle: Riddle, has: readonly [boolean, boolean]) {
  const { solution, clue, labels } = riddle
  const isTorn = riddle.papers === 2 && room !== 'flags'
  const [left, right] = [has[0] || !isTorn ? -170 : 0, has[1] || !isTorn ? 170 : 0]
  brush.round(left + 3, -80, right - left, PAPER.height, 10, '#000000', 0.3)
  brush.round(left, -85, right - left, PAPER.height, 10, '#f8e8c0')
  brush.line([left + 10, -80, right - 10, -80], 3, '#ffffff', 0.6)
  const count = solution.length
  const shows = (part: number) => !isTorn || has[halfOf(riddle, part)]
  // Parts of the first half stand left of the tear.
  const first = Math.ceil(count / 2)
  const xOf = (part: number) =>
    !isTorn
      ? ((part + 0.5) / count - 0.5) * 320
      : part < first
        ? -162 + ((part + 0.5) * 156) / first
        : 6 + ((part - first + 0.5) * 156) / (count - first)
  const parts = solution.map((_, part) => part).filter(shows)
  if (room === 'flags') return paintFlags(brush, clue, has)
  if (room === 'path') return paintPath(brush, riddle, shows)
  for (const part of parts) {
    const x = xOf(part)
    const value = solution[part]!
    if (room === 'lights') {
      // Lamps hang in another order; each has as many rays as its dial's place.
      const dial = clue[part]!
      const hue = HUES[solution[dial]!]!
      const y = part % 2 === 0 ? -8 : 14
      for (let ray = 0; ray <= dial; ray++) {
        const turn = -Math.PI / 2 + (ray - dial / 2) * 0.62
        brush.line(
          [
            x + Math.cos(turn) * 28,
            y + Math.sin(turn) * 28,
            x + Math.cos(turn) * 46,
            y + Math.sin(turn) * 46,
          ],
          6,
          hue,
        )
      }
      brush.ball(x, y, 22, hue)
    } else if (room === 'flowers') {
      const rank = clue[part]!
      const high = 32 + rank * 26
      brush.line([x, 66, x, 66 - high], 5, '#4f9a50')
      brush.leaf(x + 9, 54, 20, 9, '#4f9a50', -0.5)
      flower(brush, solution[rank]!, x, 62 - high, 17)
    } else if (room === 'clocks') clock(brush, value, x, 0, 31, clue[0] === 1)
    else if (room === 'moons')
      for (let step = 0; step < 5; step++) {
        const [start, by] = [clue[part * 2]!, clue[part * 2 + 1]!]
        const y = -66 + step * 33
        if (step < 4) moon(brush, (start + step * by) % 8, x, y, 11)
        else brush.ring(x, y, 11, 3, '#b8862f')
      }
    else if (room === 'sums') {
      const other = part === 0 ? (clue[0] === 1 ? count - 1 : 0) : part - 1
      const y = -42 + part * (count > 3 ? 32 : 42)
      const at = isTorn ? (part < first ? -150 : 14) : -100
      icon(brush, labels[other]!, at + 14, y, 27)
      brush.line([at + 34, y, at + 44, y], 3.4, INK)
      brush.line([at + 39, y - 5, at + 39, y + 5], 3.4, INK)
      icon(brush, labels[part]!, at + 66, y, 27)
      for (const line of [-3, 4]) brush.line([at + 86, y + line, at + 97, y + line], 3, INK)
      digits(brush, solution[other]! + value + 2, at + 122, y, 22, INK)
    }
  }
  if (room !== 'notes') return
  for (let line = 0; line < 5; line++)
    brush.line([left + 14, -40 + line * 20, right - 14, -40 + line * 20], 2, '#8a7050')
  for (const part of parts) {
    const y = 40 - solution[part]! * 20
    brush.disc(xOf(part), y, 9, INK)
    brush.line([xOf(part) + 7, y, xOf(part) + 7, y - 32], 3.4, INK)
  }
}

function paintFlags(brush: Brush, clue: readonly number[], has: readonly [boolean, boolean]) {
  if (has[0])
    for (let which = 0; which < CHART; which++) {
      const x = -128 + (which % 3) * 112
      const y = has[1] ? -56 + Math.floor(which / 3) * 42 : -32 + Math.floor(which / 3) * 60
      flag(brush, which, x, y)
      digits(brush, clue[which]! + 1, x + 38, y, 24, INK)
    }
  if (!has[1]) return
  const shown = clue.slice(CHART)
  const y = has[0] ? 52 : 0
  brush.line([-150, y - 18, 150, y - 18], 2.4, '#8a7050')
  for (const [index, which] of shown.entries())
    flag(brush, which, ((index + 0.5) / shown.length - 0.5) * 280, y)
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

function paintPath(brush: Brush, { solution, clue }: Riddle, shows: (part: number) => boolean) {
  // Parts of the way, each from the dot where it begins; the map may lie turned, and its needle tells how.
  const turn = clue[0]!
  for (const [part, way] of solution.entries()) {
    if (!shows(part)) continue
    const x = ((part + 0.5) / solution.length - 0.5) * 310
    const [dx, dy] = STEPS[(way + turn) % 4]!
    brush.disc(x - dx * 20, 6 - dy * 20, 6, PAINT.coral)
    for (const far of [-0.3, 0.15, 0.6]) brush.disc(x + dx * far * 24, 6 + dy * far * 24, 3.2, INK)
    arrow(brush, (way + turn) % 4, x + dx * 20, 6 + dy * 20, 20, INK)
    digits(brush, part + 1, x, 62, 16, '#a88850')
  }
  brush.at(shows(0) ? -142 : 142, -56, (turn * Math.PI) / 2, () => {
    brush.ring(0, 0, 19, 3, '#b8862f')
    brush.shape([-6, 0, 6, 0, 0, -17], PAINT.coral)
    brush.shape([-6, 0, 6, 0, 0, 17], '#8795b5')
  })
}
