import { contactShadow, coverArt, tilted } from '#kit/game/cover.ts'
import { discArt, stamps } from '#kit/game/duel/cover-pieces.ts'
import { shade } from '#kit/game/draw.ts'
import type { RaceDefinition } from './definitions.ts'

interface Look {
  /** Pieces of the first and second seat on the points of the picture, from the left. */
  readonly piles: readonly (readonly [point: number, first: number, second: number])[]
  readonly shift: number
  readonly hero: readonly [x: number, y: number]
  readonly dice: readonly [x: number, y: number, one: number, other: number]
}

const LOOKS: Readonly<Record<string, Look>> = {
  backgammon: {
    piles: [
      [0, 4, 0],
      [1, 0, 2],
      [3, 3, 0],
      [5, 0, 4],
    ],
    shift: 0,
    hero: [278, 150],
    dice: [112, 300, 6, 5],
  },
  nackgammon: {
    piles: [
      [0, 0, 3],
      [2, 2, 0],
      [3, 2, 0],
      [5, 0, 2],
    ],
    shift: -34,
    hero: [130, 128],
    dice: [276, 292, 4, 4],
  },
  hypergammon: {
    piles: [
      [1, 1, 0],
      [2, 0, 1],
      [4, 1, 0],
    ],
    shift: 26,
    hero: [200, 270],
    dice: [252, 104, 2, 1],
  },
  plakoto: {
    piles: [
      [0, 1, 1],
      [2, 0, 5],
      [4, 5, 0],
      [5, 1, 0],
    ],
    shift: -8,
    hero: [214, 214],
    dice: [92, 110, 3, 6],
  },
  'long-gammon': {
    piles: [
      [0, 7, 0],
      [3, 0, 1],
      [5, 0, 6],
    ],
    shift: 10,
    hero: [180, 130],
    dice: [220, 310, 5, 1],
  },
  'irish-backgammon': {
    piles: [
      [0, 0, 5],
      [2, 3, 0],
      [3, 0, 1],
      [4, 5, 0],
    ],
    shift: -20,
    hero: [120, 250],
    dice: [262, 120, 3, 3],
  },
  'dutch-backgammon': {
    piles: [
      [1, 0, 1],
      [4, 1, 0],
    ],
    shift: 4,
    hero: [140, 160],
    dice: [130, 316, 6, 2],
  },
  fevga: {
    piles: [
      [0, 1, 0],
      [1, 0, 1],
      [2, 1, 0],
      [3, 0, 1],
      [5, 8, 0],
    ],
    shift: -12,
    hero: [96, 200],
    dice: [240, 330, 4, 2],
  },
  narde: {
    piles: [
      [0, 0, 8],
      [2, 0, 1],
      [3, 2, 0],
      [4, 0, 1],
    ],
    shift: 30,
    hero: [286, 210],
    dice: [90, 320, 6, 6],
  },
}
const WIDE = 72
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

function dieArt(number: number, turn: number): string {
  const pips = PIPS[number]!.map(
    (at) => `<circle cx="${((at % 3) - 1) * 19}" cy="${(Math.floor(at / 3) - 1) * 19}" r="7"/>`,
  ).join('')
  return `<g transform="rotate(${turn})"><rect x="-38" y="-30" width="76" height="76" rx="18" fill="#3a2412" opacity=".45"/><rect x="-38" y="-38" width="76" height="76" rx="18" fill="#fff6e2"/><g fill="#3a2412">${pips}</g></g>`
}

/** Points of the board close by, piles on them, a throw and one piece in front. */
export function cover({ id, gameId, palette }: RaceDefinition): string {
  const [board, dark, light, first, second] = palette
  const { piles, shift, hero, dice } = LOOKS[id]!
  const x = (point: number) => 20 + WIDE / 2 + point * WIDE + shift
  let field = `<rect x="-90" y="-90" width="580" height="580" fill="${shade(board, -0.24)}"/>`
  for (let point = -2; point < 8; point++) {
    const [left, color] = [x(point) - WIDE / 2 + 4, point % 2 ? dark : light]
    field += `<path d="M${left} -60h${WIDE - 8}L${x(point)} 250z" fill="${color}"/><path d="M${left} 470h${WIDE - 8}L${x(point)} 280z" fill="${point % 2 ? light : dark}"/>`
  }
  const places = (seat: 0 | 1) =>
    piles.flatMap(([point, one, other]) =>
      Array.from({ length: seat === 0 ? one : other }, (_, level) => ({
        x: x(point),
        y: 18 + (level + (seat === 1 && one > 0 ? one : 0)) * 54,
      })),
    )
  const tones = [
    { face: first, emboss: 'ring' },
    { face: second, emboss: 'dot' },
  ] as const
  const [heroX, heroY] = hero
  const [dieX, dieY, one, other] = dice
  return (
    coverArt(id).ground(shade(board, 0.2), shade(board, -0.4), '#FFF6DC', 0.4) +
    tilted(
      (gameId % 2 ? 1 : -1) * 7,
      field +
        stamps(`${id}-a1`, discArt(29, tones[0]), places(0)) +
        stamps(`${id}-a2`, discArt(29, tones[1]), places(1)),
    ) +
    contactShadow(heroX + 6, heroY + 80, 78, 18, 0.36) +
    `<g transform="translate(${heroX} ${heroY})">${discArt(82, tones[gameId % 2]!)}</g>` +
    `<g transform="translate(${dieX} ${dieY})">${dieArt(one, -14)}</g><g transform="translate(${dieX + 88} ${dieY + 16})">${dieArt(other, 11)}</g>`
  )
}
