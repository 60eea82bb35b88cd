import type { SoundName } from '#kit/game/contract.ts'

/** How an event sounds and looks. */
export interface Feel {
  readonly sound?: SoundName
  readonly pitch?: number
  readonly sparks?: readonly string[]
  readonly count?: number
  readonly quake?: number
  /** How much the hero is stretched (above 0) or pressed (below). */
  readonly stretch?: number
}

export const feelOf: Readonly<Record<string, Feel>> = {
  jump: { sound: 'jump', stretch: 0.9, sparks: ['#ffffff', '#f4e3b5'], count: 4 },
  double: { sound: 'jump', pitch: 5, stretch: 0.9, sparks: ['#ffffff', '#8ff0e6'], count: 8 },
  wall: { sound: 'jump', pitch: 3, stretch: 0.8, sparks: ['#f4e3b5', '#ffffff'], count: 6 },
  flip: { sound: 'flip', stretch: 1, sparks: ['#ffe066', '#ffffff'], count: 8 },
  dash: { sound: 'boost', stretch: 0.4, sparks: ['#ffc98a', '#ffffff'], count: 10 },
  hop: { sound: 'jump', pitch: -2, stretch: 0.8, sparks: ['#d4f58a', '#ffffff'], count: 4 },
  swap: { sound: 'flip', pitch: 3, sparks: ['#ff5f5f', '#4aa8ff'], count: 8 },
  puff: { sound: 'pop', pitch: -3, stretch: 0.6, sparks: ['#ffffff', '#8fe8ff'], count: 6 },
  umbrella: { sound: 'flip', pitch: 5, stretch: -0.5 },
  stroke: { sound: 'move', pitch: -3, stretch: 0.5, sparks: ['#ffffff', '#8fe8ff'], count: 4 },
  splash: { sound: 'pop', pitch: -5, stretch: 0.6, sparks: ['#8fe8ff', '#ffffff', '#3fb8e8'], count: 14 },
  dig: { sound: 'slice', pitch: -6, sparks: ['#a8683a', '#7f4a28', '#e0b078'], count: 12 },
  blink: { sound: 'boost', pitch: 4, sparks: ['#dff2ff', '#bfe8ff'], count: 12 },
  appear: { sparks: ['#ffffff', '#bfe8ff'], count: 8, stretch: 0.8 },
  slam: { sound: 'hit', pitch: -4, stretch: -1.2, sparks: ['#f4e3b5', '#c9a26a'], count: 14, quake: 4 },
  hook: { sound: 'place', pitch: 4, sparks: ['#ffe066'], count: 5 },
  'let-go': { sound: 'slice', stretch: 0.6 },
  land: { sound: 'tap', pitch: -5, stretch: -0.9, sparks: ['#f4e3b5'], count: 4 },
  turn: { sound: 'tap', pitch: -2, stretch: -0.5 },
  shell: { sound: 'coin', sparks: ['#ff9db8', '#ffe0e8', '#ffffff'], count: 12 },
  key: { sound: 'coin', pitch: 5, sparks: ['#ffc63d', '#fff4c4'], count: 16 },
  feather: { sound: 'score', sparks: ['#3fe0cf', '#ffffff'], count: 12, stretch: 0.5 },
  flag: { sound: 'score', pitch: 4, sparks: ['#3fe0cf', '#ffffff'], count: 14 },
  spring: { sound: 'bounce', stretch: 1.2, sparks: ['#ff7a6b', '#ffffff'], count: 6 },
  plate: { sound: 'flip', sparks: ['#3fe0cf'], count: 6 },
  door: { sound: 'place', sparks: ['#d09a5a', '#ffc63d'], count: 8 },
  break: { sound: 'hit', sparks: ['#ff8f7a', '#ffd0c0'], count: 10, quake: 4 },
  crumble: { sound: 'pop', pitch: -6, sparks: ['#edc77a', '#c99a50'], count: 6 },
  stomp: { sound: 'pop', sparks: ['#8a55c9', '#d9bfff', '#ffffff'], count: 14, stretch: 0.7 },
  hurt: { sound: 'bad', sparks: ['#ff7a6b', '#ffffff', '#ffb63d'], count: 22, quake: 8 },
  goal: { sound: 'win', sparks: ['#ffd85a', '#fff4dc', '#ff9db8', '#3fe0cf'], count: 46 },
}
