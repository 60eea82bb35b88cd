import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { pilePlace, PILES, rules, type Card, type SnapState } from '../verbs/card-snap.ts'
import { shell, SLIP, tries, type TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 160, zoom: 1.15, tilt: 6, aside: 0, above: 0 }

const SPOTS = Array.from({ length: PILES }, (_, index) => pilePlace(index))
const INKS = ['#e5484d', '#2f6fd8', '#1e9e6a', '#e08a10'] as const

export const scene: TouchScene<SnapState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 92),
  feel: {
    score: { sound: 'score', sparks: PAINT.sun, count: 20 },
    card: { sound: 'flip', count: 0 },
    snap: { sound: 'hit', quake: 4, count: 0 },
    slip: SLIP,
  },
  hero: ({ piles, at }) => pilePlace(piles.some(Boolean) ? (at + PILES - 1) % PILES : 0),
  still(brush) {
    brush.slab(16, 32, 368, 356, 34, '#1f7a5a', 10)
    brush.round(26, 42, 348, 336, 28, '#26906a')
    for (const { x, y } of SPOTS) brush.round(x - 56, y - 74, 112, 148, 16, '#1a6a4c')
    brush.disc(200, 208, 30, '#1a6a4c')
  },
  draw(state, brush, look) {
    for (const [index, card] of state.piles.entries()) {
      const { x, y } = pilePlace(index)
      if (card) face(brush, x, y, card, index)
      else if (index === state.at) brush.round(x - 50, y - 68, 100, 136, 14, '#ffffff', 0.08)
    }
    crab(brush, state.pair)
    tries(brush, look, state.lamps)
  },
}

function face(brush: Brush, x: number, y: number, { picture, colour }: Card, index: number) {
  brush.at(x, y, (index % 2 === 0 ? -1 : 1) * 0.04, () => {
    brush.round(-50, -64, 100, 138, 14, '#0c3a2a', 0.5)
    brush.round(-50, -69, 100, 138, 14, '#fffaf0')
    brush.round(-42, -61, 84, 122, 9, '#f4ead2')
    const ink = INKS[colour]!
    if (picture === 0) shell(brush, 0, 0, 30, ink)
    else if (picture === 1) brush.star(0, 0, 36, ink)
    else if (picture === 2) {
      brush.leaf(-4, 0, 62, 34, ink, 0)
      brush.shape([22, 0, 38, -16, 38, 16], ink)
      brush.disc(-20, -4, 4, '#ffffff')
    } else if (picture === 3) {
      brush.disc(0, 0, 30, ink)
      brush.disc(13, -6, 25, '#f4ead2')
    } else if (picture === 4) {
      brush.line([0, -30, 0, 28], 8, ink)
      brush.line([-15, -14, 15, -14], 8, ink)
      brush.arc(0, 2, 26, 0.25, 2.9, 8, ink)
      brush.ring(0, -34, 6, 4, ink)
    } else {
      brush.shape([-32, 6, 32, 6, 20, 28, -20, 28], ink)
      brush.shape([2, -34, 2, 0, 28, 0], ink)
      brush.shape([-4, -26, -4, 0, -22, 0], ink, 0.7)
    }
  })
}

/** The crab in the middle reaches for a pair that lies too long. */
function crab(brush: Brush, pair: number) {
  const greed = pair < 0 ? 0 : Math.min(1, pair / 34)
  for (const side of [-1, 1]) {
    brush.line([200 + side * 15, 208, 200 + side * (24 + 12 * greed), 200 - 8 * greed], 5, '#c23a45')
    brush.ball(200 + side * (27 + 13 * greed), 196 - 10 * greed, 9, PAINT.coral)
    brush.disc(200 + side * 7, 192, 5, '#ffffff')
    brush.disc(200 + side * 7, 193, 2.4, PAINT.ink)
  }
  brush.ball(200, 210, 19, PAINT.coral)
  for (const side of [-1, 1]) brush.disc(200 + side * 7, 196, 4, '#ffffff')
  for (const side of [-1, 1]) brush.disc(200 + side * 7, 196, 2, PAINT.ink)
}
