import { contactShadow, coverArt, slab, tilted, type CoverArt } from '#kit/game/cover.ts'
import type { MatchDefinition, MatchKind } from './definitions.ts'

interface Skin {
  readonly color: string
  readonly dark: string
  readonly path: string
}

/** Gems of the size 100 around the origin. */
const GEMS: readonly Skin[] = [
  { color: '#ff4f6b', dark: '#9c1234', path: 'M0-52 46 0 0 52-46 0Z' },
  { color: '#2f9dff', dark: '#0b4a94', path: 'M-42-40Q0-52 42-40C46 12 28 38 0 51-28 38-46 12-42-40Z' },
  { color: '#ffc52e', dark: '#b06f00', path: 'M0-52 15-20 50-16 24 8 31 43 0 26-31 43-24 8-50-16-15-20Z' },
  { color: '#36cf72', dark: '#0c6a36', path: 'M40-43C52 16 24 54-14 46-57 34-52-20-14-33 5-41 24-33 40-43Z' },
  { color: '#a55cff', dark: '#4f1c9c', path: 'M30-38A48 48 0 1 1-42 25C-10 22 18 6 30-38Z' },
  { color: '#ff8a35', dark: '#a33d08', path: 'M48 0 24 42H-24L-48 0-24-42H24Z' },
]

/** Hollow in the middle: a highlight there would float. */
const MOON = 4
const SHINE =
  '<ellipse cx="-14" cy="-18" rx="13" ry="5" transform="rotate(-35 -14 -18)" fill="#fff" fill-opacity=".8"/>'

/** A shared definition per gem: a board of drawn ones would be too much text. */
const gemDef = (slug: string, kind: number) => {
  const { color, dark, path } = GEMS[kind]!
  return (
    `<g id="${slug}-g${kind}"><path d="${path}" transform="translate(0 8)" fill="${dark}"/><path d="${path}" fill="${color}"/>` +
    (kind === MOON
      ? ''
      : `<path d="${path}" transform="scale(.62)" fill="#fff" fill-opacity=".28"/>${SHINE}`) +
    '</g>'
  )
}

/** What the drawings of one cover share. */
interface Kit {
  readonly art: CoverArt
  gem(kind: number, x: number, y: number, size?: number): string
  hero(kind: number, x: number, y: number, size: number): string
  /** A piece of board in rows of kinds; a dot leaves a hollow. */
  board(rows: readonly string[], size: number, dark: string): string
}

function kitOf(slug: string, art: CoverArt): Kit {
  const gem = (kind: number, x: number, y: number, size = 1) =>
    `<use href="#${slug}-g${kind}" transform="translate(${Math.round(x)} ${Math.round(y)})${size === 1 ? '' : ` scale(${size})`}"/>`
  return {
    art,
    gem,
    hero: (kind, x, y, size) =>
      contactShadow(x + 6, y + 58 * size, 46 * size, 12 * size) + gem(kind, x, y, size),
    board(rows, size, dark) {
      const k = Math.round((size / 118) * 92) / 100
      const half = Math.round(size * 0.46)
      const cells = rows.flatMap((row, line) =>
        [...row].map((sign, at) => ({
          sign,
          x: Math.round(200 + (at - (row.length - 1) / 2) * size),
          y: Math.round(200 + (line - (rows.length - 1) / 2) * size),
        })),
      )
      const trays = cells
        .map(
          ({ x, y }) =>
            `<rect x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="20"/>`,
        )
        .join('')
      const gems = cells.map(({ sign, x, y }) => (sign === '.' ? '' : gem(Number(sign), x, y, k))).join('')
      return `<g fill="${dark}" fill-opacity=".34">${trays}</g>${gems}`
    },
  }
}

