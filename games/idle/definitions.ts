import type { GameDefinition } from '#kit/game/contract.ts'
import { ENTRIES, type Row } from './entries.ts'
import { PACES } from './paces.ts'
import { registered } from './registered.ts'

/** Each is a game with its rules in `trades/` and its drawing in `scenes/`. */
export const TRADES = [
  'plots',
  'merge',
  'cave',
  'fleet',
  'works',
  'tower',
  'reef',
  'dunes',
  'grains',
  'tide',
  'clockwork',
  'clouds',
  'auction',
  'wings',
  'seasons',
  'scouts',
  'kettle',
  'pegfall',
  'stars',
  'mirrors',
] as const
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

const upgrade = ([name, price, growth, most, from]: Row): Upgrade => ({ name, price, growth, most, from })

export const definitions: readonly IdleDefinition[] = ENTRIES.map(
  ({ id, trade, ground, input = ['tap', 'keys'], upgrades }) => ({
    id,
    ...registered(id),
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
    ground,
    upgrades: upgrades.map(upgrade),
    goals: PACES[id] ?? [Infinity],
    newStart: PACES[id]?.at(-2) ?? Infinity,
  }),
)
