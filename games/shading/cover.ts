import { num } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { disc, facesOf, stroke } from '#kit/game/pencil/cover-art.ts'
import { boardCover, heroDigit } from '#kit/game/pencil/cover.ts'
import {
  on,
  path,
  ball,
  STAR_LINE,
  TREE,
  TENT,
  STAR,
  LAMP,
  INK,
  MINE,
  WATER,
  PLUM,
  SHIP,
  PLUS,
  MINUS,
  DOT,
} from './cover-pieces.ts'
import type { ShadingDefinition } from './definitions.ts'
import { FURTHER_ART, type Art } from './further-art.ts'

const EMPTY = ['....', '.*..', '....', '....']
const PLAIN = ['0101', '1010', '0101', '1010']

const ART: Readonly<Record<string, Art>> = {
  ...FURTHER_ART,
  tents: {
    over: on('12 20 33 03 22', TREE) + on('13 30 32', TENT),
    hero: `<g transform="scale(1.15)">${TENT}</g>`,
  },
  'star-gardens': {
    tints: ['0011', '0221', '3222', '3321'],
    over: on('23 31', STAR) + on('21 22 12 20', DOT),
    hero: path(STAR_LINE, '#7a4a00'),
    tilt: 5,
  },
  lamps: {
    cells: ['..1.', '.*..', '2.#.', '..3.'],
    over: on('21 33 13', LAMP),
    hero: `<g transform="scale(1.15)">${LAMP}</g>`,
    tilt: 10,
  },
  hitori: {
    cells: ['.454', '.*2.', '3.13', '52.1'],
    over: on('20 13 32 02', INK),
    hero: heroDigit(2),
    tilt: 6,
  },
  mosaic: {
    over:
      on('12 21 22 23 31 30', INK) +
      on('22', num(0, 20, 56, 6, '#fff')) +
      on('31', num(0, 20, 56, 5, '#fff')) +
      on('13', num(0, 20, 56, 3, '#0f2744')),
    hero: heroDigit(7),
    tilt: 9,
  },
  'mine-logic': {
    cells: ['.1.2', '.*3.', '1...', '.2.1'],
    over: on('13 21 32', MINE),
    hero: `<g transform="scale(1.2)">${MINE}</g>`,
    tilt: 4,
  },
  aquarium: {
    over: on('20 21 30 31 32 33 13 23', WATER),
    hero: `<g transform="scale(.8)">${WATER}</g>`,
    tilt: 3,
  },
  mercury: {
    over:
      stroke(
        [
          [3, 0],
          [2, 0],
        ],
        '#c9b0b5',
        34,
      ) +
      stroke(
        [
          [1, 2],
          [1, 3],
        ],
        '#c9b0b5',
        34,
      ) +
      stroke(
        [
          [3, 3],
          [2, 3],
          [1, 3],
        ],
        '#c9b0b5',
        34,
      ) +
      stroke(
        [
          [3, 3],
          [2, 3],
        ],
        '#e2475f',
        26,
      ) +
      stroke(
        [
          [3, 1],
          [2, 1],
        ],
        '#e2475f',
        26,
      ) +
      stroke(
        [
          [2, 2],
          [3, 2],
        ],
        '#c9b0b5',
        34,
      ) +
      stroke(
        [
          [1, 2],
          [1, 2],
        ],
        '#e2475f',
        40,
      ) +
      disc([3, 3], 38, '#e2475f') +
      disc([3, 1], 38, '#e2475f') +
      disc([3, 0], 38, '#c9b0b5') +
      disc([2, 2], 38, '#c9b0b5') +
      disc([1, 2], 38, '#e2475f'),
    hero:
      ball(4, 42, '#8f2338') + ball(-2, 42, '#ee5a72') + '<circle cx="-14" cy="-18" r="11" fill="#ffc0ca"/>',
    tilt: 7,
  },
  'domino-hide': {
    tints: ['0011', '3321', '3022', '0012'],
    over: on('12 13 20 30 32 33', PLUM) + on('22 21', DOT),
    hero: `<g transform="scale(.95)">${PLUM}</g>`,
    tilt: 11,
  },
  weighing: {
    over:
      on('12 23 31 21', INK) +
      on('02', num(0, 22, 52, 3, '#12402f')) +
      on('03', num(0, 22, 52, 4, '#12402f')) +
      on('20', num(0, 22, 52, 9, '#12402f')) +
      on('30', num(0, 22, 52, 6, '#12402f')),
    hero: heroDigit('1+4', 60),
    tilt: 5,
  },
  'quiet-rooms': {
    cells: ['....', '.*..', '3...', '..1.'],
    tints: ['0022', '0022', '3311', '3311'],
    over: on('21 13 30 33', INK),
    hero: heroDigit(2),
    tilt: 8,
  },
  fleet: {
    over:
      stroke(
        [
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        '#2c4a70',
        92,
        'transform="translate(0 5)"',
      ) +
      stroke(
        [
          [2, 1],
          [2, 2],
          [2, 3],
        ],
        '#6a92c6',
        86,
      ) +
      on('21 22 23', ball(0, 17, '#d6e6f9')) +
      on('03', SHIP),
    hero: `<g transform="scale(1.05)">${SHIP}</g>`,
    tilt: 4,
  },
  magnets: {
    over: on('13 21 30 33', PLUS) + on('12 22 20 32', MINUS),
    hero: `<g transform="scale(1.05)">${PLUS}</g>`,
    tilt: 6,
  },
}

/** A corner of the board of each kind, with what is to be found in it. */
export function cover({ id, slug, ground: [light, deep] }: ShadingDefinition): string {
  const { cells = EMPTY, tints = PLAIN, over = '', hero, tilt = 8 } = ART[id]!
  return boardCover(slug, {
    ground: [light, deep, '#e0fff2'],
    cells,
    tints,
    faces: facesOf(light),
    ink: shade(deep, 0.12),
    over,
    hero,
    tilt,
  })
}
