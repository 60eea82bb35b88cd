import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import { tapSpots } from '#kit/game/micro/touch.ts'
import { rules, stains, TILES, tilePlace, TOO_MUCH, type StainState } from '../verbs/stain-wipe.ts'
import type { TouchScene } from './touch-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 400, zoom: 1.7, tilt: -6, aside: 0, above: -10 }

const SPOTS = Array.from({ length: TILES }, (_, tile) => tilePlace(tile))

export const scene: TouchScene<StainState> = {
  rules,
  backdrop: 'plain',
  wakes: true,
  controls: () => tapSpots(() => SPOTS, 44),
  feel: {
    score: { sound: 'slice', pitch: 6, sparks: '#dff8ff', count: 10 },
    chase: { sound: 'bounce', sparks: PAINT.orchid, count: 20, quake: 2 },
    ink: { sound: 'pop', pitch: -10, sparks: '#2a1f4a', count: 8 },
    climb: { sound: 'move', sparks: '#dff8ff', count: 6 },
    squeak: { sound: 'tap', pitch: 10 },
  },
  hero: ({ squids }) => tilePlace(squids[0]?.cell ?? 12),
  still(brush) {
    brush.round(8, 34, 384, 384, 22, '#04203a', 0.35)
    brush.slab(10, 26, 380, 380, 20, '#c9a46a', 10)
    for (const [tile, { x, y }] of SPOTS.entries()) {
      brush.slab(x - 33, y - 33, 66, 64, 11, tile % 2 === 0 ? '#f4ead2' : '#bfe6e2', 4)
      // A flower in every other tile, as in a terrace of the south.
      if (tile % 2 === 0) continue
      for (let petal = 0; petal < 4; petal++) {
        const angle = petal * 1.571 + 0.785
        brush.disc(x + Math.cos(angle) * 11, y + Math.sin(angle) * 11, 7, '#7cc8d0', 0.6)
      }
    }
  },
  draw(state, brush, look) {
    for (const [tile, { x, y }] of SPOTS.entries()) {
      if (state.inked[tile]) blot(brush, x, y, tile)
      const shine = (state.shine[tile] ?? 0) / 16
      if (shine > 0) {
        brush.round(x - 33, y - 33, 66, 64, 11, '#ffffff', shine * 0.6)
        brush.star(x + 15, y - 15, 4 + shine * 9, '#ffffff', shine)
      }
    }
    for (const { cell, wait, full } of state.squids) {
      const { x, y } = tilePlace(cell)
      squid(brush, x, y, { since: full - wait, left: wait, calm: look.calm })
    }
    gauge(brush, stains(state))
  },
}

/** A blot of ink; each tile has its own. */
function blot(brush: Brush, x: number, y: number, tile: number) {
  brush.disc(x, y, 23, '#2a1f4a')
  for (let drop = 0; drop < 6; drop++) {
    const angle = drop * 1.047 + tile
    const reach = 19 + ((tile * 7 + drop * 11) % 8)
    brush.disc(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach,
      6 + ((tile + drop * 5) % 5),
      '#2a1f4a',
    )
  }
  brush.disc(x - 7, y - 8, 6, '#7a68c0', 0.6)
}

interface Mood {
  readonly since: number
  readonly left: number
  readonly calm: boolean
}

/** A squid; it squats before it hops. */
function squid(brush: Brush, x: number, y: number, { since, left, calm }: Mood) {
  const land = calm ? 0 : Math.max(0, 1 - since / 10)
  const squat = left < 12 ? 1 - left / 12 : 0
  const top = y - 12 - land * 26 + squat * 8
  for (let arm = -2; arm <= 2; arm++)
    brush.line(
      [
        x + arm * 6,
        top + 16,
        x + arm * 9,
        top + 28 - squat * 7,
        x + arm * 10 + (arm % 2 ? 4 : -4),
        top + 33 - squat * 7,
      ],
      5.5,
      '#8a5fd0',
    )
  brush.leaf(x, top - 15, 34, 40, '#9a72e0', -Math.PI / 2)
  brush.ball(x, top + 4, 20, PAINT.orchid)
  for (const side of [-1, 1]) {
    brush.disc(x + side * 8, top + 3, 6.5, '#ffffff')
    brush.disc(x + side * 8, top + 4, 3.2, PAINT.ink)
    brush.disc(x + side * 14, top + 11, 3.4, PAINT.pink, 0.8)
  }
  brush.arc(x, top + 11, 4, 0.3, 2.8, 2.6, '#4a2f80')
}

/** A vial along the upper rim fills with ink; at its red mark the run ends. */
function gauge(brush: Brush, count: number) {
  const share = Math.min(1, count / TOO_MUCH)
  brush.round(76, 6, 248, 17, 8, '#0a1a30', 0.75)
  brush.round(79, 9, Math.max(10, 242 * share), 11, 5, share > 0.7 ? PAINT.coral : '#8a6fd8')
  brush.round(319, 4, 5, 21, 2, PAINT.coral)
}
