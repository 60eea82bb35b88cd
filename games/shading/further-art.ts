import { num } from '#kit/game/cover.ts'
import { badge, disc, stroke } from '#kit/game/pencil/cover-art.ts'
import { heroDigit } from '#kit/game/pencil/cover.ts'
import { ball, DOT, INK, MINE, MINUS, on, path, PLUS, SHIP, STAR, STAR_LINE, TENT } from './cover-pieces.ts'

/** Contents of a cover's board. */
export interface Art {
  readonly cells?: readonly string[]
  readonly tints?: readonly string[]
  readonly over?: string
  readonly hero: string
  readonly tilt?: number
}

const CROWN_LINE = 'M-46 -26L-26 4L-14 -36L0 0L14 -36L26 4L46 -26L36 36H-36Z'
const CROWN =
  `<g transform="translate(0 5)">${path(CROWN_LINE, '#8a5200')}</g>` +
  path(CROWN_LINE, '#ffb91f') +
  ball(20, 8, '#e2475f')
const HORSE_LINE =
  'M-30 40C-30 10 -8 8 -6 -8L-24 2C-36 6 -40 -8 -32 -16L-8 -38L-4 -48L8 -38C34 -26 38 6 34 40Z'
const HORSE =
  `<g transform="translate(0 5)">${path(HORSE_LINE, '#2c1a08')}</g>` +
  path(HORSE_LINE, '#7a4a20') +
  '<circle cx="-8" cy="-22" r="5" fill="#ffe9cf"/>'
const GOLD = ball(5, 40, '#9a6a08') + ball(0, 40, '#ffc23d') + ball(-2, 22, '#ffe49a')
const ROCK = path('M-46 38C-44 0 -26 -34 2 -36C30 -36 46 0 46 38Z', '#4c5a66') + ball(-4, 12, '#7f919f')
const TOWER =
  path('M-18 42L-12 -18H12L18 42Z', '#f4f2ea') +
  path('M-16 20L-14 4H14L16 20Z', '#e2475f') +
  path('M-18 -18H18L0 -42Z', '#c22c48') +
  ball(-22, 6, '#fff3b8')
const halved = `<path d="M-44 -40H0V40H-44Z" fill="#17606a"/><path d="M0 -40H44V40H0Z" fill="#fff8e2"/>`
const printed = (text: string | number, color = '#0b3a33') => num(0, 20, 54, text, color)
const white = (text: string | number) => num(0, 18, 54, text, '#eafaf3')

