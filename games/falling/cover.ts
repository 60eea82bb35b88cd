import { contactShadow, coverArt, slab, tilted } from '#kit/game/cover.ts'
import { shade } from '#kit/game/draw.ts'
import type { FallingDefinition } from './definitions.ts'
import { gridCover } from './grid-covers.ts'
import { isGridKind } from './grid-kinds.ts'

const block = (x: number, y: number, side: number, color: string) =>
  slab({
    x,
    y,
    width: side - 4,
    height: side - 4,
    radius: side * 0.22,
    top: color,
    side: shade(color, -0.35),
    depth: side * 0.14,
  })

/** Dunes of coloured sand from wall to wall, and a star that is about to crumble. */
function sand(): string {
  const dune = (y: number, rise: number, color: string) =>
    `<path d="M-60 460V${y}Q60 ${y - rise} 150 ${y - 8}T330 ${y - rise * 0.6}T470 ${y + 10}V460Z" fill="${color}"/>` +
    `<path d="M-60 ${y + 8}Q60 ${y - rise + 8} 150 ${y}T330 ${y - rise * 0.6 + 8}T470 ${y + 18}" fill="none" stroke="${shade(color, 0.35)}" stroke-width="7" stroke-dasharray="1 15" stroke-linecap="round"/>`
  const dunes = dune(240, 60, '#28b4c8') + dune(292, -40, '#f2643d') + dune(352, 30, '#ffd15a')
  const star = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 2],
  ].map(([x, y]) => block(112 + x! * 62, 18 + y! * 62, 62, '#ffd15a'))
  const grains = [
    [190, 236],
    [214, 250],
    [176, 256],
    [232, 234],
    [204, 268],
  ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="#ffd15a"/>`)
  return `<circle cx="300" cy="180" r="92" fill="#ffc27a" opacity=".3"/>${dunes}${contactShadow(206, 262, 84, 14, 0.2)}${star.join('')}${grains.join('')}`
}

const PEARLS: readonly (readonly [x: number, y: number, radius: number, color: string])[] = [
  [40, 372, 44, '#3ec6d8'],
  [118, 328, 44, '#ff6f61'],
  [118, 418, 44, '#ffd166'],
  [196, 372, 44, '#ffd166'],
  [274, 328, 44, '#ffd166'],
  [274, 418, 44, '#8bd450'],
  [352, 372, 44, '#b98cff'],
  [352, 282, 44, '#3ec6d8'],
  [40, 282, 44, '#ff6f61'],
  [150, 150, 66, '#ffd166'],
  [264, 216, 66, '#ff6f61'],
  [264, 84, 66, '#3ec6d8'],
]

/** Corals around the stone, the ring nearly closed. */
function rings(): string {
  const colors = ['#ff7b6b', '#ffb347', '#46c9b4', '#5aa2ff', '#d07bf0']
  let drawing = ''
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++) {
      const ring = Math.max(Math.abs(x), Math.abs(y))
      if (
        ring === 0 ||
        (ring === 1 && y === -1 && x >= 0) ||
        (ring > 1 && (x * 3 + y * 5 + ring * 7 + 40) % 5 > 3 - ring + 1)
      )
        continue
      drawing += block(164 + x * 74, 194 + y * 74, 74, colors[(x * 2 + y * 3 + 20) % 5]!)
    }
  const stone = slab({
    x: 160,
    y: 190,
    width: 80,
    height: 78,
    radius: 22,
    top: '#ffd76a',
    side: '#b87b1e',
    depth: 12,
  })
  const piece = [0, 1].map((x) => block(174 + x * 74, 36, 74, '#5aa2ff')).join('')
  return `${drawing}${stone}<circle cx="200" cy="228" r="17" fill="#fff1b8"/>${contactShadow(246, 124, 78, 12, 0.25)}${piece}<path d="M350 120A178 178 0 0 1 372 262M356 238L372 264L394 244" fill="none" stroke="#e6dcff" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** The well of the game from near, with a piece above it. */
export function cover({ slug, kind, ground }: FallingDefinition): string {
  const art = coverArt(slug)
  const lit = art.ground(shade(ground[0], 0.14), ground[1], '#fff0d0', 0.35)
  if (isGridKind(kind)) return lit + gridCover(kind)
  if (kind === 'sand') return lit + tilted(-5, sand())
  if (kind === 'rings') return lit + tilted(8, rings())
  const balls = PEARLS.map(([x, y, radius, color]) => art.ball(x, y, radius, color, shade(color, -0.4)))
  return lit + tilted(6, contactShadow(230, 300, 120, 16, 0.25) + balls.join(''))
}
