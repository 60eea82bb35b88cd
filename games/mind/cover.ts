import { contactShadow, coverArt, grid, num, slab, tilted } from '#kit/game/cover.ts'
import { beam, match, shell, stone } from './cover-pieces.ts'
import type { Kind, MindDefinition } from './definitions.ts'

const string = (x: number, y: number, toX: number, toY: number) =>
  `<path d="M${x} ${y}L${toX} ${toY}" stroke="#f1e2bd" stroke-width="5"/>`

/** A hanging board with the target above the stones that make it. */
function makeNumber(): string {
  const board = slab({ x: 92, y: 36, width: 216, height: 118, radius: 26, top: '#a8693c', side: '#5f3a1e' })
  return tilted(
    -6,
    string(130, -40, 130, 50) +
      string(270, -40, 270, 50) +
      board +
      num(200, 128, 92, 24, '#fff4dc') +
      stone(20, 252, 60, '#e9c9a0', '8') +
      stone(380, 262, 60, '#dfc69a', '6') +
      stone(118, 372, 52, '#4fb8a0', '+', '#fff') +
      stone(300, 388, 52, '#f2895c', '×', '#fff') +
      stone(204, 262, 88, '#ffc64a', '3'),
  )
}

/** A sum of matches, one of them in the air. */
function matchSums(): string {
  const board = slab({ x: -40, y: 72, width: 480, height: 268, radius: 40, top: '#2f5f50', side: '#163a30' })
  const laid: readonly (readonly [number, number, number, number])[] = [
    [24, 110, 104, 110],
    [10, 122, 10, 192],
    [24, 204, 104, 204],
    [116, 216, 116, 286],
    [24, 298, 104, 298],
    [10, 216, 10, 286],
    [160, 204, 222, 204],
    [290, 110, 370, 110],
    [382, 122, 382, 192],
    [290, 204, 370, 204],
    [382, 216, 382, 286],
    [276, 122, 276, 192],
  ]
  return tilted(
    6,
    `${board}<g stroke-linecap="round">${laid.map(([x, y, toX, toY]) => match(x, y, toX, toY, 20)).join('')}` +
      `<path d="M206 262L206 132" stroke="#ffe9a8" stroke-width="30" opacity=".35"/></g>` +
      contactShadow(226, 262, 58, 12) +
      `<g stroke-linecap="round">${match(176, 280, 232, 128, 28)}</g>`,
  )
}

/** Numbers in the sand, some of them crossed out, and the tag of a row. */
function crossOut(): string {
  const values = [4, 7, 2, 9, 1, 5, 8, 3, 6]
  const out = [1, 5, 6]
  const cells = grid(3, 3, (row, column) => {
    const index = row * 3 + column
    const [x, y] = [40 + column * 116, 66 + row * 116]
    if (!out.includes(index)) return stone(x, y, 49, '#fff0d2', String(values[index]))
    return (
      `<ellipse cx="${x}" cy="${y + 4}" rx="49" ry="45" fill="#5c3412" opacity=".35"/>${num(x, y + 18, 48, values[index]!, '#7a4f22')}` +
      `<path d="M${x - 30} ${y + 26}L${x + 30} ${y - 26}" stroke="#ff6b6b" stroke-width="12" stroke-linecap="round"/>`
    )
  })
  const tag = slab({ x: 322, y: 132, width: 112, height: 104, radius: 28, top: '#3fae6b', side: '#1f6b43' })
  return tilted(
    7,
    `<rect x="-60" y="-40" width="368" height="480" rx="40" fill="#d9b06a"/>${cells}${tag}${num(372, 206, 62, 10, '#fff4dc')}`,
  )
}

/** A mobile that leans, with its heaviest shell in front. */
function driftMobile(): string {
  return (
    string(186, -10, 186, 92) +
    string(66, 68, 66, 190) +
    string(312, 118, 312, 216) +
    string(252, 201, 252, 300) +
    string(372, 231, 372, 320) +
    beam(186, 92, [2, 2], 11) +
    beam(312, 216, [1, 1], 14) +
    contactShadow(70, 372, 76, 14, 0.2) +
    shell(66, 250, 88, '#ff8f6b', 9) +
    shell(248, 338, 54, '#5fd08a', 4) +
    shell(372, 346, 44, '#5bb4f0', 2)
  )
}

