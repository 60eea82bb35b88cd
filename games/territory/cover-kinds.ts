import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import type { TerritoryDefinition } from './definitions.ts'
import { FACES, STONES } from './faces.ts'
import { FLOOD } from './mark-art.ts'

const STEP = 86
const [A, B] = [FACES[0].face, FACES[1].face]

const square = (color: string, half: number, round = 16) =>
  `<rect x="${-half}" y="${-half + 6}" width="${2 * half}" height="${2 * half}" rx="${round}" fill="${shade(color, -0.42)}"/><rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${round}" fill="${color}"/>`
const ball = (color: string, x: number, y: number, radius: number) =>
  `<circle cx="${x}" cy="${y + 4}" r="${radius}" fill="${shade(color, -0.45)}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"/><circle cx="${x - radius / 3}" cy="${y - radius / 3}" r="${Math.round(radius * 0.28)}" fill="#fff" opacity=".75"/>`
const eyes =
  '<circle cx="-14" cy="-9" r="10" fill="#fff"/><circle cx="14" cy="-9" r="10" fill="#fff"/><circle cx="-14" cy="-6" r="5" fill="#1c1c30"/><circle cx="14" cy="-6" r="5" fill="#1c1c30"/>'
const flower = (color: string) =>
  `<g fill="${color}"><circle cy="-18" r="16"/><circle cx="17" cy="-5" r="16"/><circle cx="11" cy="15" r="16"/><circle cx="-11" cy="15" r="16"/><circle cx="-17" cy="-5" r="16"/></g><circle r="11" fill="#fff1b8"/>`
const hoof = (color: string) =>
  square(color, 35) +
  `<path d="M-13 13A18 18 0 1 1 13 13" fill="none" stroke="${shade(color, -0.5)}" stroke-width="9" stroke-linecap="round"/>`
const snail =
  '<rect x="-38" y="10" width="78" height="22" rx="11" fill="#ffdf9a"/><rect x="-38" y="-16" width="18" height="42" rx="9" fill="#ffdf9a"/><circle cx="-35" cy="-20" r="6" fill="#2a1c10"/><circle cx="-22" cy="-20" r="6" fill="#2a1c10"/><circle cx="8" cy="0" r="27" fill="#e08a4a"/><circle cx="9" cy="1" r="17" fill="#a8502a"/><circle cx="10" cy="2" r="8" fill="#ffd9a8"/>'