const DRAWINGS: Readonly<Record<MatchKind, (kit: Kit) => string>> = {
  duel: ({ board }) =>
    tilted(-8, board(['14243', '30.12', '2...4', '41.30', '03214'], 104, '#2a0618')) +
    `<g transform="rotate(38 200 200)"><path d="M186 300V100L200 58l14 42v200z" fill="#8fa3bd"/><path d="M200 58l14 42v200h-14z" fill="#e8f0fa"/>` +
    slab({ x: 138, y: 292, width: 124, height: 22, radius: 11, top: '#ffcf4a', side: '#a86a08', depth: 8 }) +
    `<rect x="188" y="314" width="24" height="58" rx="10" fill="#7a3b1c"/><circle cx="200" cy="382" r="18" fill="#ff4f6b"/></g>`,
  goals: ({ board }) =>
    tilted(5, board(['1324', '20.1', '4153'], 124, '#05303c')) +
    `<path d="M-20 300Q100 262 210 296T430 280V420H-20Z" fill="#c89a55"/><path d="M-20 290Q100 252 210 286T430 270V320Q300 310 210 336T-20 330Z" fill="#f0d190"/>` +
    contactShadow(200, 338, 84, 16) +
    `<path d="M200 336 168 306C60 254 92 142 200 144 308 142 340 254 232 306Z" fill="#e09a86"/>` +
    `<path d="M200 326 168 298C66 248 98 136 200 138 302 136 334 248 232 298Z" fill="#ffdccb"/>` +
    `<path d="M200 310V160M186 300 138 176M214 300 262 176M176 292 106 216M224 292 294 216" stroke="#e09a86" stroke-width="8" stroke-linecap="round"/>`,
  trace: ({ board, hero }) =>
    tilted(-6, board(['4132', '3424', '2143', '0431'], 112, '#160c40')) +
    `<path d="M36 322 150 230 212 292 262 186 330 84" fill="none" stroke="#0a0430" stroke-opacity=".5" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="M36 318 150 226 212 288 262 182 330 80" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round"/>` +
    hero(4, 150, 226, 0.9) +
    hero(4, 212, 288, 0.9) +
    hero(4, 262, 182, 1.1),
  collapse: ({ gem, hero }) =>
    [0, 1, 2, 3, 4]
      .flatMap((column) =>
        Array.from({ length: 5 - column }, (_, row) =>
          gem((column + row * 2) % 5, 36 + column * 88, 372 - row * 84, 0.84),
        ),
      )
      .join('') + hero(2, 292, 120, 1.35),
  rotate: ({ board, hero }) =>
    tilted(6, board(['0213', '3..1', '1..0', '2031'], 116, '#062818')) +
    `<circle cx="200" cy="200" r="128" fill="#0a3a22" fill-opacity=".55"/>` +
    hero(3, 148, 148, 0.95) +
    hero(2, 252, 148, 0.95) +
    hero(3, 252, 252, 0.95) +
    hero(3, 148, 252, 0.95) +
    `<path d="M200 62A138 138 0 0 1 338 200" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M338 236 308 190H368Z" fill="#fff"/>`,
  hex({ gem, hero }) {
    const cell = (x: number, y: number, kind: number) =>
      `<path d="M${x + 66} ${y} ${x + 33} ${y + 57}H${x - 33}L${x - 66} ${y} ${x - 33} ${y - 57}H${x + 33}Z" fill="#3a2404" fill-opacity=".42"/>${gem(kind, x, y, 0.86)}`
    const spots = [
      [200, 76, 1],
      [200, 324, 3],
      [92, 138, 0],
      [92, 262, 4],
      [308, 138, 3],
      [308, 262, 1],
      [-16, 76, 3],
      [-16, 200, 1],
      [-16, 324, 0],
      [416, 76, 4],
      [416, 200, 0],
      [416, 324, 5],
      [92, 14, 5],
      [308, 14, 0],
      [92, 386, 1],
      [308, 386, 4],
    ] as const
    return spots.map(([x, y, kind]) => cell(x, y, kind)).join('') + hero(2, 200, 196, 1.5)
  },
  slide: ({ board, gem }) =>
    board(['1304', '4521', '0142'], 122, '#081236') +
    slab({
      x: -40,
      y: 138,
      width: 480,
      height: 118,
      radius: 34,
      top: '#5f86e0',
      side: '#1c3a8c',
      depth: 16,
    }) +
    [0, 1, 2, 3].map((at) => gem(5, 26 + at * 112, 196, 0.94)).join('') +
    `<path d="M330 306H250V282L200 318l50 36v-24h80z" fill="#fff" fill-opacity=".92" transform="rotate(180 265 318)"/>`,
  corner: ({ board, hero }) =>
    board(['2.0', '.4.', '1.5'], 132, '#06304a') +
    `<path d="M112 288 288 112" stroke="#fff" stroke-opacity=".9" stroke-width="16" stroke-linecap="round"/>` +
    hero(3, 112, 290, 1.2) +
    hero(3, 290, 110, 1.2),
  slant: ({ board, gem, hero }) =>
    board(['0.12.', '.0..1', '2.3.0', '1..2.'], 104, '#1c0c40') +
    `<path d="M30 30 330 330" stroke="#fff" stroke-opacity=".75" stroke-width="96" stroke-linecap="round"/>` +
    [0, 1, 2].map((at) => gem(4, 40 + at * 92, 40 + at * 92, 0.94)).join('') +
    hero(4, 318, 318, 1.25),
  knight: ({ board, hero }) =>
    tilted(-5, board(['3120', '0.43', '24.1', '1302'], 112, '#1a2208')) +
    `<path d="M112 318V128Q112 96 146 96H262" fill="none" stroke="#fff" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" stroke-dasharray="2 34"/>` +
    hero(5, 112, 306, 1.2) +
    hero(1, 292, 100, 1.2),
  reach: ({ board, hero }) =>
    board(['2.41', '.30.', '4..3', '1.24'], 108, '#062028') +
    `<path d="M84 200Q200 96 316 200" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M330 170 320 212 282 194Z" fill="#fff"/>` +
    hero(1, 76, 236, 1.15) +
    hero(0, 324, 244, 1.15),
  tilt: ({ board, hero }) =>
    tilted(16, board(['2031', '104.', '35..', '0...'], 112, '#34100a')) +
    hero(0, 270, 296, 1.3) +
    `<path d="M330 150A150 150 0 0 0 210 56" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/><path d="M214 20 160 48 208 88Z" fill="#fff"/>`,
  mirror: ({ board, hero }) =>
    board(['20.02', '1...1', '04.40', '2...2'], 100, '#0c1630') +
    `<path d="M200-20V420" stroke="#fff" stroke-opacity=".85" stroke-width="10" stroke-dasharray="24 18"/>` +
    hero(1, 106, 200, 1.25) +
    hero(1, 294, 200, 1.25),
  trefoil({ hero, gem }) {
    const cell = (x: number, y: number) =>
      `<path d="M${x + 82} ${y} ${x + 41} ${y + 71}H${x - 41}L${x - 82} ${y} ${x - 41} ${y - 71}H${x + 41}Z" fill="#0c2a06" fill-opacity=".45"/>`
    const near = [
      [8, 127, 0],
      [8, 273, 4],
      [134, 346, 2],
      [134, 54, 4],
      [386, 200, 0],
      [386, 54, 2],
      [386, 346, 3],
    ] as const
    return (
      near.map(([x, y, kind]) => cell(x, y) + gem(kind, x, y, 0.9)).join('') +
      [cell(134, 200), cell(260, 127), cell(260, 273)].join('') +
      hero(5, 134, 192, 1.2) +
      hero(1, 262, 118, 1.2) +
      hero(3, 262, 270, 1.2) +
      `<path d="M140 96A122 122 0 0 1 214 70M354 196A122 122 0 0 1 336 268M212 336A122 122 0 0 1 122 290" fill="none" stroke="#fff" stroke-width="16" stroke-linecap="round"/>`
    )
  },
  dye: ({ board, hero }) =>
    tilted(4, board(['4.21', '2...', '1..4', '0421'], 112, '#320a22')) +
    `<path d="M300-20H420V150C400 196 380 120 358 176 340 222 316 120 300 130Z" fill="#ff4f6b"/><path d="M300-20H420V40Q350 74 300 40Z" fill="#fff" fill-opacity=".3"/>` +
    [0, 1, 2].map((at) => hero(0, 74 + at * 118, 270 - at * 14, 1.08)).join('') +
    `<path d="M330 150Q352 194 330 204 308 194 330 150Z" fill="#ff4f6b"/>`,
  orbit({ hero, gem }) {
    const spots = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => (at * Math.PI) / 4)
    return (
      `<circle cx="200" cy="200" r="140" fill="none" stroke="#06103a" stroke-opacity=".5" stroke-width="104"/>` +
      `<path d="M200 26A174 174 0 0 1 366 146" fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round"/><path d="M384 196 336 156 392 130Z" fill="#fff"/>` +
      spots
        .map((turn, at) =>
          gem([1, 5, 3, 0][at % 4]!, 200 + 140 * Math.cos(turn), 200 + 140 * Math.sin(turn), 0.82),
        )
        .join('') +
      hero(2, 200, 194, 1.4)
    )
  },
  block: ({ board, hero }) =>
    tilted(-4, board(['0412', '2..4', '1..0', '4021'], 118, '#2e1a06')) +
    `<rect x="74" y="78" width="252" height="252" rx="44" fill="#fff" fill-opacity=".32"/>` +
    [
      [140, 140],
      [260, 140],
      [140, 262],
      [260, 262],
    ]
      .map(([x, y]) => hero(3, x!, y!, 1.16))
      .join(''),
  turnabout: ({ board, hero, gem }) =>
    board(['3152', '....', '2413'], 122, '#062a28') +
    `<rect x="-20" y="140" width="440" height="120" rx="40" fill="#fff" fill-opacity=".22"/>` +
    hero(0, 64, 196, 1.1) +
    gem(4, 156, 200, 0.78) +
    gem(2, 244, 200, 0.78) +
    hero(5, 336, 196, 1.1) +
    `<path d="M64 126C120 34 280 34 332 116M336 276C280 366 120 366 68 286" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round"/><path d="M352 146 302 118 354 92Z" fill="#fff"/><path d="M48 256 98 284 46 310Z" fill="#fff"/>`,
  ladder({ art }) {
    const pearl = (x: number, y: number, r: number, color: string, dark: string) =>
      contactShadow(x + 4, y + r + 4, r * 0.8, r * 0.2) + art.ball(x, y, r, color, dark)
    return (
      pearl(64, 336, 34, '#ffd9e6', '#b0708c') +
      pearl(136, 350, 34, '#ffd9e6', '#b0708c') +
      pearl(98, 284, 44, '#7fd4ff', '#1f6ea6') +
      pearl(180, 262, 60, '#8be3a1', '#1f7a44') +
      pearl(276, 176, 104, '#ffd35c', '#b06f00') +
      `<path d="M276 106 293 154 344 155 303 186 318 235 276 206 234 235 249 186 208 155 259 154Z" fill="#fff" fill-opacity=".88"/>`
    )
  },
}