/** A turtle on its way over the stones. */
function turtleSums(): string {
  const stones = [
    stone(60, 66, 58, '#ffd08a', '+3'),
    stone(204, 60, 58, '#a9d8ee', '−2'),
    stone(346, 70, 58, '#b9b4f0', '÷2'),
    stone(50, 206, 58, '#a9d8ee', '−5'),
    stone(350, 212, 58, '#ff9f7a', '×2'),
    stone(60, 348, 58, '#ff9f7a', '×3'),
    stone(346, 356, 58, '#ffd08a', '+7'),
  ]
  const legs = [
    [132, 154],
    [276, 154],
    [132, 300],
    [276, 300],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="31" fill="#8fdc9a"/>`)
  const head =
    '<circle cx="204" cy="118" r="38" fill="#8fdc9a"/><circle cx="190" cy="106" r="7" fill="#143024"/><circle cx="218" cy="106" r="7" fill="#143024"/>'
  const back =
    '<circle cx="204" cy="240" r="100" fill="#185c3a"/><circle cx="204" cy="228" r="100" fill="#2f9a57"/><circle cx="204" cy="228" r="70" fill="#f7efcf"/>'
  return tilted(
    -7,
    `${stones.join('')}${contactShadow(204, 320, 116, 26)}${legs.join('')}${head}${back}${num(204, 262, 96, 12, '#33230f')}`,
  )
}

/** Stones on a triangle whose sides have one sum. */
function magicFigures(): string {
  const lines =
    '<path d="M200 62L350 330H50Z" fill="none" stroke="#1a1f52" stroke-width="40" stroke-linejoin="round" opacity=".5"/><path d="M200 56L350 324H50Z" fill="none" stroke="#d9b06a" stroke-width="26" stroke-linejoin="round"/>'
  return tilted(
    5,
    lines +
      stone(200, 60, 56, '#ffc64a', '6') +
      stone(126, 192, 48, '#fff0d2', '1') +
      stone(274, 192, 48, '#fff0d2', '2') +
      stone(52, 324, 56, '#ffc64a', '5') +
      stone(200, 326, 48, '#fff0d2', '3') +
      stone(348, 324, 56, '#ffc64a', '4') +
      num(200, 262, 60, 12, '#c8ffd8'),
  )
}

/** Two baskets with stones that weigh the same. */
function fairBaskets(): string {
  const basket = (x: number) =>
    `<path d="M${x - 84} 210H${x + 84}L${x + 62} 344H${x - 62}Z" fill="#5f3a1e"/><path d="M${x - 84} 200H${x + 84}L${x + 62} 332H${x - 62}Z" fill="#b57a46"/>` +
    `<path d="M${x - 76} 244H${x + 76}M${x - 70} 286H${x + 70}" stroke="#7a4a24" stroke-width="9"/><path d="M${x - 92} 204H${x + 92}" stroke="#d9a464" stroke-width="20" stroke-linecap="round"/>`
  return (
    contactShadow(105, 352, 86, 14) +
    contactShadow(297, 352, 86, 14) +
    stone(66, 146, 46, '#ffe3cf', '9') +
    stone(146, 150, 38, '#e6f0d8', '3') +
    stone(252, 152, 40, '#fff0d2', '5') +
    stone(330, 148, 42, '#ffeabf', '7') +
    basket(105) +
    basket(297) +
    stone(105, 282, 42, '#3fae6b', '12', '#fff') +
    stone(297, 282, 42, '#3fae6b', '12', '#fff') +
    stone(204, 58, 36, '#ffc64a', '4')
  )
}

/** A driftwood calculator with strange keys. */
function shellCalculator(): string {
  const key = (x: number, y: number, color: string, side: string, text: string) =>
    slab({ x, y, width: 118, height: 78, radius: 22, top: color, side }) +
    num(x + 59, y + 56, 48, text, '#3a2010')
  return tilted(
    -8,
    slab({ x: 50, y: -30, width: 300, height: 480, radius: 44, top: '#a8693c', side: '#5f3a1e' }) +
      '<rect x="76" y="40" width="248" height="104" rx="22" fill="#173f37"/>' +
      num(212, 120, 82, 365, '#c8ffd8') +
      key(76, 172, '#ffd08a', '#a07a3a', '+7') +
      key(208, 172, '#ff9f7a', '#a0502f', '×3') +
      key(76, 272, '#b9b4f0', '#5f5a9a', '÷2') +
      key(208, 272, '#8fdcc0', '#3f8a6f', '↔') +
      key(76, 372, '#f4e6a0', '#a0903a', '▢4') +
      key(208, 372, '#a9d8ee', '#4f86a0', '−5'),
  )
}

const DRAWINGS: Readonly<Record<Kind, () => string>> = {
  'make-number': makeNumber,
  'match-sums': matchSums,
  'cross-out': crossOut,
  'drift-mobile': driftMobile,
  'turtle-sums': turtleSums,
  'magic-figures': magicFigures,
  'fair-baskets': fairBaskets,
  'shell-calculator': shellCalculator,
}

/** The puzzle from above its table, one piece of it near. */
export const cover = ({ slug, kind, ground }: MindDefinition): string =>
  coverArt(slug).ground(ground[0], ground[1], '#fff4dc', 0.32) + DRAWINGS[kind]()
