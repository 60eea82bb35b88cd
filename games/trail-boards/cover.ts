import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { BOARDS, NYOUT_TURNS, UR_GAPS, type TrailKind } from './boards.ts'
import type { TrailDefinition } from './definitions.ts'
import { ladderLines, snakeLine } from './links-look.ts'
import { marksOf, type Mark } from './marks.ts'

interface Look {
  /** Pixels of a cell, and the board's corner. */
  readonly unit: number
  readonly at: readonly [x: number, y: number]
  readonly tilt: number
  /** Cells with pieces of the first and the second seat. */
  readonly first: readonly number[]
  readonly second: readonly number[]
  /** The large piece in front. */
  readonly hero: readonly [x: number, y: number, seat: 0 | 1]
  readonly thrown: readonly [x: number, y: number]
}

const LOOKS: Readonly<Record<TrailKind, Look>> = {
  ur: {
    unit: 92,
    at: [62, -110],
    tilt: -12,
    first: [2, 7, 16],
    second: [6, 13],
    hero: [300, 150, 0],
    thrown: [96, 300],
  },
  senet: {
    unit: 84,
    at: [10, -330],
    tilt: 14,
    first: [6, 17, 26],
    second: [7, 13, 24],
    hero: [318, 262, 1],
    thrown: [300, 96],
  },
  nyout: {
    unit: 62,
    at: [6, -2],
    tilt: 6,
    first: [3, 24],
    second: [12, 21],
    hero: [118, 300, 0],
    thrown: [292, 268],
  },
  cross: {
    unit: 60,
    at: [-130, -120],
    tilt: -8,
    first: [2, 5, 42],
    second: [30, 33, 41],
    hero: [322, 318, 0],
    thrown: [74, 84],
  },
  geese: {
    unit: 86,
    at: [-110, -190],
    tilt: 8,
    first: [62],
    second: [38],
    hero: [104, 270, 1],
    thrown: [276, 322],
  },
  ashta: {
    unit: 96,
    at: [-40, -44],
    tilt: -5,
    first: [7, 18],
    second: [9, 16],
    hero: [140, 140, 0],
    thrown: [288, 292],
  },
  snakes: {
    unit: 92,
    at: [-130, -250],
    tilt: -7,
    first: [38],
    second: [27],
    hero: [316, 92, 0],
    thrown: [96, 308],
  },
  zohn: {
    unit: 70,
    at: [32, -255],
    tilt: 9,
    first: [2, 29],
    second: [4, 27],
    hero: [190, 92, 1],
    thrown: [196, 226],
  },
}

const tidy = (value: number) => Math.round(value * 10) / 10

const STAR = Array.from({ length: 16 }, (_, at) => {
  const far = at % 2 === 0 ? 30 : 14
  return `${tidy(Math.sin((at * Math.PI) / 8) * far)} ${tidy(-Math.cos((at * Math.PI) / 8) * far)}`
}).join('L')

const SIGNS: Readonly<Record<Mark, string>> = {
  rose: `<path d="M${STAR}Z"/>`,
  sun: `<path d="M${STAR}Z"/><circle r="9" fill="#ffd25a"/>`,
  goose: '<path d="M-28 7L-14-4L4-4L10-10V-24L18-28L28-21L21-17V-4L14 14L-10 18Z"/>',
  water:
    '<path d="M-26-12l9-8 9 8 9-8 9 8 9-8M-26 6l9-8 9 8 9-8 9 8 9-8M-26 24l9-8 9 8 9-8 9 8 9-8" class="l"/>',
  three: '<path d="M-15-20v40M0-20v40M15-20v40" class="l"/>',
  two: '<path d="M-8-20v40M8-20v40" class="l"/>',
  ahead: '<path d="M-18 10L0-12L18 10" class="l"/>',
  behind: '<path d="M-18-10L0 12L18-10" class="l"/>',
  door: '<circle r="22" class="l"/>',
  cross: '<path d="M-22-22L22 22M22-22L-22 22" class="l"/>',
}

