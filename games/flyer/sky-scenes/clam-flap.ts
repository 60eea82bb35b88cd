import { PAINT, type Brush } from '#kit/game/micro/brush.ts'
import type { Scene } from '#kit/game/micro/scene.ts'
import { jawsOpen, rules, type ClamState } from '../skies/clam-flap.ts'
import { farClouds, FEEL } from './sky-art.ts'

export const scene: Scene<ClamState> = {
  rules,
  backdrop: 'air',
  wakes: true,
  feel: { ...FEEL, flap: { sound: 'jump', sparks: '#ffffff', count: 4 } },
  hero: ({ x, y }) => ({ x, y }),
  camera: ({ x }) => ({ x: x - 110, y: 0 }),
  trail: '#bff4ff',
  draw(state, brush, look) {
    farClouds(brush, look, state.x)
    for (const clam of state.clams) {
      const open = jawsOpen(clam, state.tick, state.score)
      jaw(brush, clam.x, clam.middle - open, -1, look.top - 30)
      jaw(brush, clam.x, clam.middle + open, 1, look.bottom + 30)
    }
    if (state.pearl.x > 0) {
      brush.glow(state.pearl.x, state.pearl.y, 28, PAINT.shell)
      brush.ball(state.pearl.x, state.pearl.y, 12, PAINT.shell)
    }
    const flap = Math.max(-1, Math.min(1, -state.vy / 4))
    brush.at(state.x, state.y, Math.max(-0.5, Math.min(0.7, state.vy * 0.09)), () => {
      brush.shape([-14, 0, -34, -9, -30, 9], '#1f6fb0')
      brush.ball(0, 0, 15, '#2f8fd8')
      brush.disc(4, 6, 9, PAINT.amber)
      brush.shape([12, -4, 34, 1, 12, 5], PAINT.ink)
      brush.disc(8, -5, 4, '#ffffff')
      brush.disc(9, -5, 2, PAINT.ink)
      brush.leaf(-6, -4 - flap * 9, 32, 15, '#6fd0ff', 2.6 + flap * 0.7)
    })
  },
}

/** Half a clam: its lip, then its ribbed shell up to the edge. */
function jaw(brush: Brush, x: number, lip: number, way: -1 | 1, edge: number) {
  const top = way > 0 ? lip : edge
  brush.slab(x - 26, top, 52, Math.abs(edge - lip), 14, '#a878c8', 4)
  for (const rib of [-13, 0, 13]) brush.line([x + rib, lip + way * 16, x + rib, edge], 5, '#8a5ab0', 0.8)
  brush.round(x - 36, way > 0 ? lip : lip - 20, 72, 20, 10, PAINT.pink)
  for (let wave = 0; wave < 5; wave++) brush.disc(x - 28 + wave * 14, lip + way * 3, 7, '#ffd0e4')
}
