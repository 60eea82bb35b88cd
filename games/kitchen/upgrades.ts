import { readHearts, type Hearts } from './friends.ts'
import { regulars } from './regulars.ts'

/** Things to buy between the days. A day of the endless kind and a replay only need the bits. */
export type UpgradeName =
  | 'oven'
  | 'pin'
  | 'ladle'
  | 'lamp'
  | 'timer'
  | 'mill'
  | 'wheel'
  | 'jar'
  | 'spots'
  | 'thirdOven'

export interface Upgrade {
  readonly name: UpgradeName
  readonly price: number
  /** First day of use, so that everybody plays a ranked day with equal tools. */
  readonly day: number
}

export const upgrades: readonly Upgrade[] = [
  { name: 'oven', price: 45, day: 2 },
  { name: 'pin', price: 60, day: 3 },
  { name: 'ladle', price: 90, day: 4 },
  { name: 'lamp', price: 130, day: 5 },
  { name: 'timer', price: 180, day: 6 },
  { name: 'spots', price: 220, day: 7 },
  { name: 'mill', price: 300, day: 8 },
  { name: 'wheel', price: 320, day: 10 },
  { name: 'jar', price: 400, day: 12 },
  { name: 'thirdOven', price: 500, day: 14 },
]

const bitOf = (name: UpgradeName) => 1 << upgrades.findIndex((upgrade) => upgrade.name === name)

export const owns = (bits: number, name: UpgradeName) => (bits & bitOf(name)) !== 0
export const withUpgrade = (bits: number, name: UpgradeName) => bits | bitOf(name)

/** What of these things may be used on a day. */
export const usable = (bits: number, day: number) =>
  upgrades.reduce((kept, { name, day: from }) => (day >= from ? kept | (bits & bitOf(name)) : kept), 0)

export const ovensOf = (bits: number) => 1 + Number(owns(bits, 'oven')) + Number(owns(bits, 'thirdOven'))

/** What the player keeps from day to day. */
export interface Purse {
  readonly coins: number
  readonly upgrades: number
  /** What guests think of the place, by their names. */
  readonly hearts: Hearts
  /** The furthest day that may be played, and how often it was lost in a row. */
  readonly reached: number
  readonly fails: number
}

const EMPTY: Purse = { coins: 0, upgrades: 0, hearts: {}, reached: 1, fails: 0 }

export function readPurse(memory: string | undefined): Purse {
  if (!memory) return EMPTY
  try {
    const kept = (JSON.parse(memory) ?? {}) as Partial<Purse>
    return {
      coins: whole(kept.coins),
      upgrades: whole(kept.upgrades),
      hearts: readHearts(kept.hearts, regulars),
      reached: Math.max(1, whole(kept.reached)),
      fails: whole(kept.fails),
    }
  } catch {
    return EMPTY
  }
}

const whole = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value < 2 ** 31 ? Math.floor(value) : 0

/** What is on the shelf this morning: first what one can pay. */
export const onSale = ({ upgrades: bits }: Pick<Purse, 'upgrades'>, day: number) =>
  upgrades.filter(({ name, day: from }) => day >= from && !owns(bits, name))

export function buy(purse: Purse, { name, price }: Upgrade): Purse {
  if (purse.coins < price || owns(purse.upgrades, name)) return purse
  return { ...purse, coins: purse.coins - price, upgrades: withUpgrade(purse.upgrades, name) }
}
