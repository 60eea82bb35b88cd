import type { SoundName } from '#kit/game/contract.ts'

export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly sparks?: readonly string[]
  readonly count?: number
  readonly quake?: number
}

/** Sound and particles by event. */
export const feelOf: Readonly<Record<string, Feel>> = {
  build: { sound: 'place', sparks: ['#e8cb8d', '#ffffff'], count: 10 },
  upgrade: { sound: 'boost', sparks: ['#ffe066', '#ffffff'], count: 16 },
  merge: { sound: 'merge', sparks: ['#ffe066', '#3fe0cf', '#ffffff'], count: 22 },
  move: { sound: 'move' },
  sell: { sound: 'coin', pitch: -3, sparks: ['#ffd85a'], count: 8 },
  aim: { sound: 'flip' },
  turn: { sound: 'move', pitch: -3 },
  wave: { sound: 'deal' },
  shot: { sound: 'shoot', pitch: 4 },
  splash: { sound: 'shoot', pitch: -7 },
  chill: { sound: 'slice', pitch: 6 },
  around: { sound: 'slice', pitch: -2, sparks: ['#ff86c2', '#ffb0d8'], count: 5 },
  burst: { sound: 'hit', pitch: -4, sparks: ['#ffb63d', '#ff7a6b', '#ffffff'], count: 12 },
  pop: { sound: 'pop', sparks: ['#ffd85a', '#ffffff'], count: 8 },
  pearl: { sound: 'coin', sparks: ['#fff8ff', '#ffd85a'], count: 6 },
  eaten: { sound: 'bad', pitch: -4, sparks: ['#b98552', '#ffffff'], count: 14 },
  hold: { sound: 'place', pitch: 5, sparks: ['#f4e3b5', '#ffffff'], count: 8 },
  back: { sound: 'slice', pitch: -7, sparks: ['#bff0ff', '#55b4ff'], count: 12 },
  lock: { sound: 'flip', pitch: -2 },
  belt: { sound: 'tap', pitch: -5 },
  coin: { sound: 'coin', sparks: ['#ffd85a', '#fff4c4'], count: 6 },
  blow: { sound: 'hit', pitch: 3 },
  meet: { sound: 'merge', pitch: 4, sparks: ['#bfe8ff', '#d8b0ff', '#ffe066'], count: 14 },
  leak: { sound: 'bad', sparks: ['#ff7a6b'], count: 14, quake: 7 },
  lost: { sound: 'lose', sparks: ['#ff7a6b', '#ffb63d'], count: 36, quake: 10 },
  won: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ff7a6b', '#ffffff'], count: 60 },
}
