import { MOST_COINS, readProgress, type Progress } from './progress.ts'
import { MOST_STOCK } from './shop.ts'

/** Whether stored data is a purse of this kind. */
export const isProgress = (memory: unknown): memory is Readonly<Record<string, unknown>> =>
  typeof memory === 'object' && memory !== null && (memory as Progress).kind === 'progress'

type Kept = Readonly<Record<string, unknown>>

/**
 * Merges the purses of two devices: adds what both earned and spent, loses no purchase, and takes missions from the side that
 * is further. Without a common base, the fuller purse is used.
 */
export function joinProgress(before: Kept | undefined, mine: Kept, theirs: Kept): Progress {
  const [local, remote] = [cleaned(mine), cleaned(theirs)]
  const base = before && cleaned(before)
  const further = remote.given > local.given ? remote : local
  const way = remote.reached > local.reached ? remote : local
  return {
    kind: 'progress',
    coins: both(base?.coins, local.coins, remote.coins, MOST_COINS),
    owned: [...new Set([...local.owned, ...remote.owned])],
    worn: { ...remote.worn, ...changedSince(base?.worn, local.worn) },
    stock: mapped(local.stock, remote.stock, (id, one, other) =>
      both(base?.stock[id] ?? (base ? 0 : undefined), one, other, MOST_STOCK),
    ),
    given: further.given,
    open: further.open,
    stars: Math.max(local.stars, remote.stars),
    medals: mapped(local.medals, remote.medals, (_id, one, other) => Math.max(one, other)),
    reached: way.reached,
    fails: way.fails,
  }
}

/** Untrusted data is read in the same way as the game reads its own. */
const cleaned = (memory: Kept): Progress => readProgress(JSON.stringify(memory))

function both(base: number | undefined, local: number, remote: number, most: number): number {
  const joined = base === undefined ? Math.max(local, remote) : local + remote - base
  return Math.min(most, Math.max(0, joined))
}

const changedSince = (base: Progress['worn'] | undefined, local: Progress['worn']): Progress['worn'] =>
  Object.fromEntries(Object.entries(local).filter(([place, id]) => !base || base[place] !== id))

function mapped(
  local: Readonly<Record<string, number>>,
  remote: Readonly<Record<string, number>>,
  join: (id: string, one: number, other: number) => number,
): Readonly<Record<string, number>> {
  const ids = [...new Set([...Object.keys(local), ...Object.keys(remote)])]
  return Object.fromEntries(ids.map((id) => [id, join(id, local[id] ?? 0, remote[id] ?? 0)]))
}
