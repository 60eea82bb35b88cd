import {
  badge,
  between,
  chevron,
  disc,
  note,
  square,
  stroke,
  type Place,
} from '#kit/game/pencil/cover-art.ts'
import { coverPoint, heroDigit } from '#kit/game/pencil/cover.ts'

/** Contents of a cover's square. */
export interface Art {
  readonly cells: readonly string[]
  readonly tints?: readonly string[]
  readonly over?: string
  readonly hero: string
  readonly tilt?: number
}

const coin = (at: Place, top: string, side: string) => {
  const [x, y] = coverPoint(...at)
  return `<circle cx="${x}" cy="${y + 8}" r="38" fill="${side}"/><circle cx="${x}" cy="${y}" r="38" fill="${top}"/>`
}
const gold = (at: Place) => coin(at, '#ffc23d', '#b57a10')
const blue = (at: Place) => coin(at, '#3f56d8', '#1f2f8f')
const dot = (at: Place) => disc(at, 19, '#241a6e') + disc(at, 13, '#fff')

export const JOINED_ART: Readonly<Record<string, Art>> = {
  'coin-links': {
    cells: ['....', '.*..', '....', '....'],
    over:
      stroke(
        [
          [1, 2],
          [1, 3],
        ],
        '#c79a5a',
        22,
      ) +
      stroke(
        [
          [2, 0],
          [3, 0],
        ],
        '#c79a5a',
        22,
      ) +
      gold([1, 2]) +
      gold([1, 3]) +
      blue([2, 2]) +
      blue([2, 0]) +
      blue([3, 0]) +
      gold([3, 3]) +
      blue([0, 1]) +
      dot(between([1, 2], [2, 2])) +
      dot(between([2, 2], [2, 3])),
    hero: '<circle cx="-16" cy="4" r="30" fill="#b57a10"/><circle cx="-16" cy="-2" r="30" fill="#ffb52e"/><circle cx="18" cy="8" r="30" fill="#1f2f8f"/><circle cx="18" cy="2" r="30" fill="#3f56d8"/>',
    tilt: 5,
  },
  'cage-square': {
    cells: ['.3.1', '.*4.', '2...', '.5.3'],
    tints: ['0022', '3322', '3110', '1100'],
    over: note([2, 1], 6) + note([1, 2], 9) + note([2, 3], 7) + note([3, 0], 4),
    hero: heroDigit(12, 84),
    tilt: 3,
  },
  'arrow-square': {
    cells: ['..2.', '.*1.', '4...', '.3.2'],
    over:
      stroke(
        [
          [2, 1],
          [2, 2],
          [1, 3],
        ],
        '#2f6a8a',
        13,
      ) +
      disc([2, 1], 44, '#2f6a8a', 'fill-opacity=".25" stroke="#2f6a8a" stroke-width="8"') +
      chevron([2, 2], [2, 3]),
    hero: heroDigit(5),
    tilt: 10,
  },
  'leap-square': {
    cells: ['.1.4', '.*..', '3..5', '..2.'],
    over: stroke(
      [
        [1, 1],
        [3, 1],
        [3, 2],
      ],
      '#8a5a2a',
      16,
      'stroke-dasharray="2 26"',
    ),
    hero: heroDigit(3),
    tilt: 6,
  },
  'distant-square': {
    cells: ['.4.2', '1*3.', '.2.5', '4.1.'],
    tints: ['0202', '2020', '0202', '2020'],
    hero: heroDigit('2|4', 64),
    tilt: -5,
  },
  'mirror-square': {
    cells: ['.2.3', '.*4.', '3..2', '.5..'],
    over: stroke(
      [
        [2, 0],
        [2, 1],
        [2, 2],
        [1, 3],
        [0, 3],
      ],
      '#8d4fd0',
      30,
      'opacity=".45"',
    ),
    hero: heroDigit('3·3', 60),
    tilt: 8,
  },
  'odd-skyline': {
    cells: ['.4.1', '.*2.', '3..4', '.1..'],
    over:
      disc([1, 2], 42, '#b0662a', 'opacity=".4"') +
      square([2, 1], 40, 'rgb(47 120 138 / .4)') +
      square([3, 3], 40, 'rgb(47 120 138 / .4)') +
      disc([2, 0], 42, '#b0662a', 'opacity=".4"'),
    hero: [26, 48, 70]
      .map(
        (height, at) =>
          `<rect x="${at * 32 - 46}" y="${36 - height}" width="27" height="${height}" rx="6" fill="#43250a"/>`,
      )
      .join(''),
    tilt: 4,
  },
  'area-signs': {
    cells: ['.3.1', '.*5.', '4..2', '.1..'],
    tints: ['0022', '0022', '3312', '3311'],
    over:
      chevron([1, 2], [1, 3]) + chevron([2, 0], [3, 0]) + chevron([2, 3], [3, 3]) + chevron([0, 2], [0, 3]),
    hero: heroDigit('>', 110),
    tilt: 9,
  },
  'suguru-circles': {
    cells: ['.2.1', '.*3.', '1..4', '.2..'],
    tints: ['0011', '0221', '3321', '3022'],
    over: badge([1.5, 2.5], '9') + badge([2.5, 1.5], '7') + badge([2.5, 2.5], '8') + badge([1.5, 1.5], '10'),
    hero: heroDigit(5),
    tilt: -4,
  },
  'ripple-signs': {
    cells: ['.1.3', '.*..', '3..1', '.2.4'],
    tints: ['2200', '2230', '1330', '1133'],
    over: chevron([2, 0], [2, 1]) + chevron([1, 3], [2, 3]) + chevron([3, 2], [3, 3]),
    hero: '<path d="M-46 -8q15 -22 30 0t30 0t30 0M-46 22q15 -22 30 0t30 0t30 0" fill="none" stroke="#43250a" stroke-width="12" stroke-linecap="round"/>',
    tilt: 7,
  },
}
