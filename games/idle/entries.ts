import type { GameDefinition } from '#kit/game/contract.ts'
import type { TradeName } from './definitions.ts'

export type Row = readonly [name: string, price: number, growth: number, most: number, from: number]

export interface Entry {
  readonly id: string
  readonly trade: TradeName
  readonly ground: GameDefinition['ground']
  /** Taps and keys where left out. */
  readonly input?: GameDefinition['input']
  readonly upgrades: readonly Row[]
}

export const ENTRIES: readonly Entry[] = [
  {
    id: 'mango-acres',
    trade: 'plots',
    ground: ['#3fb0c9', '#0b3f66'],
    upgrades: [
      ['field', 12, 2.3, 10, 0],
      ['soil', 10, 1.9, 20, 0],
      ['picker', 34, 3.6, 6, 1],
      ['price', 50, 2.2, 40, 2],
      ['shoes', 120, 2.3, 10, 3],
      ['crop', 260, 6, 7, 4],
    ],
  },
  {
    id: 'shell-tide',
    trade: 'merge',
    ground: ['#58c7c2', '#12506b'],
    input: ['drag', 'keys'],
    upgrades: [
      ['drop', 12, 2.1, 16, 0],
      ['room', 40, 2.6, 5, 0],
      ['price', 30, 2.35, 40, 1],
      ['tide', 260, 5.6, 14, 2],
      ['crab', 300, 3, 5, 3],
      ['luck', 400, 2.6, 6, 4],
    ],
  },
  {
    id: 'glow-cave',
    trade: 'cave',
    ground: ['#5a4a9c', '#140f36'],
    upgrades: [
      ['pick', 12, 2.15, 60, 0],
      ['glint', 30, 2.1, 12, 0],
      ['miner', 70, 3.1, 8, 1],
      ['cart', 110, 2.25, 40, 2],
      ['muscle', 200, 2.5, 40, 3],
      ['powder', 450, 3.2, 14, 4],
    ],
  },
  {
    id: 'dawn-fleet',
    trade: 'fleet',
    ground: ['#f0a878', '#1f3f7a'],
    upgrades: [
      ['boat', 30, 3, 5, 0],
      ['hull', 10, 1.9, 40, 0],
      ['stall', 35, 2, 40, 1],
      ['sail', 60, 2.1, 14, 2],
      ['skipper', 90, 3, 6, 3],
      ['depth', 400, 12, 2, 4],
    ],
  },
  {
    id: 'juice-works',
    trade: 'works',
    ground: ['#e8955a', '#5a2338'],
    upgrades: [
      ['hopper', 10, 1.8, 16, 0],
      ['slot', 20, 2.9, 7, 0],
      ['machine', 30, 6, 5, 1],
      ['motor', 45, 1.9, 16, 2],
      ['price', 80, 2.05, 40, 3],
      ['gold', 350, 2.6, 10, 4],
    ],
  },
  {
    id: 'lantern-keep',
    trade: 'tower',
    ground: ['#35508f', '#0b1230'],
    upgrades: [
      ['flame', 10, 1.75, 60, 0],
      ['rhythm', 20, 2, 18, 0],
      ['bounty', 35, 2, 40, 1],
      ['wall', 45, 2.1, 16, 2],
      ['lamp', 160, 4.5, 4, 3],
      ['reach', 120, 2.4, 9, 4],
    ],
  },
  {
    id: 'pearl-tank',
    trade: 'reef',
    ground: ['#2f9fd8', '#0a2f6b'],
    upgrades: [
      ['food', 8, 2.3, 8, 0],
      ['tank', 20, 2.3, 7, 0],
      ['price', 40, 2, 40, 1],
      ['feeder', 70, 2.7, 6, 2],
      ['snail', 120, 3, 5, 3],
      ['species', 300, 5.2, 7, 4],
    ],
  },
  {
    id: 'dune-caravan',
    trade: 'dunes',
    ground: ['#e9b866', '#7a3b28'],
    upgrades: [
      ['camel', 12, 2.15, 12, 0],
      ['pace', 15, 1.95, 16, 0],
      ['caravan', 60, 3.2, 5, 1],
      ['bargain', 50, 2, 40, 2],
      ['guide', 90, 3, 6, 3],
      ['town', 200, 2.8, 6, 4],
    ],
  },
  {
    id: 'sand-cascade',
    trade: 'grains',
    ground: ['#e8c07c', '#5f3417'],
    upgrades: [
      ['bag', 12, 2.1, 14, 0],
      ['price', 20, 2.05, 40, 0],
      ['chain', 40, 2.1, 20, 1],
      ['dropper', 60, 2.7, 8, 2],
      ['quake', 140, 2.6, 10, 3],
      ['gold', 320, 2.7, 8, 4],
    ],
  },
  {
    id: 'tide-mill',
    trade: 'tide',
    ground: ['#f59a86', '#4a2348'],
    upgrades: [
      ['wheel', 12, 2.15, 40, 0],
      ['sluice', 15, 2, 14, 0],
      ['price', 30, 2.05, 40, 1],
      ['basin', 80, 6, 3, 2],
      ['helper', 120, 4, 4, 3],
      ['tide', 300, 2.8, 8, 4],
    ],
  },
  {
    id: 'brass-clock',
    trade: 'clockwork',
    ground: ['#3f5596', '#0d1533'],
    upgrades: [
      ['gear', 14, 3.6, 5, 0],
      ['spring', 12, 1.95, 18, 0],
      ['price', 25, 2.05, 40, 1],
      ['winder', 60, 2.7, 8, 2],
      ['teeth', 90, 2.3, 12, 3],
      ['jewel', 300, 2.6, 16, 4],
    ],
  },
  {
    id: 'cloud-herd',
    trade: 'clouds',
    ground: ['#7cc6f5', '#1c5a8f'],
    upgrades: [
      ['sea', 9, 2.15, 14, 0],
      ['price', 18, 2.05, 40, 0],
      ['swell', 35, 2.1, 14, 1],
      ['kite', 80, 4.5, 3, 2],
      ['thunder', 130, 2.5, 10, 3],
      ['field', 350, 4.2, 8, 4],
    ],
  },
  {
    id: 'hammer-hall',
    trade: 'auction',
    ground: ['#a8446a', '#33142a'],
    upgrades: [
      ['gong', 12, 2.1, 14, 0],
      ['fame', 18, 2.1, 14, 0],
      ['price', 28, 2.05, 40, 1],
      ['table', 80, 6, 3, 2],
      ['clerk', 140, 4, 4, 3],
      ['rarity', 340, 5.5, 7, 4],
    ],
  },
  {
    id: 'wing-garden',
    trade: 'wings',
    ground: ['#2f8a72', '#082a28'],
    input: ['tap', 'drag', 'keys'],
    upgrades: [
      ['nectar', 10, 2.1, 20, 0],
      ['price', 14, 2.05, 40, 0],
      ['nest', 30, 2.1, 12, 1],
      ['luck', 60, 2.2, 10, 2],
      ['meadow', 110, 3.1, 8, 2],
      ['helper', 160, 2.8, 6, 3],
    ],
  },
  {
    id: 'turning-year',
    trade: 'seasons',
    ground: ['#c8d86a', '#4a5a1c'],
    upgrades: [
      ['field', 14, 2.4, 6, 0],
      ['soil', 12, 1.95, 18, 0],
      ['price', 25, 2.05, 40, 1],
      ['picker', 60, 2.9, 7, 2],
      ['almanac', 110, 2.6, 9, 3],
      ['fair', 280, 2.6, 8, 4],
    ],
  },
  {
    id: 'chart-room',
    trade: 'scouts',
    ground: ['#3f86b0', '#1a2450'],
    upgrades: [
      ['boat', 16, 3.2, 4, 0],
      ['price', 14, 2.05, 40, 0],
      ['compass', 30, 2.2, 10, 1],
      ['sail', 50, 2.15, 14, 2],
      ['skipper', 120, 3, 6, 3],
      ['legend', 350, 4.4, 8, 4],
    ],
  },
  {
    id: 'herb-kettle',
    trade: 'kettle',
    ground: ['#7a4a86', '#23142f'],
    upgrades: [
      ['flame', 12, 2, 14, 0],
      ['price', 14, 2.05, 40, 0],
      ['ladle', 50, 2.7, 8, 1],
      ['taste', 40, 2.1, 14, 2],
      ['herb', 140, 5, 3, 3],
      ['gold', 320, 2.7, 10, 4],
    ],
  },
  {
    id: 'lamp-tumble',
    trade: 'pegfall',
    ground: ['#6b3f9a', '#1c0f30'],
    upgrades: [
      ['bag', 12, 2.15, 14, 0],
      ['price', 14, 2.05, 40, 0],
      ['basket', 30, 2.1, 14, 1],
      ['dropper', 60, 2.7, 8, 2],
      ['lamp', 110, 2.4, 12, 3],
      ['gold', 320, 2.7, 8, 4],
    ],
  },
  {
    id: 'star-dome',
    trade: 'stars',
    ground: ['#4a4a9a', '#0c1236'],
    upgrades: [
      ['lens', 10, 2.15, 30, 0],
      ['price', 14, 2.05, 40, 0],
      ['scribe', 35, 2.2, 14, 1],
      ['comet', 60, 2.2, 12, 2],
      ['library', 120, 2.3, 30, 3],
      ['assistant', 200, 2.8, 6, 4],
    ],
  },
  {
    id: 'mirror-terrace',
    trade: 'mirrors',
    ground: ['#f2c27a', '#8a4a24'],
    upgrades: [
      ['panel', 12, 2.05, 11, 0],
      ['fountain', 25, 2.8, 5, 0],
      ['price', 20, 2.05, 40, 1],
      ['shade', 40, 2.1, 10, 2],
      ['polish', 90, 2.3, 30, 3],
      ['helper', 160, 2.8, 6, 4],
    ],
  },
]
