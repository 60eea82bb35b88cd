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
  send: { sound: 'place', sparks: ['#3fe0cf', '#ffffff'], count: 10 },
  foe: { sound: 'move', pitch: -7, sparks: ['#ff6b5c'], count: 6 },
  raise: { sound: 'boost', sparks: ['#ffe066', '#ffffff'], count: 14 },
  shot: { sound: 'shoot', pitch: 6 },
  hit: { sound: 'tap', pitch: -5, sparks: ['#fff4dc'], count: 3 },
  burst: { sound: 'hit', pitch: -6, sparks: ['#ffb63d', '#ff7a6b', '#ffffff'], count: 22, quake: 6 },
  mend: { sound: 'coin', pitch: 5, sparks: ['#ff9ad0'], count: 5 },
  fall: { sound: 'hit', pitch: -9, sparks: ['#f0e0b4', '#8a8f98'], count: 34, quake: 11 },
  ours: { sound: 'hit', sparks: ['#ffe066', '#f0e0b4'], count: 8 },
  theirs: { sound: 'bad', pitch: -3, sparks: ['#ff6b5c', '#f0e0b4'], count: 8, quake: 3 },
  pop: { sound: 'pop', sparks: ['#ff6b5c', '#ffffff'], count: 9 },
  gone: { sound: 'pop', pitch: -6, sparks: ['#3fe0cf'], count: 6 },
  surge: { sound: 'slice', pitch: -8, sparks: ['#55b4ff', '#bfe8ff'], count: 36, quake: 5 },
  nuts: { sound: 'hit', pitch: -2, sparks: ['#8a5230', '#fff4dc'], count: 36, quake: 7 },
  ice: { sound: 'slice', pitch: 7, sparks: ['#dff6ff', '#8fd8ff'], count: 36 },
  roll: { sound: 'score', sparks: ['#ffe066'], count: 12 },
  back: { sound: 'bad', pitch: 3 },
  bridge: { sound: 'flip', pitch: -4 },
  weather: { sound: 'deal' },
  won: { sound: 'win', sparks: ['#ffb63d', '#3fe0cf', '#ff7a6b', '#ffffff'], count: 60 },
  lost: { sound: 'lose', sparks: ['#ff6b5c', '#8a8f98'], count: 40, quake: 10 },
}
