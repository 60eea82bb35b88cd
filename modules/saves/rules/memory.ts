import { isFigures, joinFigures } from '#kit/game/progress/join-figures.ts'
import { isProgress, joinProgress } from '#kit/game/progress/join.ts'
import { memoryMark } from './marks.ts'

/** The result of merging the memories of a game. */
export interface JoinedMemory {
  readonly memory: string | undefined
  /** The other side's, where the two cannot be merged. */
  readonly parted?: string
}

type Purse = Readonly<Record<string, unknown>>

/** A lap of a racing game: its time, then its inputs. */
const LAP = /^(\d+):/
const MOST_COINS = 2 ** 31 - 1

/**
 * Merges a game's memory. A change on one side alone wins. Of two sets of coins and items nothing bought, found or earned is lost; two
 * worlds that both changed stay two.
 */
export function joinMemory(
  base: string | undefined,
  local: string | undefined,
  remote: string | undefined,
): JoinedMemory {
  const isLocalOld = (local === undefined ? undefined : memoryMark(local)) === base
  const isRemoteOld = (remote === undefined ? undefined : memoryMark(remote)) === base
  // Two devices may each have earned the same since: only without a common base are equal sides one.
  if (local === remote && base === undefined) return { memory: local }
  if (isLocalOld || !local) return { memory: remote }
  if (isRemoteOld || !remote) return { memory: local }
  const purses = [purseOf(local), purseOf(remote)] as const
  if (!purses[0] || !purses[1]) return joinPlain(local, remote)
  const before = base?.startsWith('=') ? purseOf(base.slice(1)) : undefined
  const joined = joinPurses(before ?? {}, purses[0], purses[1])
  if (joined) return { memory: JSON.stringify(joined) }
  return local === remote ? { memory: local } : { memory: local, parted: remote }
}

/** Properties of Object.prototype must not be taken for the other side's. */
const withoutInherited = (name: string, value: unknown) => (name in Object.prototype ? undefined : value)

function purseOf(text: string): Purse | undefined {
  try {
    const value: unknown = JSON.parse(text, withoutInherited)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Purse) : undefined
  } catch {
    return undefined
  }
}

/** A number is progress; text is a choice. */
function joinPlain(local: string, remote: string): JoinedMemory {
  const [one, other] = [Number(local), Number(remote)]
  return { memory: Number.isFinite(one) && Number.isFinite(other) && other > one ? remote : local }
}

function joinPurses(base: Purse, local: Purse, remote: Purse): Purse | undefined {
  if (isFigures(local) && isFigures(remote))
    return { ...joinFigures(isFigures(base) ? base : undefined, local, remote) }
  if (isProgress(local) && isProgress(remote))
    return { ...joinProgress(isProgress(base) ? base : undefined, local, remote) }
  if (isProgress(local) !== isProgress(remote)) {
    const [next, old] = isProgress(local) ? [local, remote] : [remote, local]
    return joinOlder(base, next, old)
  }
  if (isWorkshop(local) && isWorkshop(remote)) {
    // Missions depend on how many were given out: the side that is further wins.
    const further = remote.given > local.given ? remote : local
    const stars = Math.max(local.stars, remote.stars)
    return { ...further, stars, coins: joinCoins(base['coins'], local.coins, remote.coins) }
  }
  if (isKitchen(local) && isKitchen(remote))
    return {
      ...local,
      coins: joinCoins(base['coins'], local.coins, remote.coins),
      // One bit per upgrade.
      upgrades: (local.upgrades | remote.upgrades) >>> 0,
      ...joinGuests(local, remote),
    }
  return isGarage(local) && isGarage(remote) ? joinLaps(local, remote) : undefined
}

/** One device still has a build without progress: the newer memory has the purchases, the older one only earnings. */
function joinOlder(base: Purse, next: Purse, old: Purse): Purse | undefined {
  if (!isCount(old['coins'])) return undefined
  const [coins, stars] = [next['coins'], next['stars']].map((count) => (isCount(count) ? count : 0))
  return {
    ...next,
    coins: joinCoins(base['coins'], coins!, old['coins']),
    stars: Math.max(stars!, isCount(old['stars']) ? old['stars'] : 0),
  }
}

/** The higher number of hearts per guest, and the progress of the side that is further; older builds have neither. */
function joinGuests(local: Purse, remote: Purse): Purse {
  const way = Number(remote['reached'] ?? 0) > Number(local['reached'] ?? 0) ? remote : local
  const [mine, theirs] = [local, remote].map(({ hearts }) => countsIn(hearts))
  if (way['reached'] === undefined && Object.keys({ ...mine, ...theirs }).length === 0) return {}
  const names = [...new Set([...Object.keys(mine!), ...Object.keys(theirs!)])]
  return {
    hearts: Object.fromEntries(names.map((name) => [name, Math.max(mine![name] ?? 0, theirs![name] ?? 0)])),
    reached: way['reached'] ?? 1,
    fails: way['fails'] ?? 0,
  }
}

function countsIn(value: unknown): Readonly<Record<string, number>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, count]) => isCount(count)))
}

/** Both sides' earnings and spending count; without a common base the larger sum wins. */
function joinCoins(base: unknown, local: number, remote: number): number {
  const joined = isCount(base) ? local + remote - base : Math.max(local, remote)
  return Math.min(MOST_COINS, Math.max(0, joined))
}

/** The faster lap of each track. */
function joinLaps(local: Readonly<Record<string, string>>, remote: Readonly<Record<string, string>>): Purse {
  const time = (lap: string | undefined) => Number(LAP.exec(lap ?? '')?.[1] ?? Infinity)
  const levels = new Set([...Object.keys(local), ...Object.keys(remote)])
  return Object.fromEntries(
    [...levels].map((level) => [
      level,
      time(remote[level]) < time(local[level]) ? remote[level] : local[level],
    ]),
  )
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const isWorkshop = (
  purse: Purse,
): purse is { readonly coins: number; readonly stars: number; readonly given: number } =>
  isCount(purse['coins']) && isCount(purse['stars']) && isCount(purse['given'])

const isKitchen = (purse: Purse): purse is { readonly coins: number; readonly upgrades: number } =>
  isCount(purse['coins']) && isCount(purse['upgrades'])

const isGarage = (purse: Purse): purse is Readonly<Record<string, string>> =>
  Object.entries(purse).every(
    ([level, lap]) => /^\d+$/.test(level) && typeof lap === 'string' && LAP.test(lap),
  )
