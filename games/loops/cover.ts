import { coverArt, slab } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import {
  black,
  column,
  hexes,
  isle,
  moon,
  palmTree,
  post,
  sheepFace,
  stone,
  sunny,
  tag,
  white,
  wolfFace,
} from './cover-pieces.ts'
import type { LoopsDefinition } from './definitions.ts'
import { LINES } from './looks.ts'
import type { LoopKind } from './puzzle.ts'

const STEP = 92
const LEFT = 16

/** Centre of a tile; halves lie on its borders. */
const at = (spot: string): readonly [number, number] => {
  const [x, y] = spot.split(',').map(Number) as [number, number]
  return [LEFT + STEP / 2 + x * STEP, LEFT + STEP / 2 + y * STEP]
}

/** Puts a drawing at places such as `1,2`. */
const on = (spots: string, drawing: string) =>
  spots
    .split(' ')
    .map((spot) => `<g transform="translate(${at(spot).join(' ')})">${drawing}</g>`)
    .join('')

/** Digits at places: `1,1=2 3,1=2`; they share their style. */
const digits = (list: string, color: string, size = 46) =>
  `<g font-family="Bricolage Grotesque Variable,Bricolage Grotesque,Arial,sans-serif" font-weight="800" font-size="${size}" text-anchor="middle" fill="${color}">${list
    .split(' ')
    .map((item) => {
      const [spot, text] = item.split('=') as [string, string]
      const [x, y] = at(spot)
      return `<text x="${Math.round(x)}" y="${Math.round(y + size * 0.36)}">${text}</text>`
    })
    .join('')}</g>`

interface Art {
  /** Corners of the line; several lines are separated by `/`. */
  readonly line: string
  readonly over: (deep: string) => string
  readonly under?: (light: string, slug: string) => string
  /** Tiles of another colour. */
  readonly dark?: string
  readonly warm?: string
  readonly tilt: number
}

