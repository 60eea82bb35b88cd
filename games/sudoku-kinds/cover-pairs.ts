import { between, badge, chevron, disc, note, square, stroke } from '#kit/game/pencil/cover-art.ts'
import { heroDigit } from '#kit/game/pencil/cover.ts'
import type { Art } from './cover-edges.ts'

const CROSS = ['1001', '0110', '0110', '1001']
const WINDOW = ['0000', '0110', '0110', '0000']
const GREEN = 'rgb(42 127 143 / .35)'

/** Kinds that join two rules. */
export const PAIR_ART: Readonly<Record<string, Art>> = {
  'cage-cross': {
    cells: ['...9', '.5*.', '2...', '..7.'],
    tints: CROSS,
    over: note([0, 0], 15) + note([2, 1], 13) + note([1, 3], 21) + note([3, 0], 9),
    hero: heroDigit(24, 80),
    tilt: 4,
  },
  'window-cross': {
    cells: ['5.4.', '.7.1', '3*8.', '.2.6'],
    tints: ['1001', '0220', '0220', '1001'],
    hero: heroDigit(9),
    tilt: -6,
  },
  'knight-thermometer': {
    cells: ['.7.2', '..6.', '3.*.', '.1.4'],
    over:
      stroke(
        [
          [3, 1],
          [2, 0],
          [1, 0],
          [0, 1],
        ],
        '#e2475f',
        36,
        'opacity=".75"',
      ) + disc([3, 1], 46, '#e2475f'),
    hero: heroDigit(8),
    tilt: -8,
  },
  'touchless-parity': {
    cells: ['4..7', '.1*5', '6.3.', '.8..'],
    over:
      square([0, 0], 40, GREEN) +
      disc([0, 3], 42, GREEN) +
      disc([1, 1], 42, GREEN) +
      square([2, 0], 40, GREEN) +
      disc([2, 2], 42, GREEN) +
      square([3, 1], 40, GREEN),
    hero: heroDigit(2),
    tilt: 7,
  },
  'jigsaw-parity': {
    cells: ['5.2.', '.8.3', '.*4.', '1..6'],
    tints: ['0011', '0211', '2213', '2333'],
    over:
      disc([0, 0], 42, GREEN) +
      square([0, 2], 40, GREEN) +
      disc([1, 3], 42, GREEN) +
      square([2, 2], 40, GREEN),
    hero: heroDigit(9),
    tilt: -7,
  },
  'arrow-cross': {
    cells: ['9..3', '.2..', '.4*.', '.1.5'],
    tints: CROSS,
    over:
      stroke(
        [
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
        ],
        '#2f7a4a',
        13,
      ) + disc([0, 0], 42, '#dff2d4', 'stroke="#2f7a4a" stroke-width="11"'),
    hero: heroDigit(6),
    tilt: 9,
  },
  'dotted-windows': {
    cells: ['3..1', '.4*.', '8..6', '.5.2'],
    tints: WINDOW,
    over: [between([0, 0], [1, 0]), between([2, 0], [3, 0]), between([2, 2], [2, 3]), between([0, 2], [0, 3])]
      .map((at, index) => disc(at, 22, '#241a6e') + disc(at, 15, index % 2 ? '#fff' : '#241a6e'))
      .join(''),
    hero: heroDigit(7),
    tilt: 5,
  },
  'framed-centres': {
    cells: ['####', '#..2', '#*6.', '#9.4'],
    over:
      badge([0, 1], '12') +
      badge([0, 3], '17') +
      badge([1, 0], '20') +
      badge([3, 0], '13') +
      disc([2, 2], 44, '#b79cff', 'opacity=".5"'),
    hero: heroDigit(1),
    tilt: -5,
  },
  'knight-circle': {
    cells: ['1.5.', '.8..', '6.*4', '.3.7'],
    over: badge([0.5, 1.5], '22') + badge([1.5, 0.5], '17') + badge([2.5, 1.5], '19'),
    hero: heroDigit(11, 84),
    tilt: 8,
  },
  'sandwich-cross': {
    cells: ['..6.', '1.*9', '.8..', '3..2'],
    tints: CROSS,
    over: stroke(
      [
        [1, 1],
        [1, 2],
      ],
      '#e8a53c',
      84,
      'opacity=".4"',
    ),
    hero: heroDigit(13, 80),
    tilt: -9,
  },
  'jigsaw-dots': {
    cells: ['.4.8', '2*3.', '1..7', '.6..'],
    tints: ['0022', '3302', '3112', '3110'],
    over:
      disc(between([1, 2], [1, 3]), 18, '#241a6e') +
      disc(between([2, 0], [3, 0]), 18, '#241a6e') +
      disc(between([2, 0], [3, 0]), 12, '#fff') +
      disc(between([2, 2], [2, 3]), 18, '#241a6e') +
      disc(between([2, 2], [2, 3]), 12, '#fff'),
    hero: heroDigit(4),
    tilt: 5,
  },
  'jigsaw-signs': {
    cells: ['.9.5', '.*7.', '3..1', '.8.2'],
    tints: ['0022', '0332', '1133', '1130'],
    over: chevron([2, 0], [2, 1]) + chevron([1, 2], [1, 3]) + chevron([2, 3], [3, 3]),
    hero: heroDigit('&lt;', 104),
    tilt: 7,
  },
  'parity-thermometer': {
    cells: ['.6.3', '.*..', '2..9', '.5.8'],
    over:
      stroke(
        [
          [3, 0],
          [2, 1],
          [2, 2],
          [1, 3],
        ],
        '#e2475f',
        34,
        'opacity=".65"',
      ) +
      disc([3, 0], 44, '#e2475f') +
      square([0, 1], 40, GREEN) +
      square([3, 3], 40, GREEN) +
      disc([2, 3], 40, GREEN),
    hero: heroDigit(7),
    tilt: 4,
  },
  'king-arrow': {
    cells: ['..3.', '.*1.', '7..4', '.2..'],
    over:
      stroke(
        [
          [2, 3],
          [3, 2],
          [3, 1],
        ],
        '#7a3fb0',
        13,
      ) + disc([2, 3], 44, '#7a3fb0', 'fill-opacity=".25" stroke="#7a3fb0" stroke-width="8"'),
    hero: '<path d="M-44 -22L-26 8L-14 -32L0 0L14 -32L26 8L44 -22L36 36H-36Z" fill="#7a4a00"/>',
    tilt: 9,
  },
  'window-circle': {
    cells: ['5.2.', '.*.8', '4.1.', '.3.6'],
    tints: WINDOW,
    over: badge([1.5, 2.5], '19') + badge([2.5, 1.5], '14') + badge([2.5, 2.5], '22'),
    hero: heroDigit(20, 84),
    tilt: 6,
  },
}