function cellsArt({ id, kind, palette, ...more }: TrailDefinition): string {
  const { unit, at } = LOOKS[kind]
  const [, tint, sign, first, second] = palette
  const isRound = kind === 'nyout' || kind === 'cross' || kind === 'zohn'
  const half = unit * 0.45
  const shape = (color: string) =>
    isRound
      ? `<circle cy="${tidy(unit * 0.05)}" r="${tidy(half)}" fill="${shade(color, -0.4)}"/><circle r="${tidy(half * 0.95)}" fill="${color}"/>`
      : `<rect x="${-tidy(half)}" y="${-tidy(half * 0.9)}" width="${tidy(2 * half)}" height="${tidy(2 * half)}" rx="${tidy(unit * 0.13)}" fill="${shade(color, -0.4)}"/><rect x="${-tidy(half)}" y="${-tidy(half)}" width="${tidy(2 * half)}" height="${tidy(2 * half)}" rx="${tidy(unit * 0.13)}" fill="${color}"/>`
  const marks = marksOf({ id, kind, palette, ...more })
  const tones = [tint, shade(tint, -0.13), first, second]
  const used = new Set<number>()
  let body = ''
  for (const [index, cell] of BOARDS[kind].cells.entries()) {
    if (kind === 'ur' && UR_GAPS.includes(index)) continue
    const [x, y] = [Math.round(at[0] + cell.x * unit), Math.round(at[1] + cell.y * unit)]
    if (x < -60 || x > 460 || y < -60 || y > 460) continue
    const tone =
      kind === 'cross' && (index >= 40 || index % 20 === 0)
        ? (index >= 40 ? index % 2 : index / 20) + 2
        : (Math.floor(index / 3) + index) % 2
    used.add(tone)
    body += `<use href="#${id}-c${tone}" x="${x}" y="${y}"/>`
    const mark =
      kind === 'cross'
        ? undefined
        : kind === 'nyout' && NYOUT_TURNS[index] && [5, 10, 22].includes(index)
          ? 'door'
          : marks.get(index)
    if (mark)
      body += `<g transform="translate(${x} ${y})${unit < 80 ? ' scale(.75)' : ''}" fill="${sign}">${SIGNS[mark].replaceAll('class="l"', `fill="none" stroke="${sign}" stroke-width="7" stroke-linecap="round"`)}</g>`
  }
  const defs = [...used].map((tone) => `<g id="${id}-c${tone}">${shape(tones[tone]!)}</g>`)
  return `<defs>${defs.join('')}</defs>${body}`
}

function linesArt({ kind, palette }: TrailDefinition): string {
  if (kind !== 'nyout') return ''
  const { unit, at } = LOOKS.nyout
  const path = [
    [...BOARDS.nyout.roads[0], 1],
    [5, ...NYOUT_TURNS[5]!.slice(0, 6)],
    [10, ...NYOUT_TURNS[10]!],
  ]
    .map(
      (line) =>
        `M${line.map((cell) => `${Math.round(at[0] + BOARDS.nyout.cells[cell]!.x * unit)} ${Math.round(at[1] + BOARDS.nyout.cells[cell]!.y * unit)}`).join('L')}`,
    )
    .join('')
  return `<path d="${path}" fill="none" stroke="${shade(palette[0], -0.35)}" stroke-width="7"/>`
}

const tidyPoint = ({ x, y }: { readonly x: number; readonly y: number }) =>
  `${Math.round(x)} ${Math.round(y)}`

/** The visible ladders and snakes. */
function linksArt({ kind, rules, palette }: TrailDefinition): string {
  if (kind !== 'snakes') return ''
  const { unit, at } = LOOKS.snakes
  const place = (cell: number) => {
    const { x, y } = BOARDS.snakes.cells[cell]!
    return { x: at[0] + x * unit, y: at[1] + y * unit }
  }
  return [17, 47, 53]
    .map((from) => {
      const to = rules.jumps![from]!
      if (to > from) {
        const path = ladderLines(place(from), place(to), unit)
          .map(([one, other]) => `M${tidyPoint(one)}L${tidyPoint(other)}`)
          .join('')
        return `<path d="${path}" stroke="#5f3a1c" stroke-width="12"/><path d="${path}" stroke="#d89a52" stroke-width="7"/>`
      }
      const path = `M${snakeLine(place(from), place(to), unit).map(tidyPoint).join('L')}`
      const { x, y } = place(from)
      return `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${shade(palette[2], -0.45)}" stroke-width="22"/><path d="${path}" stroke="${palette[2]}" stroke-width="16"/></g><circle cx="${x}" cy="${y}" r="17" fill="${palette[2]}"/><circle cx="${x - 6}" cy="${y - 5}" r="4" fill="#fff6e0"/><circle cx="${x + 6}" cy="${y - 5}" r="4" fill="#fff6e0"/>`
    })
    .join('')
}

const PIPS = [
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
] as const

