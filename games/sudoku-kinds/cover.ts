import {
  badge,
  between,
  chevron,
  disc,
  facesOf,
  note,
  square,
  stroke,
  type Place,
} from '#kit/game/pencil/cover-art.ts'
import { boardCover, heroDigit } from '#kit/game/pencil/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { EDGE_ART, type Art } from './cover-edges.ts'
import { PAIR_ART } from './cover-pairs.ts'
import type { SudokuKind } from './definitions.ts'

const CHECKED = ['0011', '0011', '1100', '1100']

const ART: Readonly<Record<string, Art>> = {
  ...EDGE_ART,
  ...PAIR_ART,
  diagonal: {
    cells: ['3..5', '.8*.', '.16.', '7..2'],
    tints: ['1001', '0110', '0110', '1001'],
    hero: heroDigit(9),
    tilt: -7,
  },
  windows: {
    cells: ['.1.4', '5*.8', '.27.', '9..6'],
    tints: ['0000', '0110', '0110', '0000'],
    hero: heroDigit(3),
  },
  'centre-dot': {
    cells: ['.7.5', '2*.1', '...8', '.4.3'],
    over:
      disc([1, 3], 40, '#b79cff', 'opacity=".55"') +
      disc([3, 1], 40, '#b79cff', 'opacity=".55"') +
      disc([3, 3], 40, '#b79cff', 'opacity=".55"'),
    hero: heroDigit(6),
    tilt: 6,
  },
  'knight-step': {
    cells: ['.8.2', '.*..', '5..8', '..1.'],
    over: stroke(
      [
        [1, 1],
        [1, 3],
        [2, 3],
      ],
      '#2f8a5b',
      16,
      'stroke-dasharray="2 26"',
    ),
    hero: heroDigit(4),
    tilt: 9,
  },
  'king-step': {
    cells: ['1..6', '.*.3', '...9', '2.7.'],
    over: [
      [0, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [2, 1],
      [2, 0],
      [1, 0],
    ]
      .map(([row, column]) => disc([row!, column!], 17, '#d07a2c'))
      .join(''),
    hero: heroDigit(7),
    tilt: 5,
  },
  'no-neighbours': {
    cells: ['.1.9', '3*7.', '.2.5', '.8.4'],
    over:
      stroke(
        [
          [1, 2],
          [1, 2],
        ],
        '#e0446f',
        92,
        'opacity=".25"',
      ) +
      stroke(
        [
          [2, 1],
          [2, 1],
        ],
        '#e0446f',
        92,
        'opacity=".25"',
      ),
    hero: heroDigit(5),
    tilt: 10,
  },
  jigsaw: {
    cells: ['2.63', '.*.1', '4.2.', '.51.'],
    tints: ['0001', '0111', '2213', '2233'],
    hero: heroDigit(8),
    tilt: 7,
  },
  'cage-sum': {
    cells: ['.9..', '.*..', '...7', '4...'],
    tints: ['0112', '0012', '3312', '3300'],
    over: note([0, 3], 17) + note([2, 2], 11) + note([2, 0], 23) + note([0, 1], 15),
    hero: heroDigit(17, 80),
  },
  'two-dots': {
    cells: ['.2.6', '3*.5', '.47.', '1..8'],
    over: [
      [between([0, 2], [0, 3]), '#fff'],
      [between([1, 3], [2, 3]), '#241a6e'],
      [between([2, 1], [2, 2]), '#241a6e'],
      [between([2, 2], [3, 2]), '#fff'],
      [between([3, 0], [3, 1]), '#fff'],
    ]
      .map(([at, color]) => disc(at as Place, 21, '#241a6e') + disc(at as Place, 15, color as string))
      .join(''),
    hero: '<circle cx="-24" r="27" fill="#241a6e"/><circle cx="-24" r="19" fill="#fff"/><circle cx="30" r="27" fill="#241a6e"/>',
  },
  'more-or-less': {
    cells: ['4.8.', '.*.1', '.5.3', '7..2'],
    over:
      chevron([1, 2], [1, 3]) +
      chevron([2, 1], [2, 2]) +
      chevron([2, 2], [3, 2]) +
      chevron([2, 3], [3, 3]) +
      chevron([3, 0], [3, 1]) +
      chevron([0, 2], [0, 3]),
    hero: '<path d="M-22 -40L26 0L-22 40" fill="none" stroke="#43250a" stroke-width="22" stroke-linejoin="round"/>',
  },
  'even-odd': {
    cells: ['6.3.', '.*.5', '1.8.', '.2.7'],
    over:
      square([2, 2], 38, 'rgb(42 127 143 / .35)') +
      square([3, 1], 38, 'rgb(42 127 143 / .35)') +
      disc([2, 0], 40, 'rgb(42 127 143 / .35)') +
      disc([1, 3], 40, 'rgb(42 127 143 / .35)') +
      disc([3, 3], 40, 'rgb(42 127 143 / .35)') +
      disc([0, 2], 40, 'rgb(42 127 143 / .35)'),
    hero: heroDigit(4),
    tilt: 4,
  },
  thermometer: {
    cells: ['.3..', '.*.6', '..1.', '5..4'],
    over:
      stroke(
        [
          [3, 3],
          [2, 3],
          [1, 3],
          [0, 2],
        ],
        '#e2475f',
        36,
        'opacity=".8"',
      ) +
      disc([3, 3], 46, '#e2475f') +
      stroke(
        [
          [3, 1],
          [2, 0],
          [1, 0],
        ],
        '#e2475f',
        36,
        'opacity=".45"',
      ) +
      disc([3, 1], 44, '#e2475f', 'opacity=".7"'),
    hero: heroDigit(2),
  },
  arrow: {
    cells: ['..4.', '.*.3', '9..2', '..7.'],
    over:
      stroke(
        [
          [3, 3],
          [2, 3],
          [1, 3],
          [0, 3],
        ],
        '#4a7d3a',
        13,
      ) +
      disc([3, 3], 42, '#dff2d4', 'stroke="#4a7d3a" stroke-width="11"') +
      stroke(
        [
          [3, 1],
          [2, 1],
          [2, 2],
        ],
        '#4a7d3a',
        13,
      ),
    hero: '<path d="M-36 34L30 -32M30 -32H-8M30 -32V6" fill="none" stroke="#43250a" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>',
  },
  sandwich: {
    cells: ['.5.2', '.*..', '1359', '..8.'],
    over: stroke(
      [
        [2, 1],
        [2, 2],
      ],
      '#e8a53c',
      84,
      'opacity=".4"',
    ),
    hero: heroDigit(35, 80),
    tilt: 3,
  },
  'five-and-ten': {
    cells: ['.4.1', '.*6.', '2.4.', '3..8'],
    over:
      badge(between([1, 2], [2, 2]), '10') +
      badge(between([2, 0], [3, 0]), '5') +
      badge(between([0, 1], [0, 2]), '5') +
      badge(between([2, 3], [3, 3]), '10'),
    hero: heroDigit(10, 84),
  },
  'mirror-line': {
    cells: ['.2.4', '.*.7', '..15', '34..'],
    over: stroke(
      [
        [3, 0],
        [3, 1],
        [2, 2],
        [2, 3],
        [1, 3],
        [0, 3],
      ],
      '#8d4fd0',
      34,
      'opacity=".5"',
    ),
    hero: heroDigit(1),
    tilt: 11,
  },
}

/** A corner of the board of each kind, with what makes it special. */
export function cover({ id, slug, ground: [light, deep] }: SudokuKind): string {
  const { cells, tints = CHECKED, over = '', hero, tilt = 8 } = ART[id]!
  return boardCover(slug, {
    ground: [light, deep, '#dfe6ff'],
    cells,
    tints,
    faces: facesOf(light),
    ink: shade(deep, 0.12),
    over,
    hero,
    tilt,
  })
}
