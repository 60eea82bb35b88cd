import type { GameDefinition } from '#kit/game/contract.ts'

/** Each is a game of its own on the same table of discs; its rules are in `rules.ts`. */
export const PLAYS = [
  'nine-ball',
  'snooker',
  'straight',
  'carom',
  'carrom',
  'bumper',
  'shuffle',
  'curling',
  'bocce',
  'five-pins',
  'bank',
  'lantern',
  'chain',
  'pyramid',
  'crokinole',
  'marbles',
  'bar',
] as const
export type Play = (typeof PLAYS)[number]

export interface CueDefinition extends GameDefinition {
  readonly play: Play
}

const FACES: Readonly<Record<Play, readonly [id: string, gameId: number, ground: GameDefinition['ground']]>> =
  {
    'nine-ball': ['nine-ball-lagoon', 1548, ['#1f8ab0', '#072f4a']],
    snooker: ['six-red-snooker', 1549, ['#2f9a5a', '#0a3a28']],
    straight: ['straight-rack', 1550, ['#7a5ad0', '#221350']],
    carom: ['three-cushion-carom', 1551, ['#c8793f', '#4a1f22']],
    carrom: ['carrom-flick', 1552, ['#d8a04a', '#50281a']],
    bumper: ['bumper-pool', 1553, ['#d0567a', '#431035']],
    shuffle: ['sand-shuffleboard', 1554, ['#b0864a', '#3a2420']],
    curling: ['lantern-curling', 1555, ['#5aa8d8', '#12305a']],
    bocce: ['beach-bocce', 1556, ['#3fa58a', '#0d3a44']],
    'five-pins': ['five-pin-carom', 10, ['#4a8f3f', '#16321c']],
    bank: ['bank-shot-pool', 11, ['#3f5fb8', '#101c48']],
    lantern: ['lantern-pocket-pool', 12, ['#b8863f', '#2c1a3a']],
    chain: ['chain-shot-pool', 13, ['#5f6f8f', '#161e38']],
    pyramid: ['narrow-pocket-pyramid', 14, ['#2f8f6f', '#0c3030']],
    crokinole: ['crokinole-round', 15, ['#c8904a', '#3f1f1a']],
    marbles: ['ring-of-marbles', 16, ['#b87a4a', '#3a2030']],
    bar: ['peg-and-hole-billiards', 17, ['#8f3f5f', '#2c1028']],
  }

export const definitions: readonly CueDefinition[] = PLAYS.map((play) => {
  const [id, gameId, ground] = FACES[play]
  return {
    id,
    gameId,
    slug: id,
    play,
    distinct: 'rules',
    genre: 'sports',
    tags: ['sports', 'skill', 'board'],
    players: 1,
    orientation: 'any',
    input: ['drag', 'keys'],
    session: [60, 600],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: gameId * 7919,
    ground,
  }
})