const ART: Readonly<Record<LoopKind, Art>> = {
  fence: {
    line: '0.5,0.5 2.5,0.5 2.5,1.5 3.5,1.5 3.5,3.5 1.5,3.5 1.5,2.5 0.5,2.5 0.5,0.5',
    over: (deep) =>
      on(
        '0.5,0.5 1.5,0.5 2.5,0.5 2.5,1.5 3.5,1.5 3.5,2.5 3.5,3.5 2.5,3.5 1.5,3.5 1.5,2.5 0.5,2.5 0.5,1.5',
        post,
      ) + digits('1,1=2 3,1=2 2,2=0 1,3=3 3,3=2 0,2=1 2,0=1', deep),
    tilt: 6,
  },
  honeycomb: {
    line: '',
    under: hexes,
    over: (deep) => digits('2,1.98=3 1.06,1.98=4 1.53,1.17=2 2.47,2.79=5 2.47,1.17=1', deep, 44),
    tilt: 4,
  },
  pearls: {
    line: '0,1 0,3 2,3 2,2 3,2 3,0 1,0 1,1 0,1',
    over: () => on('0,3 3,0', black) + on('1,3 3,1 0,2', white),
    tilt: 8,
  },
  tour: {
    line: '0,0 3,0 3,3 2,3 2,2 1,2 1,3 0,3 0,0',
    over: () => on('1,1 2,1', palmTree),
    dark: '1,1 2,1',
    tilt: 5,
  },
  arrows: {
    line: '0,0 2,0 2,1 3,1 3,3 2,3 2,2 0,2 0,0',
    over: () => on('1,1', tag('2', 0)) + on('3,0', tag('1', 180)) + on('1,3', tag('1', 180)),
    dark: '1,1 3,0 1,3',
    tilt: 9,
  },
  country: {
    line: '0,0 2,0 2,1 3,1 3,3 1,3 1,2 0,2 0,0',
    over: (deep) => digits('1,1=4 2,2=3 0,3=2', deep, 44),
    warm: '0,0 1,0 2,0 0,1 1,1 2,3 3,3 3,2 2,2',
    tilt: 7,
  },
  castle: {
    line: '0,0 3,0 3,2 2,2 2,3 0,3 0,0',
    over: () =>
      on('1,1', column('#fff3d6', '#c9a868', '3', '#3b2a10')) +
      on('3,3', column('#2d2836', '#15121c', '2', '#fff')),
    tilt: 5,
  },
  tracks: {
    line: '-1,0 1,0 1,1 2,1 2,2 0,2 0,3 3,3 3,4',
    over: (deep) => digits('3,0=2 3,1=3', shade(deep, 0.05), 44),
    tilt: 10,
  },
  skies: {
    line: '0,0 2,0 2,1 3,1 3,3 0,3 0,0',
    over: () => on('1,0 3,2', sunny) + on('1,1 0,2 2,3', moon),
    warm: '0,0 1,0 2,0 2,1 1,3 2,3 3,3 3,2',
    tilt: 6,
  },
  lengths: {
    line: '0,0 3,0 3,2 1,2 1,3 0,3 0,0',
    over: (deep) => on('2,0', stone('3', deep)) + on('3,2', stone('2', deep)) + on('0,1', stone('3', deep)),
    tilt: 8,
  },
  middles: {
    line: '0,0 2,0 2,2 3,2 3,3 1,3 1,1 0,1 0,0',
    over: (deep) =>
      on(
        '1,0 2,1 1,2 2,3',
        `<circle cy="4" r="24" fill="${deep}"/><circle r="22" fill="${deep}"/><circle r="14" fill="#ffd44f"/>`,
      ),
    tilt: 4,
  },
  'pearl-tour': {
    line: '0,0 1,0 1,1 2,1 2,0 3,0 3,3 2,3 2,2 1,2 1,3 0,3 0,0',
    over: () => on('0,3 3,0', black) + on('0,1 3,2 2,1', white),
    tilt: -5,
  },
  'stone-tour': {
    line: '0,0 3,0 3,1 1,1 1,2 3,2 3,3 0,3 0,0',
    over: (deep) => on('1,0', stone('3', deep)) + on('2,1', stone('2', deep)) + on('0,2', stone('3', deep)),
    tilt: 9,
  },
  'half-tour': {
    line: '0,0 2,0 2,1 3,1 3,3 1,3 1,2 0,2 0,0',
    over: (deep) => on('1,0 3,2 2,3 0,1', dot(deep)) + on('2,0.5', dot(deep)),
    warm: '0,3 1,1 2,2 3,0',
    tilt: -8,
  },
  knots: {
    line: '0,0 3,0 3,2 2,2 2,3 0,3 0,0',
    over: (deep) => on('1,0 0,2 3,1', plate(deep, 0)) + on('3,0 2,2 0,3', plate(deep, 45)),
    tilt: 7,
  },
  counted: {
    line: '0,1 2,1 2,0 3,0 3,3 1,3 1,2 0,2 0,1',
    over: (deep) => digits('0,0=2 1,0=3 0,3=3', deep, 46),
    warm: '0,0 1,0 0,3',
    tilt: 4,
  },
  'counted-pearls': {
    line: '0,0 2,0 2,2 3,2 3,3 0,3 0,0',
    over: (deep) => on('0,0 0,3', black) + on('1,3 2,1', white) + digits('3,0=4 3,1=2', deep, 46),
    warm: '3,0 3,1',
    tilt: 10,
  },
  'area-pearls': {
    line: '0,1 1,1 1,0 3,0 3,2 2,2 2,3 0,3 0,1',
    over: () => on('3,0 0,3', black) + on('3,1 1,3', white),
    warm: '0,0 1,0 0,1 1,1 2,2 2,3 3,3 3,2',
    tilt: -6,
  },
  'area-stones': {
    line: '0,0 2,0 2,2 3,2 3,3 1,3 1,1 0,1 0,0',
    over: (deep) => on('1,0', stone('2', deep)) + on('1,2', stone('2', deep)) + on('2,1', stone('2', deep)),
    warm: '0,0 0,1 1,0 2,0 1,3 2,3 3,3 3,2',
    tilt: -10,
  },
  sheep: {
    line: '0.5,0.5 2.5,0.5 2.5,1.5 3.5,1.5 3.5,2.5 1.5,2.5 1.5,3.5 0.5,3.5 0.5,0.5',
    over: (deep) =>
      on('1,1 3,2', sheepFace) + on('3,1 2,3', wolfFace) + digits('1,3=3 2,1=1 1,2=2 0,2=1', deep),
    tilt: -7,
  },
  lookout: {
    line: '0,0 3,0 3,2 2,2 2,3 0,3 0,0',
    over: () => digits('1,1=8 2,1=7 3,3=3', '#fdf6e6', 52),
    dark: '1,1 2,1 3,3',
    tilt: -4,
  },
  crossings: {
    line: '1,1 3,1 3,2 2,2 2,3 1,3 1,1',
    over: () => digits('0,1.5=2 0,2.5=2 1.5,0=2 2.5,0=2', '#fdf6e6', 52) + on('3,3', palmTree),
    dark: '0,0 1,0 2,0 3,0 0,1 0,2 0,3 3,3',
    tilt: 7,
  },
  'knot-tour': {
    line: '0,0 1,0 1,2 2,2 2,0 3,0 3,3 0,3 0,0',
    over: (deep) => on('1,2 2,2 3,0', plate(deep, 45)) + on('0,1 2,1 1,3', plate(deep, 0)),
    tilt: 11,
  },
  bridges: {
    line: '0.4,0.4 3,0.4/3,0.28 3,2.6/3.2,0.28 3.2,2.6/0.4,0.4 0.4,2.6/0.4,2.6 3,2.6',
    over: () =>
      on('0.4,0.4', isle('2')) +
      on('3.1,0.4', isle('3')) +
      on('0.4,2.6', isle('2')) +
      on('3.1,2.6', isle('3')),
    under: (light) => `<rect x="-40" y="-40" width="480" height="480" fill="${shade(light, -0.1)}"/>`,
    tilt: 7,
  },
}

