import type { GameDefinition } from '#kit/game/contract.ts'
import { PACES } from './paces.ts'

/** Each is a game of its own, with its rules in `trades/` and its drawing in `scenes/`. */
export const TRADES = ['plots', 'merge', 'cave', 'fleet', 'works', 'tower', 'reef', 'dunes'] as const
export type TradeName = (typeof TRADES)[number]

/** What can be bought: a name with a picture, a price that grows, and the goal that opens it. */
export interface Upgrade {
  readonly name: string
  readonly price: number
  readonly growth: number
  readonly most: number
  readonly from: number
}

export interface IdleDefinition extends GameDefinition {
  readonly trade: TradeName
  readonly upgrades: readonly Upgrade[]
  /** Coins earned ever that reach a goal; the last one wins. Measured by `find-pace.ts`. */
  readonly goals: readonly number[]
  /** Coins earned since the last start that allow a new one. */
  readonly newStart: number
}

type Row = readonly [name: string, price: number, growth: number, most: number, from: number]
const upgrade = ([name, price, growth, most, from]: Row): Upgrade => ({ name, price, growth, most, from })

interface Entry {
  readonly id: string
  readonly gameId: number
  readonly trade: TradeName
  readonly ground: GameDefinition['ground']
  readonly input: GameDefinition['input']
  readonly upgrades: readonly Row[]
}

const ENTRIES: readonly Entry[] = [
  {
    id: 'mango-acres',
    gameId: 1540,
    trade: 'plots',
    ground: ['#3fb0c9', '#0b3f66'],
    input: ['tap', 'keys'],
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
    gameId: 1541,
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
    gameId: 1542,
    trade: 'cave',
    ground: ['#5a4a9c', '#140f36'],
    input: ['tap', 'keys'],
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
    gameId: 1543,
    trade: 'fleet',
    ground: ['#f0a878', '#1f3f7a'],
    input: ['tap', 'keys'],
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
    gameId: 1544,
    trade: 'works',
    ground: ['#e8955a', '#5a2338'],
    input: ['tap', 'keys'],
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
    gameId: 1545,
    trade: 'tower',
    ground: ['#35508f', '#0b1230'],
    input: ['tap', 'keys'],
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
    gameId: 1546,
    trade: 'reef',
    ground: ['#2f9fd8', '#0a2f6b'],
    input: ['tap', 'keys'],
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
    gameId: 1547,
    trade: 'dunes',
    ground: ['#e9b866', '#7a3b28'],
    input: ['tap', 'keys'],
    upgrades: [
      ['camel', 12, 2.15, 12, 0],
      ['pace', 15, 1.95, 16, 0],
      ['caravan', 60, 3.2, 5, 1],
      ['bargain', 50, 2, 40, 2],
      ['guide', 90, 3, 6, 3],
      ['town', 200, 2.8, 6, 4],
    ],
  },
]

export const definitions: readonly IdleDefinition[] = ENTRIES.map(
  ({ id, gameId, trade, ground, input, upgrades }) => ({
    id,
    gameId,
    slug: id,
    trade,
    distinct: 'rules',
    genre: 'idle',
    tags: ['idle', 'arcade'],
    players: 1,
    orientation: 'any',
    input,
    session: [60, 1800],
    levels: 0,
    score: { best: 'highest', unit: 'points', ranked: false },
    tune: gameId * 7919,
    ground,
    upgrades: upgrades.map(upgrade),
    goals: PACES[id] ?? [Infinity],
    newStart: PACES[id]?.at(-2) ?? Infinity,
  }),
)
