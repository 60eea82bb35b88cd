import { num } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import {
  badge,
  between,
  chevron,
  disc,
  facesOf,
  note,
  stroke,
  type Place,
} from '#kit/game/pencil/cover-art.ts'
import { boardCover, coverPoint, heroDigit } from '#kit/game/pencil/cover.ts'
import type { LatinDefinition } from './definitions.ts'
import { JOINED_ART, type Art } from './joined-art.ts'

const PLAIN = ['0101', '1010', '0101', '1010']

/** A coin of binairo. */
const coin = (at: Place, top: string, side: string) => {
  const [x, y] = coverPoint(...at)
  return (
    `<circle cx="${x}" cy="${y + 8}" r="38" fill="${side}"/><circle cx="${x}" cy="${y}" r="38" fill="${top}"/>` +
    `<circle cx="${x}" cy="${y}" r="20" fill="#fff" opacity=".3"/>`
  )
}
const gold = (at: Place) => coin(at, '#ffc23d', '#b57a10')
const blue = (at: Place) => coin(at, '#3f56d8', '#1f2f8f')

/** A tower of the skyline, seen from the side. */
const tower = ([row, column]: Place, height: number, color: string) => {
  const [x, y] = coverPoint(row, column)
  return `<rect x="${x - 26}" y="${y + 34 - height}" width="52" height="${height}" rx="7" fill="${color}"/><rect x="${x - 26}" y="${y + 34 - height}" width="18" height="${height}" rx="7" fill="#fff" opacity=".25"/>`
}

/** The two sums of a kakuro block. */
const sums = ([row, column]: Place, across: number | string, down: number | string) => {
  const [x, y] = coverPoint(row, column)
  return (
    `<rect x="${x - 52}" y="${y - 52}" width="104" height="112" rx="20" fill="#33200c"/><path d="M${x - 46} ${y - 42}L${x + 46} ${y + 50}" stroke="#7d5a2c" stroke-width="4"/>` +
    num(x + 22, y - 10, 36, across, '#ffe2a8') +
    num(x - 20, y + 42, 36, down, '#ffe2a8')
  )
}

