import type { GameDefinition } from '#kit/game/contract.ts'

export interface MahjongDefinition extends GameDefinition {
  /** The one board of this game; left out, the player chooses among all the big ones. */
  readonly picture?: string
}

const BASE = {
  genre: 'puzzle',
  tags: ['matching'],
  players: 1,
  orientation: 'any',
  input: ['tap', 'keys'],
  session: [120, 600],
  levels: 0,
  score: { best: 'highest', unit: 'points', ranked: true },
} as const

const GROUNDS: readonly GameDefinition['ground'][] = [
  ['#12806a', '#04302c'],
  ['#a8475f', '#350c1c'],
  ['#3f6fb5', '#0a1e40'],
  ['#b0742f', '#371e06'],
  ['#6a58b8', '#1a1240'],
  ['#3f8f4a', '#0c2e12'],
]

/** Piles of the games with a picture, in the order of their numbers; two later ranges of numbers go on with the rest. */
const PICTURES = [
  'heart',
  'crab',
  'butterfly',
  'crown',
  'pine',
  'cottage',
  'mushroom',
  'moon',
  'hourglass',
  'castle',
  'cat',
  'rabbit',
  'rocket',
  'drop',
  'bell',
  'pagoda',
  'owl',
  'vase',
] as const
const FIRST_PICTURE_ID = 1140
const LATER_PICTURES = [
  'teapot',
  'sailboat',
  'whale',
  'tulip',
  'apple',
  'robot',
  'ghost',
  'bear',
  'elephant',
  'duck',
  'dinosaur',
  'cactus',
  'windmill',
  'cup',
  'gift',
  'lightning',
  'clover',
  'train',
  'ufo',
  'diamond',
  'trophy',
  'pumpkin',
  'lantern',
] as const
const FIRST_LATER_ID = 1629
const THIRD_PICTURES = [
  'anchor',
  'key',
  'umbrella',
  'guitar',
  'octopus',
  'penguin',
  'car',
  'icecream',
  'boot',
  'snowman',
  'giraffe',
  'swan',
  'bottle',
  'tophat',
  'cherry',
  'candle',
  'snail',
  'camel',
] as const
const FIRST_THIRD_ID = 1711

const numbered: readonly (readonly [picture: string, gameId: number])[] = [
  ...PICTURES.map((picture, index) => [picture, FIRST_PICTURE_ID + index] as const),
  ...LATER_PICTURES.map((picture, index) => [picture, FIRST_LATER_ID + index] as const),
  ...THIRD_PICTURES.map((picture, index) => [picture, FIRST_THIRD_ID + index] as const),
]

export const definitions: readonly MahjongDefinition[] = [
  ...numbered.map(([picture, gameId], index): MahjongDefinition => ({
    ...BASE,
    id: picture,
    gameId,
    slug: `${picture}-mahjong`,
    distinct: 'board',
    picture,
    tune: gameId * 7919,
    ground: GROUNDS[(index + 1) % GROUNDS.length]!,
  })),
  {
    ...BASE,
    id: 'mahjong',
    gameId: 1749,
    slug: 'mahjong',
    distinct: 'rules',
    session: [180, 900],
    tune: 1749,
    ground: GROUNDS[0]!,
  },
]