function throwArt({ rules }: TrailDefinition): string {
  if (rules.throws === 'dice')
    return PIPS.map((pips, index) => {
      const dots = pips
        .map((at) => `<circle cx="${((at % 3) - 1) * 18}" cy="${(Math.floor(at / 3) - 1) * 18}" r="7"/>`)
        .join('')
      return `<g transform="translate(${index * 84 - 42} ${index * 18}) rotate(${index * 24 - 14})"><rect x="-36" y="-29" width="72" height="72" rx="17" fill="#2a1a10" opacity=".4"/><rect x="-36" y="-36" width="72" height="72" rx="17" fill="#fff6e2"/><g fill="#2a1a10">${dots}</g></g>`
    }).join('')
  const parts = {
    sticks: (up: boolean) =>
      `<rect x="-13" y="-62" width="26" height="130" rx="13" fill="#2a1a10" opacity=".4"/><rect x="-13" y="-68" width="26" height="130" rx="13" fill="${up ? '#fff6e2' : '#7a4a28'}"/><path d="${up ? 'M-5-6L5 6' : 'M-6-44L6-32M6-44L-6-32M-6-6L6 6M6-6L-6 6M-6 30L6 42M6 30L-6 42'}" stroke="${up ? '#c9a878' : '#e0a45c'}" stroke-width="5" stroke-linecap="round"/>`,
    cowries: (up: boolean) =>
      `<ellipse cy="7" rx="28" ry="38" fill="#2a1a10" opacity=".4"/><ellipse rx="28" ry="38" fill="${up ? '#fff6e2' : '#d8b48a'}"/><path d="${up ? 'M0-22V22' : 'M-12-20Q-18-8-12 4'}" stroke="${up ? '#8a4a3a' : '#f4e0c0'}" stroke-width="${up ? 10 : 6}" stroke-linecap="round" fill="none"/>`,
    pyramids: (up: boolean) =>
      `<path d="M0-38L44 38H-44Z" fill="#2a1a10" opacity=".4" transform="translate(0 8)"/><path d="M0-44L44 32H-44Z" fill="#e9d2a4"/><path d="M0-44L15-18H-15Z" fill="${up ? '#fffdf4' : '#8a6a3a'}"/>${up ? '<circle cy="-24" r="6" fill="#c8503c"/>' : ''}`,
  } as const
  return [true, false, true, true]
    .map((up, index) => {
      const isStick = rules.throws === 'sticks'
      const x = isStick ? index * 40 - 60 : (index % 2) * 84 - 42
      const y = isStick ? (index % 2 ? 10 : -6) : Math.floor(index / 2) * 84 - 42
      return `<g transform="translate(${x} ${y}) rotate(${index * 11 - 16})">${parts[rules.throws as 'sticks'](up)}</g>`
    })
    .join('')
}

/** The board from near with pieces and a throw, and one piece in front. */
export function cover(definition: TrailDefinition): string {
  const { id, kind, palette } = definition
  const { unit, at, tilt, first, second, hero, thrown } = LOOKS[kind]
  const { size, cells } = BOARDS[kind]
  const board = `<rect x="${at[0] - 26}" y="${at[1] - 26}" width="${Math.round(size.x * unit + 52)}" height="${Math.round(size.y * unit + 52)}" rx="34" fill="${palette[0]}" stroke="${shade(palette[0], -0.4)}" stroke-width="8"/>`
  const men = [first, second].map((places, seat) =>
    stamps(
      `${id}-m${seat}`,
      discArt(unit * 0.36, { face: palette[seat === 0 ? 3 : 4], emboss: seat === 0 ? 'ring' : 'dot' }),
      places.map((cell) => ({ x: at[0] + cells[cell]!.x * unit, y: at[1] + cells[cell]!.y * unit })),
    ),
  )
  const [x, y, seat] = hero
  return (
    coverArt(id).ground(shade(definition.ground[0], -0.1), definition.ground[1]) +
    tilted(tilt, board + linesArt(definition) + cellsArt(definition) + linksArt(definition) + men.join('')) +
    contactShadow(x + 6, y + 66, 66, 16, 0.36) +
    `<g transform="translate(${x} ${y})">${discArt(66, { face: palette[seat === 0 ? 3 : 4], emboss: seat === 0 ? 'ring' : 'dot' })}</g>` +
    `<g transform="translate(${thrown[0]} ${thrown[1]})">${throwArt(definition)}</g>`
  )
}