const GROUNDS: Readonly<Record<MatchKind, readonly [string, string]>> = {
  duel: ['#d8577a', '#5c1236'],
  goals: ['#35c3d0', '#0b5f78'],
  trace: ['#8d72ee', '#2e1c80'],
  collapse: ['#e39a52', '#7a3c14'],
  rotate: ['#58bf80', '#12593a'],
  hex: ['#f5c244', '#a5650c'],
  slide: ['#86a5f2', '#22408f'],
  ladder: ['#ea85c2', '#7c2163'],
  corner: ['#6cc4ee', '#14567e'],
  slant: ['#b48cf5', '#44208c'],
  knight: ['#b8cc6c', '#46581a'],
  tilt: ['#ff9a72', '#8c2e14'],
  reach: ['#7cc4d2', '#1a5260'],
  mirror: ['#8fb0e6', '#22386e'],
  trefoil: ['#a0d67c', '#2a661c'],
  dye: ['#f08ab4', '#7c1c4c'],
  orbit: ['#7a98f5', '#1c2c86'],
  block: ['#f0be6c', '#7c4c12'],
  turnabout: ['#6cd6c8', '#12605c'],
}

/** The game's board, larger than the picture, with its subject. */
export function cover({ slug, kind }: MatchDefinition): string {
  const art = coverArt(slug)
  const [light, deep] = GROUNDS[kind]
  const drawing = DRAWINGS[kind](kitOf(slug, art))
  const used = GEMS.flatMap((_, gem) => (drawing.includes(`-g${gem}"`) ? [gemDef(slug, gem)] : []))
  return `${art.ground(light, deep, '#fff6dc', 0.45)}<defs>${used.join('')}</defs>${drawing}`
}
