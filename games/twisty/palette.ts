const GROUNDS: readonly (readonly [glow: string, deep: string])[] = [
  ['#2f7f8f', '#0a2530'],
  ['#2c6f96', '#0a2036'],
  ['#b58148', '#33200f'],
  ['#7a5a86', '#231a30'],
  ['#a5634a', '#2e1712'],
  ['#c28a3c', '#35210c'],
  ['#3d7d63', '#0d2523'],
  ['#4a6f8a', '#10202e'],
  ['#b0566a', '#341420'],
  ['#3f6aa8', '#0e1c38'],
  ['#2a8aa8', '#08283c'],
  ['#5a6a9c', '#171c34'],
  ['#5c8a4a', '#16280f'],
  ['#8a6a44', '#2a1c10'],
  ['#3f8f8a', '#0c2a2a'],
  ['#94603c', '#2c180c'],
  ['#a04f4a', '#2e1213'],
  ['#6a78b8', '#191f3c'],
  ['#b88a3c', '#33240c'],
  ['#3c8a6a', '#0d291e'],
]

export const groundOf = (index: number): readonly [string, string] => [...GROUNDS[index % GROUNDS.length]!]

/** Face colours, told apart also in shade. */
const FACES = [
  '#ff5548',
  '#ff9a2e',
  '#f6f2e4',
  '#ffd83d',
  '#35c96b',
  '#2f86ff',
  '#ae66f5',
  '#27d3d8',
] as const

export const faceColor = (face: number): string => FACES[face % FACES.length]!

/** Plastic between the stickers, and the visible inside. */
export const BODY = '#1a222b'
export const INSIDE = '#0f151b'
