import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

export interface MahjongDefinition extends GameDefinition {
  /** The single board of a picture game; if absent, the player chooses. */
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

/** Piles of picture games, by id; two later ranges of ids continue the list. */
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

export const definitions: readonly MahjongDefinition[] = [
  ...[...PICTURES, ...LATER_PICTURES, ...THIRD_PICTURES].map((picture, index): MahjongDefinition => ({
    ...BASE,
    id: picture,
    ...registered(`${picture}-mahjong`),
    distinct: 'board',
    picture,
    ground: GROUNDS[(index + 1) % GROUNDS.length]!,
  })),
  {
    ...BASE,
    id: 'mahjong',
    ...registered('mahjong'),
    distinct: 'rules',
    session: [180, 900],
    tune: 1749,
    ground: GROUNDS[0]!,
  },
]
