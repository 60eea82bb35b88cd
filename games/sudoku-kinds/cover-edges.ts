import { badge, disc, note, stroke, type Place } from '#kit/game/pencil/cover-art.ts'
import { coverPoint, heroDigit } from '#kit/game/pencil/cover.ts'

export interface Art {
  readonly cells: readonly string[]
  /** Cells of the second tint; the rest is pale. */
  readonly tints?: readonly string[]
  readonly over?: string
  readonly hero: string
  readonly tilt?: number
}

/** A tower of the skyline, seen from the side. */
const tower = ([row, column]: Place, height: number) => {
  const [x, y] = coverPoint(row, column)
  return `<rect x="${x - 24}" y="${y + 34 - height}" width="48" height="${height}" rx="7" fill="#2f6a92"/><rect x="${x - 24}" y="${y + 34 - height}" width="16" height="${height}" rx="7" fill="#fff" opacity=".25"/>`
}

/** Kinds with sums, circles and signs around and between their cells. */
export const EDGE_ART: Readonly<Record<string, Art>> = {
  skyline: {
    cells: ['.4.2', '.*..', '1...', '.3.5'],
    over: tower([2, 1], 30) + tower([2, 2], 52) + tower([2, 3], 70) + tower([1, 3], 44) + tower([3, 0], 60),
    hero: heroDigit(3),
    tilt: 4,
  },
  frame: {
    cells: ['####', '#*84', '#1..', '#6.9'],
    over: badge([0, 2], '15') + badge([0, 3], '11') + badge([2, 0], '9') + badge([3, 0], '21'),
    hero: heroDigit(7),
    tilt: 8,
  },
  circle: {
    cells: ['.6.3', '.*9.', '2.5.', '.8.1'],
    over:
      badge([1.5, 2.5], '23') + badge([2.5, 0.5], '18') + badge([2.5, 2.5], '16') + badge([0.5, 2.5], '14'),
    hero: heroDigit(20, 84),
    tilt: 6,
  },
  reckoning: {
    cells: ['.5..', '.*.9', '3..8', '..6.'],
    tints: ['0112', '0012', '3312', '3300'],
    over: note([0, 3], '4−') + note([2, 2], '72×') + note([2, 0], '3÷') + note([0, 1], '12+'),
    hero: heroDigit('6×', 78),
    tilt: -7,
  },
  'mixed-lines': {
    cells: ['.2.7', '.*..', '4..3', '.6..'],
    over:
      stroke(
        [
          [3, 3],
          [2, 3],
          [1, 2],
        ],
        '#e2475f',
        34,
        'opacity=".6"',
      ) +
      disc([3, 3], 44, '#e2475f', 'opacity=".8"') +
      stroke(
        [
          [3, 0],
          [3, 1],
          [3, 2],
        ],
        '#3c7d5a',
        13,
      ) +
      disc([3, 0], 42, '#dff2d4', 'stroke="#3c7d5a" stroke-width="11"'),
    hero: heroDigit(8),
    tilt: 9,
  },
}
