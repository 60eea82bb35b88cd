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
