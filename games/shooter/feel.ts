import { PAINT } from '#kit/game/micro/brush.ts'
import type { Feel } from './scene.ts'

/** How what happens in most games sounds and looks. */
export const USUAL: Readonly<Record<string, Feel>> = {
  score: { sound: 'score' },
  hit: { sparks: ['#fffbe0', PAINT.amber], count: 3 },
  pop: { sound: 'pop', sparks: [PAINT.sun, PAINT.coral, '#ffffff'], count: 11, quake: 2 },
  blast: { sound: 'hit', sparks: [PAINT.sun, PAINT.orchid, '#ffffff', PAINT.pink], count: 34, quake: 11 },
  fizz: { sparks: ['#ffffff', PAINT.lagoon], count: 3 },
  power: { sound: 'boost', sparks: [PAINT.lagoon, '#ffffff'], count: 14 },
  shield: { sound: 'bounce', sparks: [PAINT.sky, '#ffffff'], count: 16, quake: 5 },
  hurt: { sound: 'bad', sparks: [PAINT.coral, '#ffffff'], count: 26, quake: 12 },
  tell: { sound: 'move', pitch: -5 },
  stage: { sound: 'win' },
  over: { sound: 'lose', sparks: [PAINT.coral, PAINT.amber, '#ffffff'], count: 44, quake: 14 },
  won: { sound: 'win', sparks: [PAINT.sun, PAINT.lagoon, PAINT.pink], count: 60 },
}
