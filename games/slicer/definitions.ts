import type { GameDefinition } from '#kit/game/contract.ts'
import { registered } from './registered.ts'

/** Rules that make a separate game; implemented in `twists.ts`. */
export const TWISTS = ['recipe', 'strokes', 'juggle', 'pairs', 'rain', 'heart', 'river', 'late'] as const
export type Twist = (typeof TWISTS)[number]

export type ModeName = 'classic' | 'zen' | 'rush' | 'duel' | Twist

/** How a run is lost and what is thrown. Index + 1 is the run's level. */
export interface Mode {
  readonly name: ModeName
  readonly twist?: Twist
  /** Fruits that may fall; 0 for any number. */
  readonly lives: number
  /** Length in ticks; 0 until the lives are gone. */
  readonly ticks: number
  /** Effect of cutting a stone. */
  readonly stones: 'none' | 'end' | 'cost'
  readonly bonuses: boolean
  /** Waves until half of the difficulty. */
  readonly halfway: number
  /** Introductory waves: with a single fruit, and without a stone. */
  readonly singles: number
  readonly firstStone: number
  /** Fruits of a full wave at the start; eight at full difficulty. */
  readonly crowd: number
  /** Ticks between waves at the start, and their reduction at full difficulty. */
  readonly rest: number
  readonly hurry: number
  /** Speed-up at full difficulty, as a share. */
  readonly haste: number
}

export interface SlicerDefinition extends GameDefinition {
  /** Field size in units; screens scale it, so that every run has the same field. */
  readonly field: { readonly width: number; readonly height: number }
  readonly modes: readonly Mode[]
}

/** A minute without lives: full of fruit from the first wave. */
const MINUTE = {
  lives: 0,
  ticks: 3600,
  halfway: 7,
  singles: 0,
  firstStone: 5,
  crowd: 3,
  rest: 74,
  hurry: 44,
  haste: 0.2,
} as const

/** Three misses or a stone end the run. */
const CLASSIC = {
  lives: 3,
  ticks: 0,
  stones: 'end',
  bonuses: false,
  halfway: 60,
  singles: 6,
  firstStone: 7,
  crowd: 2,
  rest: 120,
  hurry: 84,
  haste: 0.55,
} as const

type Entry = readonly [slug: string, ground: SlicerDefinition['ground'], rules: Omit<Mode, 'name' | 'twist'>]

const ENTRIES: Readonly<Record<Twist, Entry>> = {
  recipe: ['recipe-blade', ['#c8643a', '#3a1430'], { ...MINUTE, stones: 'none', bonuses: false }],
  strokes: [
    'twenty-strokes',
    ['#3a6fa8', '#101c48'],
    { ...MINUTE, ticks: 5400, crowd: 5, stones: 'cost', bonuses: false },
  ],
  juggle: ['fruit-juggle', ['#4a9a6a', '#0f3030'], { ...CLASSIC, singles: 10, crowd: 2, rest: 150 }],
  pairs: ['pair-blade', ['#a85a9a', '#2c1040'], { ...MINUTE, crowd: 4, stones: 'none', bonuses: false }],
  rain: ['harvest-rain', ['#5a8ac0', '#16284a'], { ...CLASSIC, singles: 4 }],
  heart: [
    'heart-of-the-fruit',
    ['#d05a6a', '#40102c'],
    { ...CLASSIC, ticks: 3600, singles: 4, firstStone: 10 },
  ],
  river: ['river-blade', ['#2f9ab0', '#0a3048'], { ...CLASSIC, singles: 4 }],
  late: ['last-moment-blade', ['#e0a03a', '#40201c'], { ...CLASSIC, singles: 4 }],
}

const twisted = (twist: Twist): SlicerDefinition => {
  const [slug, ground, rules] = ENTRIES[twist]
  return {
    id: slug,
    ...registered(slug),
    distinct: 'rules',
    genre: 'shooter',
    tags: ['shooter', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['swipe', 'keys'],
    session: [30, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    ground,
    field: { width: 1000, height: 900 },
    modes: [{ ...rules, name: twist, twist }],
  }
}

export const definitions: readonly SlicerDefinition[] = [
  {
    id: 'fruit-ninja',
    ...registered('fruit-ninja'),
    distinct: 'rules',
    genre: 'shooter',
    tags: ['shooter', 'arcade', 'skill'],
    players: 1,
    orientation: 'any',
    input: ['swipe', 'keys'],
    session: [30, 240],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: true },
    tune: 490,
    ground: ['#2f6aa3', '#0a1b3a'],
    field: { width: 1000, height: 900 },
    modes: [
      { ...CLASSIC, name: 'classic' },
      { ...MINUTE, name: 'zen', stones: 'none', bonuses: false },
      { ...MINUTE, name: 'rush', stones: 'cost', bonuses: true },
      { ...MINUTE, name: 'duel', stones: 'cost', bonuses: false },
    ],
  },
  ...TWISTS.map(twisted),
]
