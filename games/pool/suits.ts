import type { PoolGame } from './definitions.ts'

/** Look of a game's balls. */
export interface BallSuit {
  color(ball: number): string
  isStriped(ball: number): boolean
  hasNumber(ball: number): boolean
}

export const WHITE = '#FFFDF2'
const NUMBERED = [
  WHITE,
  '#FFC53D',
  '#2E7CF6',
  '#E5484D',
  '#7C5CFF',
  '#FF8A3D',
  '#16A869',
  '#9C2B4E',
  '#1D2A33',
] as const
const COLOURS = ['#F7D23E', '#1FA35A', '#8A5228', '#2E7CF6', '#FF86B0', '#1D2A33'] as const
const RED = '#D8283A'

const numbered: BallSuit = {
  color: (ball) => NUMBERED[ball > 8 ? ball - 8 : ball]!,
  isStriped: (ball) => ball > 8,
  hasNumber: (ball) => ball > 0,
}
const plain: BallSuit = {
  color: (ball) => (ball === 0 ? WHITE : ball <= 6 ? RED : COLOURS[ball - 7]!),
  isStriped: () => false,
  hasNumber: () => false,
}

export const suitOf = (game: PoolGame): BallSuit => (game === 'snooker' ? plain : numbered)

/** Colours of a table: cloth in the middle and at the edge, cushions, wood in the light and in the shade. */
export interface Cloth {
  readonly name: string
  /** In coins. */
  readonly price: number
  readonly felt: readonly [string, string, string]
  readonly cushion: string
  readonly wood: readonly [string, string, string]
}

const OAK = ['#B97A3E', '#8F5A2B', '#6F421D'] as const
const EBONY = ['#5A4A44', '#3A2E2A', '#231A18'] as const
const CHERRY = ['#B4553A', '#8A3728', '#5E221C'] as const
const BIRCH = ['#E8CFA0', '#C9A468', '#9A7640'] as const

const OWN: Readonly<Record<PoolGame, Cloth>> = {
  'eight-ball': {
    name: 'plain',
    price: 0,
    felt: ['#1FBB93', '#12906F', '#0A6B55'],
    cushion: '#0B7459',
    wood: OAK,
  },
  'nine-ball': {
    name: 'plain',
    price: 0,
    felt: ['#2AA3CC', '#1A7FA6', '#0F5A7C'],
    cushion: '#12688C',
    wood: OAK,
  },
  snooker: {
    name: 'plain',
    price: 0,
    felt: ['#35A35E', '#227F45', '#155C33'],
    cushion: '#176438',
    wood: CHERRY,
  },
}

export const CLOTHS: readonly Cloth[] = [
  {
    name: 'cloth-night',
    price: 120,
    felt: ['#4A5BB8', '#33408C', '#222A62'],
    cushion: '#2A3474',
    wood: EBONY,
  },
  {
    name: 'cloth-wine',
    price: 180,
    felt: ['#B23A5A', '#8A2544', '#601630'],
    cushion: '#701C38',
    wood: CHERRY,
  },
  {
    name: 'cloth-sand',
    price: 260,
    felt: ['#C99A5A', '#A87A3C', '#7C5626'],
    cushion: '#8A622E',
    wood: BIRCH,
  },
]

export const clothOf = (name: string | undefined, game: PoolGame): Cloth =>
  CLOTHS.find((cloth) => cloth.name === name) ?? OWN[game]

/** Colours of a cue: shaft, joint, butt and ring. */
export interface CueLook {
  readonly name: string
  readonly price: number
  readonly shaft: readonly [string, string]
  readonly butt: readonly [string, string]
  readonly ring: string
}

const PLAIN_CUE: CueLook = {
  name: 'plain',
  price: 0,
  shaft: ['#F6D9A6', '#D9A662'],
  butt: ['#3A2118', '#7B2F2A'],
  ring: '#FFFDF2',
}

export const CUES: readonly CueLook[] = [
  {
    name: 'cue-coral',
    price: 80,
    shaft: ['#FFE9D6', '#F2B48C'],
    butt: ['#8C2226', '#FF7A6B'],
    ring: '#FFD86B',
  },
  {
    name: 'cue-night',
    price: 150,
    shaft: ['#DCE4FF', '#9FB0E8'],
    butt: ['#161A44', '#4A4FB0'],
    ring: '#8FF5E6',
  },
  {
    name: 'cue-gold',
    price: 400,
    shaft: ['#FFF2C4', '#E6B84A'],
    butt: ['#7A4E08', '#FFD860'],
    ring: '#FFFFFF',
  },
]

export const cueOf = (name: string | undefined): CueLook => CUES.find((cue) => cue.name === name) ?? PLAIN_CUE
