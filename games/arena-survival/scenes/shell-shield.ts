import { PAINT } from '#kit/game/micro/brush.ts'
import { rules, SHIELD, SPREAD, type Shield } from '../verbs/shell-shield.ts'
import { arenaScene } from './arena-scene.ts'
import type { Frame } from '#kit/game/micro/frame.ts'

/** The moment on the cover. */
export const frame: Frame = { seed: 3, ticks: 760, zoom: 2.2, tilt: -6, aside: 0, above: 20 }

export const scene = arenaScene<Shield>({
  rules,
  plate: { floor: 'tiles', color: '#8a4a4a', line: '#b87a6a', edge: '#d8a878' },
  feel: { parry: { sound: 'bounce', pitch: 7, sparks: PAINT.lagoon, count: 10, quake: 2 } },
  shot: PAINT.lagoon,
  over({ x, y, face, glow }, brush) {
    brush.arc(x, y + 3, SHIELD, face - SPREAD, face + SPREAD, 10, '#0d5a5a')
    brush.arc(x, y, SHIELD, face - SPREAD, face + SPREAD, 9, glow > 0 ? '#eafffb' : PAINT.lagoon)
    brush.arc(x, y, SHIELD + 3, face - SPREAD * 0.8, face + SPREAD * 0.8, 2, '#ffffff', 0.7)
  },
})
