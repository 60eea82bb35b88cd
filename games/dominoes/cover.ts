import { contactShadow, coverArt, coverSvg, num } from '#kit/game/cover.ts'
import type { DominoDefinition, Palette } from './definitions.ts'
import { pipColor, pipPlaces } from './faces.ts'

/** x, y, degrees, length of the short side, and the halves of a tile; without them it is face down. */
type Row = readonly [x: number, y: number, turn: number, unit: number, first?: number, second?: number]

interface Picture {
  readonly tiles: readonly Row[]
  /** Drawn on the mat below the tiles, and above them. */
  readonly under?: string
  readonly over?: string
}

const round = (value: number) => Math.round(value * 10) / 10

/** All pips of a half as one path of dots. */
function pips(value: number, unit: number, [index, palette]: readonly [number, Palette]) {
  if (value === 0) return ''
  const dots = pipPlaces(value)
    .map(([x, y]) => `M${round(unit * (index - 0.5 + x))} ${round(unit * y)}h0`)
    .join('')
  const wide = round(unit * (value > 6 ? 0.19 : 0.22))
  return `<path d="${dots}" stroke="${pipColor(palette, value)}" stroke-width="${wide}" stroke-linecap="round"/>`
}

function tile(palette: Palette, [x, y, turn, unit, first, second]: Row): string {
  const { face, edge, back } = palette
  const body = (dx: number, dy: number, fill: string, more = '') =>
    `<rect x="${round(dx - unit)}" y="${round(dy - unit / 2)}" width="${round(2 * unit)}" height="${unit}" rx="${round(unit * 0.17)}" fill="${fill}"${more}/>`
  // The thickness is visible below, whatever the rotation.
  const radians = (turn * Math.PI) / 180
  const down = (far: number) => [far * Math.sin(radians), far * Math.cos(radians)] as const
  const shadow = body(...down(unit * 0.2), '#000', ' opacity=".3"')
  const isBack = first === undefined || second === undefined
  const side = body(...down(unit * 0.12), isBack ? '#3a1810' : edge)
  const line = `<path d="M0 ${round(-unit * 0.36)}V${round(unit * 0.36)}" stroke="#8a6a3a" stroke-width="${round(unit * 0.05)}"/>`
  const marks = isBack
    ? `<rect x="${round(-unit * 0.86)}" y="${round(-unit * 0.36)}" width="${round(unit * 1.72)}" height="${round(unit * 0.72)}" rx="${round(unit * 0.1)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`
    : line + pips(first, unit, [0, palette]) + pips(second, unit, [1, palette])
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${shadow}${side}${body(0, 0, isBack ? back : face)}${marks}</g>`
}

const disc = (x: number, y: number, text: string, color: string) =>
  `<circle cx="${x}" cy="${y + 7}" r="62" fill="#000" opacity=".35"/><circle cx="${x}" cy="${y}" r="62" fill="${color}"/>` +
  `<ellipse cx="${x - 18}" cy="${y - 34}" rx="28" ry="13" fill="#fff" opacity=".4"/>${num(x, y + 25, 70, text, '#fff8e8')}`

const RAILS =
  '<g transform="rotate(-14 200 200)"><path d="M-40 230H440M-40 290H440" stroke="#3a1c08" stroke-width="12"/>' +
  `<path d="${Array.from({ length: 11 }, (_, index) => `M${index * 44 - 20} 214V306`).join('')}" stroke="#7a4a24" stroke-width="14"/></g>`
const ENGINE =
  '<g transform="translate(92 120) rotate(-14)"><rect x="-70" y="-18" width="104" height="58" rx="16" fill="#1f7a74"/><rect x="14" y="-66" width="62" height="106" rx="10" fill="#2a9a90"/>' +
  '<rect x="28" y="-50" width="34" height="34" rx="6" fill="#ffe08a"/><path d="M-54-18V-52H-28V-18Z" fill="#14504c"/><rect x="-76" y="32" width="158" height="14" rx="6" fill="#c23a2a"/>' +
  '<circle cx="-46" cy="56" r="20" fill="#3a1c14"/><circle cx="6" cy="56" r="20" fill="#3a1c14"/><circle cx="56" cy="56" r="20" fill="#3a1c14"/><circle cx="-40" cy="-78" r="16" fill="#fff" opacity=".7"/><circle cx="-8" cy="-98" r="22" fill="#fff" opacity=".5"/></g>'
const CAPE =
  '<path d="M-20-20H420V150C330 250 300 130 210 220 120 310 90 190-20 300Z" fill="#e8503a"/><path d="M-20-20H420V90C330 190 300 80 210 160 120 240 90 130-20 230Z" fill="#ff7a55"/>'
const FJORD =
  '<path d="M-10 250L70 90 130 190 210 50 300 210 350 130 410 250Z" fill="#0c4654"/><path d="M70 90L96 134 70 150 52 126ZM210 50L246 114 214 132 178 112Z" fill="#f4fbff"/><path d="M-10 250H410V410H-10Z" fill="#1f7a8a" opacity=".7"/>'
const HALVES = '<path d="M0 0H400L0 400Z" fill="#2f8a74" opacity=".55"/>'
const WALL =
  '<path d="M-10 70H410M-10 150H410M-10 250H410M-10 330H410M60 0V70M230 0V70M150 70V150M330 70V150M60 330V400M250 330V400M160 250V330M340 250V330" stroke="#c98a5a" stroke-width="6" opacity=".4"/>'

const PICTURES: Readonly<Record<string, Picture>> = {
  'draw-dominoes': {
    tiles: [
      [110, 290, -18, 74],
      [150, 320, 6, 74],
      [90, 120, 8, 92, 3, 6],
      [276, 150, 98, 92, 6, 1],
      [270, 330, 8, 70, 1, 4],
    ],
  },
  'block-dominoes': {
    under: WALL,
    tiles: [
      [10, 200, 0, 84, 2, 5],
      [132, 200, 90, 84, 5, 5],
      [258, 200, 0, 84, 5, 3],
      [400, 200, 90, 84, 3, 3],
    ],
  },
  'all-fives': {
    tiles: [
      [200, 200, 90, 86, 5, 5],
      [66, 200, 0, 86, 2, 5],
      [334, 200, 0, 86, 5, 3],
      [200, 30, 90, 86, 0, 5],
    ],
    over: disc(310, 318, '10', '#c03a2e'),
  },
  'mexican-train': {
    under: RAILS + ENGINE,
    tiles: [
      [90, 288, -14, 66, 9, 7],
      [224, 255, -14, 66, 7, 8],
      [358, 221, -14, 66, 8, 4],
    ],
  },
  'cross-dominoes': {
    tiles: [
      [200, 200, 45, 80, 6, 6],
      [97, 97, 45, 66, 2, 6],
      [303, 303, 45, 66, 6, 4],
      [276, 124, 135, 66, 6, 1],
      [124, 276, 135, 66, 3, 6],
    ],
  },
  'matador-dominoes': {
    under: CAPE,
    tiles: [
      [140, 230, 72, 96, 3, 4],
      [276, 250, 108, 96, 1, 6],
      [320, 80, 20, 54, 0, 0],
    ],
  },
  'bergen-dominoes': {
    under: FJORD,
    tiles: [
      [58, 300, 0, 72, 4, 1],
      [166, 300, 90, 72, 1, 1],
      [240, 300, 90, 72, 2, 2],
      [348, 300, 0, 72, 2, 4],
    ],
  },
  'partner-dominoes': {
    under: HALVES,
    tiles: [
      [90, 110, -45, 70, 9, 9],
      [160, 160, -45, 70, 7, 9],
      [250, 240, -45, 70, 8, 5],
      [320, 300, -45, 70, 8, 8],
    ],
  },
  'domino-frame': {
    tiles: [
      [124, 66, 0, 76, 1, 4],
      [276, 66, 0, 76, 4, 2],
      [334, 200, 90, 70, 3, 6],
      [276, 334, 180, 76, 6, 0],
      [124, 334, 180, 76, 0, 5],
      [66, 200, -90, 70, 5, 1],
    ],
    over: num(200, 226, 80, '12', '#ffe08a'),
  },
}

/** Tiles on the game's own mat. */
export function cover({ slug, palette }: DominoDefinition): string {
  const art = coverArt(slug)
  const [light, deep] = palette.felt
  const { tiles, under = '', over = '' } = PICTURES[slug]!
  const drawn = tiles.map((row) => tile(palette, row)).join('')
  const ground = art.ground(light, deep) + contactShadow(200, 380, 160, 12, 0.2)
  return coverSvg(ground + under + drawn + over)
}
