import type { Feel } from '#kit/game/micro/scene.ts'

/** How the events of the yards sound and sparkle. */
export const feel: Readonly<Record<string, Feel>> = {
  coin: { sound: 'coin', sparks: '#ffe066', count: 8 },
  take: { sound: 'pop', sparks: '#ffffff', count: 3 },
  drop: { sound: 'place' },
  made: { sparks: '#fff4dc', count: 4 },
  sale: { sound: 'tap', pitch: 4, sparks: '#ffe066', count: 4 },
  pay: { sound: 'tap', pitch: 7, sparks: '#ffe066', count: 2 },
  built: { sound: 'boost', sparks: '#8dfff0', count: 34, quake: 4 },
  won: { sound: 'win', sparks: '#ffe066', count: 80 },
  splash: { sound: 'slice', sparks: '#7fd0ff', count: 12 },
  crumble: { sound: 'hit', sparks: '#b0a090', count: 22, quake: 5 },
  arrive: { sound: 'boost', pitch: -5 },
  depart: { sound: 'boost', sparks: '#ffffff', count: 12 },
  burnt: { sound: 'bad', sparks: '#4a4040', count: 18 },
  bell: { sound: 'flip', pitch: 7 },
  choke: { sound: 'lose', sparks: '#bfe8ff', count: 26, quake: 6 },
  cry: { sound: 'jump', pitch: 5 },
  steal: { sound: 'bad', sparks: '#ffffff', count: 6 },
  shoo: { sound: 'score', sparks: '#ffffff', count: 14 },
  washed: { sound: 'slice', pitch: -5, sparks: '#7fd0ff', count: 16 },
  filled: { sound: 'win', pitch: 2, sparks: '#ffe066', count: 24 },
  missed: { sound: 'bad', sparks: '#8795b5', count: 10 },
}