const dot = (deep: string) =>
  `<circle cy="4" r="22" fill="${deep}"/><circle r="21" fill="${deep}"/><circle r="13" fill="#ffd44f"/>`
const plate = (deep: string, turn: number) =>
  `<g transform="rotate(${turn})"><rect x="-24" y="-24" width="48" height="48" rx="8" fill="${deep}"/><rect x="-15" y="-15" width="30" height="30" rx="5" fill="#fffaf0"/></g>`

const lineOf = (corners: string) =>
  corners
    .split('/')
    .map(
      (one) =>
        `M${one
          .split(' ')
          .map((spot) => at(spot).join(' '))
          .join('L')}`,
    )
    .join('')

/** A corner of each board with its line. */
export function cover({ slug, kind, ground: [light, deep] }: LoopsDefinition): string {
  const { line, over, under, dark = '', warm = '', tilt } = ART[kind]
  const [darks, warms] = [dark.split(' '), warm.split(' ')]
  const face = (name: string, top: string, side: string) =>
    `<g id="${slug}-${name}">${slab({ x: -43, y: -44, width: 86, height: 86, radius: 15, top, side, depth: 7 })}</g>`
  let tiles = ''
  for (let y = -1; y < 5; y++)
    for (let x = -1; x < 5; x++) {
      const spot = `${x},${y}`
      const name = darks.includes(spot) ? 'd' : warms.includes(spot) ? 'w' : (x + y) % 2 === 0 ? 'a' : 'b'
      const [left, top] = at(spot)
      tiles += `<use href="#${slug}-${name}" x="${left}" y="${top}"/>`
    }
  const faces =
    face('a', shade(light, 0.86), shade(light, 0.28)) +
    face('b', shade(light, 0.7), shade(light, 0.18)) +
    (dark ? face('d', shade(deep, 0.16), shade(deep, -0.25)) : '') +
    (warm ? face('w', '#fff1cf', '#c9ab6c') : '')
  const board = under ? under(light, slug) : `<defs>${faces}</defs>${tiles}`
  const drawing = line
    ? `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path id="${slug}-l" d="${lineOf(line)}" stroke="#0a0614" stroke-opacity=".3" stroke-width="${LINES[kind][0]![1] * STEP}" transform="translate(0 6)"/>` +
      LINES[kind]
        .map(([color, width, dash]) => {
          const dashes = dash
            ? ` stroke-linecap="butt" stroke-dasharray="${dash.map((part) => Math.round(part * STEP)).join(' ')}"`
            : ''
          return `<path d="${lineOf(line)}" stroke="${color}" stroke-width="${Math.round(width * STEP)}"${dashes}/>`
        })
        .join('') +
      '</g>'
    : ''
  return (
    coverArt(slug).ground(shade(deep, 0.1), shade(deep, -0.3), light, 0.4) +
    `<g transform="rotate(${tilt} 200 200) translate(200 200) scale(1.06) translate(-200 -200)">${board}${drawing}${over(shade(deep, -0.1))}</g>`
  )
}
