import { MOST_COINS, type Progress } from './progress.ts'

/** Something that coins can buy. */
export interface Good {
  readonly id: string
  readonly price: number
  /** Slot of a permanent item; if absent, it is consumed and can be bought again. */
  readonly place?: string
  /** How many of this slot are in use at once; the default is one. */
  readonly most?: number
}

export type Dealt = 'bought' | 'worn' | 'left' | 'poor' | 'full'

/** Maximum stock of a consumable. */
export const MOST_STOCK = 9

const isOwned = ({ owned }: Progress, { id }: Good) => owned.includes(id)
/** Items in use in a slot, in the order in which they were equipped. */
export const wornIn = ({ worn, owned }: Pick<Progress, 'worn' | 'owned'>, place: string): readonly string[] =>
  (worn[place] ?? '').split(' ').filter((id) => id !== '' && owned.includes(id))
export const isWorn = (progress: Progress, { id, place }: Good): boolean =>
  place !== undefined && wornIn(progress, place).includes(id)

/** Buys, equips or removes a good; nothing happens with too few coins. */
export function deal(progress: Progress, good: Good): readonly [Progress, Dealt] {
  const { id, price, place, most = 1 } = good
  if (place === undefined) {
    const left = progress.stock[id] ?? 0
    if (left >= MOST_STOCK) return [progress, 'full']
    if (progress.coins < price) return [progress, 'poor']
    const stock = { ...progress.stock, [id]: left + 1 }
    return [{ ...progress, coins: progress.coins - price, stock }, 'bought']
  }
  const inUse = wornIn(progress, place)
  if (inUse.includes(id))
    return [
      wear(
        progress,
        place,
        inUse.filter((one) => one !== id),
      ),
      'left',
    ]
  const isNew = !isOwned(progress, good)
  if (isNew && progress.coins < price) return [progress, 'poor']
  const has = isNew
    ? { ...progress, coins: progress.coins - price, owned: [...progress.owned, id] }
    : progress
  if (inUse.length >= most && most > 1) return [has, isNew ? 'bought' : 'full']
  return [wear(has, place, most > 1 ? [...inUse, id] : [id]), isNew ? 'bought' : 'worn']
}

const wear = (progress: Progress, place: string, ids: readonly string[]): Progress => ({
  ...progress,
  worn: { ...progress.worn, [place]: ids.join(' ') },
})

/** Uses one of a consumable; `undefined` if there is none. */
export function useUp(progress: Progress, id: string): Progress | undefined {
  const left = progress.stock[id] ?? 0
  return left > 0 ? { ...progress, stock: { ...progress.stock, [id]: left - 1 } } : undefined
}

/** Returns or gives one. */
export const giveBack = (progress: Progress, id: string): Progress => ({
  ...progress,
  stock: { ...progress.stock, [id]: Math.min(MOST_STOCK, (progress.stock[id] ?? 0) + 1) },
})

export const earn = (progress: Progress, coins: number): Progress => ({
  ...progress,
  coins: Math.min(MOST_COINS, progress.coins + Math.max(0, Math.floor(coins))),
})