/** The font is set once on the group of all pieces. */
const LETTERING = 'font-family="Arial,sans-serif" font-size="46" font-weight="700" text-anchor="middle"'
const digit = (value: number) => `<text y="16" fill="#2a2018">${value}</text>`
const number = (value: number, color: string) => square(color, 36) + digit(value)
const gem = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<path d="M${(at - (count - 1) / 2) * 21} -13l10 13l-10 13l-10 -13z" fill="#ffd66a"/>`,
  ).join('')

interface Picture {
  /** Five rows of five signs; a dot is an empty cell. */
  readonly rows: string
  readonly signs: Readonly<Record<string, string>>
  /** The sign of the large piece in front, and where it is. */
  readonly hero: string
  readonly at: readonly [x: number, y: number]
  /** The bare cell. */
  readonly cell?: string
}

const stone = (seat: 0 | 1) => discArt(34, STONES[seat])
const disc = (seat: 0 | 1) => discArt(35, FACES[seat])

const PICTURES: Readonly<Record<string, Picture>> = {
  'drop-burst': {
    rows: '.a..b.aA.b.AXB..aBb..b.b.',
    signs: {
      a: ball(A, 0, 0, 16),
      A: ball(A, -15, 6, 15) + ball(A, 15, -6, 15),
      b: ball(B, 0, 0, 16),
      B: ball(B, -15, 6, 15) + ball(B, 15, -6, 15),
      X: ball(A, 0, -20, 17) + ball(A, -20, 0, 17) + ball(A, 20, 0, 17) + ball(A, 0, 20, 17),
    },
    hero: 'X',
    at: [200, 196],
  },
  'peace-stones': {
    rows: '.ab..ab.ba.abba.b.ab..aba',
    signs: { a: stone(0), b: stone(1) },
    hero: 'b',
    at: [120, 250],
  },
  'cats-and-dogs': {
    rows: 'a.b.ba..b..a.b.a.a..b..ba',
    signs: { a: disc(0), b: disc(1) },
    hero: 'a',
    at: [286, 150],
  },
  'snail-home': {
    rows: '....H.ss....s...gs..g....',
    signs: {
      s: '<circle r="32" fill="#d6f596" opacity=".7"/><circle cx="-9" cy="-9" r="9" fill="#fff" opacity=".6"/>',
      g: '<circle r="32" fill="#d6f596" opacity=".7"/>',
      H: square(B, 38),
      n: snail,
    },
    hero: 'n',
    at: [210, 220],
  },
  'sour-corner': {
    rows: 'lccccccccccccc.ccc..cc...',
    signs: {
      c: square('#8a4f2c', 40, 10) + '<rect x="-23" y="-23" width="46" height="46" rx="9" fill="#9c6238"/>',
      l: square('#c9d84a', 40, 10) + '<circle r="22" fill="#f4f7a0"/>',
    },
    hero: 'l',
    at: [128, 130],
  },
  'fence-in': {
    rows: 'bbbb.b..bBb.aaa..aA.aaaa.',
    signs: {
      a: square(A, 35),
      b: square(B, 35),
      A: discArt(38, FACES[0]) + eyes,
      B: discArt(38, FACES[1]) + eyes,
    },
    hero: 'A',
    at: [262, 280],
  },
  'hoof-prints': {
    rows: '.b..b.....a.b.a...b.a..a.',
    signs: { a: hoof(A), b: hoof(B), A: discArt(38, FACES[1]) + eyes },
    hero: 'A',
    at: [206, 150],
  },
  'row-and-column': {
    rows: '7294139aB56b*A3285c974163',
    signs: {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8, 9].map((value) => [String(value), digit(value)])),
      a: number(8, A),
      A: number(6, A),
      B: number(4, B),
      b: number(9, B),
      c: number(2, B),
      '*': discArt(30, { face: '#ffc94a', emboss: 'ring' }),
    },
    hero: 'b',
    at: [120, 212],
  },
  'colour-flood': {
    rows: '3426223142456314162511236',
    signs: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((colour) => [String(colour), square(FLOOD[colour]!, 42, 10)]),
    ),
    hero: '4',
    at: [256, 232],
  },
  'nine-plots': {
    rows: 'ab.a.b.ab..a.b.ab.a.b.a.b',
    signs: { a: flower(A), b: flower(B) },
    hero: 'a',
    at: [168, 150],
  },
  'gem-boxes': {
    rows: '231.2aa31.b2a31.3b.212b3.',
    signs: { 1: gem(1), 2: gem(2), 3: gem(3), a: square(A, 34) + gem(2), b: square(B, 34) + gem(3) },
    hero: 'b',
    at: [270, 270],
  },
  'five-captives': {
    rows: '..ab.aba.b.bba.abb.a..ab.',
    signs: { a: stone(1), b: stone(0) },
    hero: 'a',
    at: [272, 262],
  },
}

const places = (wanted: (sign: number) => boolean) =>
  Array.from({ length: 25 }, (_, cell) => cell)
    .filter(wanted)
    .map((cell) => ({ x: 200 + ((cell % 5) - 2) * STEP, y: 200 + (Math.floor(cell / 5) - 2) * STEP }))

/** A board close by, its pieces, and one of them in front. */
export function kindCover({ id, kind, gameId, palette }: TerritoryDefinition): string {
  const { rows, signs, hero, at } = PICTURES[id]!
  const lines = kind === 'capture' || kind === 'nogo'
  const beds = ['#8a6a44', '#74864a', '#9a7a4c', '#5f7a52']
  const ground = lines
    ? `<path d="${[-2, -1, 0, 1, 2].map((line) => `M-60 ${200 + line * STEP}h520M${200 + line * STEP} -60v520`).join('')}" stroke="#4a2c10" stroke-opacity=".5" stroke-width="4"/>`
    : kind === 'plots'
      ? [0, 1, 2, 3]
          .map(
            (bed) =>
              `<rect x="${bed % 2 ? 203 : -60}" y="${bed > 1 ? 246 : -60}" width="${bed % 2 ? 260 : 257}" height="${bed > 1 ? 230 : 300}" fill="${beds[bed]}"/>`,
          )
          .join('')
      : stamps(
          `${id}-t`,
          `<rect x="-40" y="-40" width="80" height="80" rx="16" fill="${kind === 'rows' ? '#f2e4c4' : shade(palette, -0.36)}"/>`,
          places(() => true),
        )
  const pieces = Object.entries(signs)
    .map(([sign, art], index) => {
      const spots = places((cell) => rows[cell] === sign)
      return spots.length > 0 ? stamps(`${id}-s${index}`, art, spots) : ''
    })
    .join('')
  const [x, y] = at
  return (
    coverArt(id).ground(shade(palette, 0.24), shade(palette, -0.3), '#FFF6DC', 0.5) +
    `<g ${LETTERING}>` +
    tilted((gameId % 2 ? 1 : -1) * 8, ground + pieces) +
    contactShadow(x + 6, y + 78, 76, 18, 0.36) +
    `<g transform="translate(${x} ${y}) scale(2.1)">${signs[hero]}</g></g>`
  )
}