const ART: Readonly<Record<string, Art>> = {
  ...JOINED_ART,
  futoshiki: {
    cells: ['.2.4', '.*.1', '3.5.', '..2.'],
    over:
      chevron([1, 2], [1, 3]) +
      chevron([2, 0], [2, 1]) +
      chevron([2, 2], [2, 3]) +
      chevron([2, 1], [3, 1]) +
      chevron([1, 3], [2, 3]) +
      chevron([0, 2], [0, 3]),
    hero: heroDigit(5),
  },
  'skyline-square': {
    cells: ['....', '.*..', '....', '....'],
    over:
      tower([1, 2], 40, '#5aa0d8') +
      tower([1, 3], 84, '#2f6fb0') +
      tower([2, 0], 60, '#3f86c8') +
      tower([2, 1], 88, '#245a94') +
      tower([2, 2], 30, '#7bb9e6') +
      tower([3, 1], 46, '#5aa0d8') +
      tower([3, 2], 78, '#2f6fb0') +
      tower([3, 3], 58, '#3f86c8') +
      tower([2, 3], 66, '#3f86c8'),
    hero: heroDigit(4),
    tilt: 6,
  },
  calcudoku: {
    cells: ['.3..', '.*.2', '...4', '1...'],
    tints: ['0112', '3012', '3322', '3300'],
    over:
      note([0, 1], '5+') + note([0, 3], '8×') + note([2, 0], '6×') + note([3, 2], '2÷') + note([2, 2], '1−'),
    hero: heroDigit('12×', 66),
  },
  kakuro: {
    cells: ['.7.9', '.*3.', '..8.', '1..2'],
    over: sums([0, 2], 16, 23) + sums([2, 1], 11, 4) + sums([2, 3], '', 17),
    hero: heroDigit(9),
    tilt: 9,
  },
  binairo: {
    cells: ['....', '.*..', '....', '....'],
    over:
      gold([1, 2]) +
      blue([1, 3]) +
      blue([2, 0]) +
      gold([2, 1]) +
      blue([2, 2]) +
      gold([2, 3]) +
      gold([3, 0]) +
      blue([3, 1]) +
      blue([3, 2]) +
      gold([3, 3]) +
      blue([0, 2]),
    hero: '<circle cy="7" r="44" fill="#1f2f8f"/><circle r="44" fill="#4a63ee"/><circle r="23" fill="#8fa2ff"/>',
    tilt: 5,
  },
  suguru: {
    cells: ['.2.1', '1*2.', '.35.', '4..3'],
    tints: ['0011', '0221', '3222', '3321'],
    hero: heroDigit(5),
    tilt: 10,
  },
  'ripple-numbers': {
    cells: ['3..1', '.*.2', '2..3', '.1..'],
    over: [30, 60, 90, 120]
      .map((radius) =>
        disc([2, 1.5], radius, 'none', `stroke="#1d9aa2" stroke-width="7" opacity="${0.75 - radius / 190}"`),
      )
      .join(''),
    hero: heroDigit(3),
    tilt: 4,
  },
  'first-letters': { cells: ['.A.B', '.*C.', 'B..A', 'C.B.'], hero: heroDigit('A'), tilt: 7 },
  'dotted-square': {
    cells: ['1.4.', '.*3.', '.2.6', '5..3'],
    over: (
      [
        [between([1, 2], [1, 3]), '#fff'],
        [between([2, 1], [2, 2]), '#241a6e'],
        [between([2, 2], [2, 3]), '#241a6e'],
        [between([2, 0], [3, 0]), '#fff'],
        [between([1, 2], [2, 2]), '#fff'],
        [between([2, 3], [3, 3]), '#241a6e'],
      ] as const
    )
      .map(([at, color]) => disc(at, 22, '#241a6e') + disc(at, 15, color))
      .join(''),
    hero: '<circle r="36" fill="#241a6e"/><circle r="25" fill="#fff"/>',
    tilt: 9,
  },
  'straight-run': {
    cells: ['#.3.', '.*4.', '5.#6', '3#..'],
    over:
      stroke(
        [
          [1, 2],
          [1, 3],
        ],
        '#d8604a',
        70,
        'opacity=".3"',
      ) +
      stroke(
        [
          [2, 0],
          [2, 1],
        ],
        '#d8604a',
        70,
        'opacity=".3"',
      ),
    hero: heroDigit(345, 62),
  },
  'circle-sums': {
    cells: ['.4.1', '.*2.', '1.3.', '.2.4'],
    over:
      badge([1.5, 2.5], '9') +
      badge([2.5, 0.5], '7') +
      badge([2.5, 2.5], '11') +
      badge([0.5, 2.5], '10') +
      badge([2.5, 1.5], '8'),
    hero: '<circle r="46" fill="#43250a"/><circle r="37" fill="#fff3c9"/>' + num(0, 17, 48, 12, '#43250a'),
  },
  'frame-sums': {
    cells: ['##..', '#*53', '#2..', '#41.'],
    over: [
      [0, 2, 11],
      [0, 3, 6],
      [2, 0, 7],
      [3, 0, 5],
    ]
      .map(([row, column, value]) => {
        const [x, y] = coverPoint(row!, column!)
        return row === 0 ? num(x, y + 20, 54, value!, '#4b5a1f') : num(x, y + 20, 54, value!, '#f4ffd8')
      })
      .join(''),
    hero: heroDigit(8),
    tilt: 3,
  },
  'between-square': {
    cells: ['.1.3', '.*.5', '2.41', '5..2'],
    over:
      stroke(
        [
          [2, 1],
          [2, 2],
        ],
        '#e8a53c',
        84,
        'opacity=".4"',
      ) + badge([0.5, 2], '9'),
    hero: heroDigit(12, 80),
    tilt: 5,
  },
  'climbing-square': {
    cells: ['..4.', '.*.2', '1..3', '.5..'],
    over:
      stroke(
        [
          [2, 0],
          [3, 0],
          [3, 1],
        ],
        '#d24b5c',
        34,
        'opacity=".6"',
      ) +
      disc([2, 0], 44, '#d24b5c', 'opacity=".8"') +
      stroke(
        [
          [1, 3],
          [2, 3],
          [3, 3],
        ],
        '#d24b5c',
        34,
        'opacity=".45"',
      ) +
      disc([1, 3], 44, '#d24b5c', 'opacity=".6"'),
    hero: heroDigit(5),
    tilt: 9,
  },
  'pair-sums': {
    cells: ['.3.1', '.*4.', '2.1.', '.4.3'],
    over:
      badge(between([1, 2], [1, 3]), '6') +
      badge(between([2, 0], [2, 1]), '5') +
      badge(between([2, 2], [3, 2]), '3') +
      badge(between([0, 1], [0, 2]), '5') +
      badge(between([3, 0], [3, 1]), '7') +
      badge(between([2, 3], [3, 3]), '5'),
    hero: heroDigit('3+4', 58),
    tilt: 4,
  },
  'diagonal-square': {
    cells: ['3..1', '.*2.', '.41.', '2..5'],
    tints: ['1001', '0110', '0110', '1001'],
    over: stroke(
      [
        [3, 0],
        [0, 3],
      ],
      '#2f7a62',
      12,
      'opacity=".45" stroke-dasharray="2 24"',
    ),
    hero: heroDigit(4),
    tilt: 7,
  },
}

/** A corner of the square of each kind, with what makes it special. */
export function cover({ id, slug, ground: [light, deep] }: LatinDefinition): string {
  const { cells, tints = PLAIN, over = '', hero, tilt = 8 } = ART[id]!
  return boardCover(slug, {
    ground: [light, deep, '#fff0d8'],
    cells,
    tints,
    faces: facesOf(light),
    ink: shade(deep, 0.12),
    over,
    hero,
    tilt,
  })
}