export const FURTHER_ART: Readonly<Record<string, Art>> = {
  'star-count': {
    cells: ['..2.', '3*..', '..4.', '1...'],
    over: on('13 32 20', STAR) + on('30', DOT),
    hero: path(STAR_LINE, '#7a4a00') + num(0, 18, 44, 2, '#ffe9a6'),
    tilt: 12,
  },
  queens: {
    cells: ['.2..', '.*.3', '1...', '..2.'],
    over: on('13 32 20', `<g transform="scale(.86)">${CROWN}</g>`),
    hero: `<g transform="scale(1.1)">${CROWN}</g>`,
    tilt: 3,
  },
  horses: {
    cells: ['...1', '.*2.', '.3..', '1..2'],
    over: on('12 20 33', `<g transform="scale(.9)">${HORSE}</g>`),
    hero: `<g transform="scale(1.15)">${HORSE}</g>`,
    tilt: 9,
  },
  'corner-counts': {
    over:
      on('12 13 22 31 20', INK) +
      badge([1.5, 1.5], '2') +
      badge([2.5, 1.5], '2') +
      badge([1.5, 2.5], '3') +
      badge([2.5, 2.5], '1'),
    hero: ball(0, 46, '#241a6e') + ball(0, 38, '#fff7dd') + heroDigit(3, 66),
    tilt: 5,
  },
  'one-of-two': {
    tints: ['0022', '3311', '3322', '0011'],
    over: on('12 20 22 31 03', INK),
    hero: `<g transform="scale(.95)">${halved}</g>`,
    tilt: 7,
  },
  'mirror-marks': {
    over:
      on('13 20 23 31', INK) +
      stroke(
        [
          [2, 0],
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        '#7fc2ae',
        26,
      ) +
      stroke(
        [
          [1, 3],
          [0, 3],
          [0, 2],
        ],
        '#7fc2ae',
        26,
      ),
    hero: path('M-8 -36V36L-48 20V-20Z', '#17606a') + path('M8 -36V36L48 20V-20Z', '#5aa79a'),
    tilt: 4,
  },
  'odd-pairs': {
    over:
      on('12 21 33 30', INK) +
      [
        [1, 2.5],
        [2, 1.5],
        [1.5, 2],
        [2.5, 1],
        [3, 2.5],
      ]
        .map(([row, column]) => disc([row!, column!], 19, '#241a6e') + disc([row!, column!], 13, '#fff'))
        .join(''),
    hero: ball(0, 34, '#241a6e') + ball(0, 24, '#ffffff'),
    tilt: 10,
  },
  'cross-counts': {
    over:
      stroke(
        [
          [2, 0],
          [2, 3],
        ],
        '#ffcf3d',
        92,
        'opacity=".5"',
      ) +
      stroke(
        [
          [0, 2],
          [3, 2],
        ],
        '#ffcf3d',
        92,
        'opacity=".5"',
      ) +
      on('12 23 30 20', INK) +
      on('22', printed(3)),
    hero: heroDigit('+', 110),
    tilt: 6,
  },
  'slant-counts': {
    over:
      stroke(
        [
          [0, 0],
          [3, 3],
        ],
        '#ffcf3d',
        64,
        'opacity=".55"',
      ) +
      stroke(
        [
          [1, 3],
          [3, 1],
        ],
        '#ffcf3d',
        64,
        'opacity=".55"',
      ) +
      on('13 31 20 33', INK) +
      on('22', printed(3)),
    hero: heroDigit('×', 110),
    tilt: 2,
  },
  'camp-posts': {
    cells: ['...#', '.*..', '..#.', '#...'],
    over: on('12 20 33', TENT) + on('22 30 03', ROCK),
    hero: `<g transform="scale(1.1)">${TENT}</g>`,
    tilt: 11,
  },
  'pole-rooms': {
    tints: ['0022', '0002', '3311', '3111'],
    over: on('12 20 33', PLUS) + on('13 21 30', MINUS),
    hero: `<g transform="scale(.6) translate(-42 0)">${PLUS}</g><g transform="scale(.6) translate(42 0)">${MINUS}</g>`,
    tilt: 8,
  },
  'quiet-mosaic': {
    over:
      on('12 21 33 30', INK) +
      on('12', white(2)) +
      on('22', printed(3)) +
      on('13', printed(1)) +
      on('31', printed(3)),
    hero: heroDigit(4),
    tilt: 4,
  },
  'mine-pairs': {
    cells: ['..2.', '.*..', '2.4.', '.1..'],
    over: on('12 13 32 33 20', MINE),
    hero: `<g transform="translate(-22 -4) scale(.74)">${MINE}</g><g transform="translate(24 8) scale(.74)">${MINE}</g>`,
    tilt: 10,
  },
  'steady-rhythm': {
    over: on('12 20 21 33 31 03', INK) + on('22 23 30', DOT),
    hero: [-32, 0, 32]
      .map(
        (x, at) =>
          `<rect x="${x - 12}" y="${at === 1 ? -40 : -10}" width="24" height="${at === 1 ? 76 : 46}" rx="8" fill="#43250a"/>`,
      )
      .join(''),
    tilt: 6,
  },
  lighthouses: {
    tints: ['2222', '2222', '2222', '2222'],
    over: on('22', TOWER) + on('22', num(30, -16, 34, 2, '#0a3b5c')) + on('12 20 33', SHIP),
    hero: `<g transform="scale(1.15)">${TOWER}</g>`,
    tilt: 5,
  },
  'golden-pairs': {
    tints: ['2222', '2222', '2222', '2222'],
    over: on('12 13 20 30 32 33', `<g transform="scale(.92)">${GOLD}</g>`),
    hero: `<g transform="translate(-20 -6) scale(.72)">${GOLD}</g><g transform="translate(20 10) scale(.72)">${GOLD}</g>`,
    tilt: 9,
  },
}
