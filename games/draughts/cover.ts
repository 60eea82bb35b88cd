import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import type { DraughtsDefinition } from './definitions.ts'
import { FACES, GOLD } from './look.ts'

interface Look {
  readonly zoom: number
  /** Columns and rows of the pieces of either side, from the middle of the picture. */
  readonly first: readonly (readonly [number, number])[]
  readonly second: readonly (readonly [number, number])[]
  /** A stack with a crown, or a flat piece: side, height, place. */
  readonly hero: readonly [side: 0 | 1, stack: number, x: number, y: number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  'english-draughts': {
    zoom: 84,
    first: [
      [-2, 1],
      [0, 2],
      [2, 1],
    ],
    second: [
      [-1, -2],
      [1, -2],
      [-2, -1],
    ],
    hero: [0, 2, 220, 190],
  },
  'international-draughts': {
    zoom: 62,
    first: [
      [-3, 2],
      [-1, 2],
      [1, 2],
      [3, 2],
      [-2, 1],
    ],
    second: [
      [-2, -3],
      [0, -3],
      [2, -3],
      [-3, -2],
      [3, -2],
    ],
    hero: [1, 2, 180, 206],
  },
  'russian-draughts': {
    zoom: 78,
    first: [
      [-2, 2],
      [2, 2],
      [-1, -1],
    ],
    second: [
      [1, -1],
      [2, -2],
      [-2, -2],
    ],
    hero: [1, 3, 224, 226],
  },
  'brazilian-draughts': {
    zoom: 92,
    first: [
      [-1, 2],
      [1, 2],
    ],
    second: [
      [-2, -1],
      [2, -1],
      [0, -1],
    ],
    hero: [0, 1, 170, 214],
  },
  'turkish-draughts': {
    zoom: 72,
    first: [
      [-2, 2],
      [-1, 2],
      [0, 2],
      [1, 2],
      [2, 2],
      [-2, 1],
    ],
    second: [
      [-2, -2],
      [-1, -2],
      [0, -2],
      [1, -2],
      [2, -2],
    ],
    hero: [1, 1, 236, 192],
  },
  'italian-draughts': {
    zoom: 86,
    first: [
      [-2, 0],
      [-1, 1],
    ],
    second: [
      [1, -1],
      [2, 0],
      [0, -2],
    ],
    hero: [1, 2, 206, 262],
  },
  'pool-checkers': {
    zoom: 74,
    first: [
      [-1, -1],
      [1, 1],
      [2, 2],
    ],
    second: [
      [0, 2],
      [-2, 2],
      [2, -2],
      [-2, -2],
    ],
    hero: [0, 3, 160, 226],
  },
  'give-away-draughts': {
    zoom: 80,
    first: [
      [-2, -2],
      [0, -2],
    ],
    second: [
      [2, 0],
      [-2, 2],
      [0, 2],
      [2, 2],
    ],
    hero: [1, 1, 258, 130],
  },
  'spanish-draughts': {
    zoom: 88,
    first: [
      [-1, 0],
      [2, 1],
      [0, 1],
    ],
    second: [
      [-2, -1],
      [1, -2],
    ],
    hero: [0, 2, 236, 250],
  },
  'thai-draughts': {
    zoom: 70,
    first: [
      [-3, 2],
      [-1, 2],
      [1, 2],
      [3, 2],
    ],
    second: [
      [-2, -3],
      [0, -3],
      [2, -3],
    ],
    hero: [1, 2, 196, 192],
  },
  'straight-give-away': {
    zoom: 84,
    first: [
      [-2, -2],
      [2, -2],
      [-2, 0],
    ],
    second: [
      [2, 2],
      [0, 2],
      [2, 0],
      [-1, 2],
    ],
    hero: [0, 1, 190, 150],
  },
  'first-king-draughts': {
    zoom: 96,
    first: [
      [-2, 1],
      [1, 2],
    ],
    second: [
      [2, -1],
      [-1, -2],
    ],
    hero: [1, 2, 200, 150],
  },
  'pocket-draughts': {
    zoom: 108,
    first: [
      [-1, 0],
      [1, 2],
      [-1, 2],
    ],
    second: [
      [0, -1],
      [-1, -2],
    ],
    hero: [0, 3, 270, 230],
  },
  'grand-give-away': {
    zoom: 58,
    first: [
      [-3, -2],
      [-1, -2],
      [1, -2],
      [0, -1],
    ],
    second: [
      [3, 2],
      [1, 2],
      [-1, 2],
      [-3, 2],
      [2, 3],
    ],
    hero: [1, 1, 150, 230],
  },
}

const CROWN = 'M-42 32l-6 -54l26 24l22 -40l22 40l26 -24l-6 54z'

/** Squares larger than the frame, a few pieces, and a king or a piece in front. */
export function cover(definition: DraughtsDefinition): string {
  const { id, gameId, ground, palette, ways } = definition
  const { zoom, first, second, hero } = LOOKS[id]!
  const [side, stack, x, y] = hero
  const at = ([column, row]: readonly [number, number]) => ({ x: 200 + column * zoom, y: 200 + row * zoom })
  const squares: string[] = []
  for (let row = -4; row <= 4; row++)
    for (let column = -4; column <= 4; column++) {
      const place = at([column, row])
      const isDark = (row + column) % 2 !== 0
      if (ways === 'diagonal' && !isDark)
        squares.push(`M${place.x - zoom / 2} ${place.y - zoom / 2}h${zoom}v${zoom}h${-zoom}z`)
      else if (ways === 'straight')
        squares.push(
          `M${place.x - zoom / 2 + 2} ${place.y - zoom / 2 + 2}h${zoom - 4}v${zoom - 4}h${4 - zoom}z`,
        )
    }
  const size = Math.round(zoom * 0.39)
  const board =
    `<path d="M-200 -200h800v800h-800z" fill="${ways === 'diagonal' ? palette[1] : shade(palette[1], -0.4)}"/>` +
    `<path d="${squares.join('')}" fill="${palette[0]}"/>` +
    stamps(`${id}-a`, discArt(size, FACES[0]), first.map(at)) +
    stamps(`${id}-b`, discArt(size, FACES[1]), second.map(at))
  const art = coverArt(id)
  const shine = art.radial(
    [
      [0, '#FFF6DC', 0.5],
      [0.6, '#FFF6DC', 0],
      [1, ground[1], 0.55],
    ],
    [0.25, 0.14],
    0.95,
  )
  return (
    tilted((gameId % 2 ? 1 : -1) * (5 + (gameId % 4)), board) +
    `<defs>${shine.defs}</defs><rect width="400" height="400" fill="${shine.fill}"/>` +
    contactShadow(x + 6, y + 84, 92, 24, 0.36) +
    heroArt(side, stack, x, y)
  )
}

function heroArt(side: 0 | 1, stack: number, x: number, y: number): string {
  const tone = FACES[side]
  const discs = Array.from({ length: stack }, (_, level) => {
    const isTop = level === stack - 1
    const face = discArt(88, isTop && stack === 1 ? tone : { ...tone, emboss: 'none' })
    return `<g transform="translate(0 ${-30 * level})">${face}</g>`
  })
  const top = -30 * (stack - 1)
  const crown =
    stack > 1
      ? `<g transform="translate(0 ${top - 4})"><path d="${CROWN}" fill="#3c1900" opacity=".4" transform="translate(0 7)"/><path d="${CROWN}" fill="${GOLD}"/></g>`
      : ''
  return `<g transform="translate(${x} ${y})">${discs.join('')}${crown}</g>`
}
