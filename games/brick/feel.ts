import type { Feel } from './scene.ts'

/** Sound and particles of the events that most games have. */
export const USUAL: Readonly<Record<string, Feel>> = {
  break: { sound: 'pop', sparks: 'brick', count: 9, isRising: true },
  crack: { sound: 'hit', pitch: 3, sparks: ['#ffffff', '#cfe6ee'], count: 3 },
  rock: { sound: 'hit', pitch: -6, sparks: ['#8fa6b3'], count: 3 },
  blast: { sound: 'hit', pitch: -3, sparks: ['#ffb63d', '#ff7a6b', '#ffffff'], count: 30, quake: 9 },
  wall: { sound: 'bounce', pitch: -7 },
  paddle: { sound: 'bounce', sparks: ['#ffffff'], count: 4 },
  launch: { sound: 'shoot', sparks: ['#ffffff'], count: 6 },
  guide: { sound: 'jump', sparks: ['#3fe0cf', '#ffffff'], count: 12 },
  magnet: { sound: 'place' },
  power: { sound: 'boost', sparks: ['#ffe066', '#3fe0cf', '#ffffff'], count: 18 },
  lost: { sound: 'bad', sparks: ['#ff7a6b', '#ffffff'], count: 22, quake: 9 },
  wave: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ffffff'], count: 40 },
  over: { sound: 'lose', sparks: ['#ff7a6b', '#ffb63d', '#ffffff'], count: 36, quake: 10 },
  won: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ff7a6b', '#ffffff'], count: 60 },
}
