import { PAINT } from '#kit/game/micro/brush.ts'
import type { Feel } from '#kit/game/micro/scene.ts'

/** Sound and particles of each event. */
export const FEELS: Readonly<Record<string, Feel & { readonly joy?: number }>> = {
  cut: { sound: 'slice', sparks: PAINT.sand },
  shot: { sound: 'shoot', sparks: PAINT.sand, count: 8, quake: 3 },
  swing: { sound: 'boost', quake: 2 },
  knock: { sound: 'hit' },
  pop: { sound: 'pop', sparks: PAINT.coral, count: 18, joy: 0.2 },
  puff: { sound: 'boost', sparks: PAINT.shell, count: 22, quake: 4, pitch: -3 },
  draw: { sound: 'place', sparks: PAINT.sun, count: 6 },
  go: { sound: 'jump' },
  take: { sound: 'pop', sparks: PAINT.amber, count: 12 },
  splash: { sound: 'bounce', sparks: PAINT.sky, count: 16, pitch: -5 },
  drop: { sound: 'move' },
  pull: { sound: 'move', sparks: PAINT.lagoon, count: 8 },
  steam: { sound: 'bad', sparks: PAINT.shell, count: 12, pitch: 5 },
  burn: { sound: 'bad', sparks: PAINT.coral, count: 16 },
  flap: { sound: 'flip' },
  right: { sound: 'coin', sparks: PAINT.sun, count: 12, joy: 0.15 },
  wrong: { sound: 'bad', sparks: PAINT.coral, count: 12, quake: 5 },
  on: { sound: 'boost', sparks: PAINT.sun, count: 8 },
  off: { sound: 'tap' },
  turn: { sound: 'flip' },
  boing: { sound: 'bounce', sparks: PAINT.lagoon, count: 8 },
  stand: { sound: 'place' },
  click: { sound: 'tap', pitch: 4 },
  peg: { sound: 'tap', pitch: 7 },
  caught: { sound: 'score', sparks: PAINT.sun, count: 20, joy: 0.3 },
  pearl: { sound: 'coin', sparks: PAINT.shell, count: 14, joy: 0.2 },
  won: { sound: 'win', sparks: PAINT.sun, count: 44 },
  lost: { sound: 'lose', sparks: PAINT.coral, count: 22, quake: 8 },
}
