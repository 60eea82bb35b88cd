/** What a player owns in one game. It comes from the player's browser: no table and no card may depend on it. */
export interface Progress {
  readonly kind: 'progress'
  readonly coins: number
  /** Ids of goods that are bought once. */
  readonly owned: readonly string[]
  /** Item in use, by slot. */
  readonly worn: Readonly<Record<string, string>>
  /** Consumables left, by id. */
  readonly stock: Readonly<Record<string, number>>
  /** Missions given so far; the next one follows the order of the list. */
  readonly given: number
  readonly open: readonly OpenMission[]
  /** Stars of done missions: they make the rank. */
  readonly stars: number
  /** Best grade of each medal. */
  readonly medals: Readonly<Record<string, number>>
  /** The furthest level that is open, and how often it was lost in a row. */
  readonly reached: number
  readonly fails: number
}

export interface OpenMission {
  readonly index: number
  /** Counts of earlier runs, for missions that accumulate. */
  readonly carried: number
}

/** Number of open missions. */
export const AT_ONCE = 3
export const MOST_COINS = 2 ** 31 - 1

export const startProgress = (): Progress => ({
  kind: 'progress',
  coins: 0,
  owned: [],
  worn: {},
  stock: {},
  given: AT_ONCE,
  open: Array.from({ length: AT_ONCE }, (_, index) => ({ index, carried: 0 })),
  stars: 0,
  medals: {},
  reached: 1,
  fails: 0,
})

/** Reads stored progress; each damaged part is reset, the others stay. */
export function readProgress(memory: string | undefined): Progress {
  const fresh = startProgress()
  const kept = parsed(memory)
  if (kept?.['kind'] !== 'progress') return fresh
  const open = missionsOf(kept['open'])
  return {
    kind: 'progress',
    coins: countOr(kept['coins'], 0),
    owned: textsOf(kept['owned']),
    worn: recordOf(kept['worn'], (value) => typeof value === 'string'),
    stock: recordOf(kept['stock'], isCount),
    open: open ?? fresh.open,
    given: open ? Math.max(AT_ONCE, countOr(kept['given'], AT_ONCE)) : fresh.given,
    stars: countOr(kept['stars'], 0),
    medals: recordOf(kept['medals'], isCount),
    reached: Math.max(1, countOr(kept['reached'], 1)),
    fails: countOr(kept['fails'], 0),
  }
}

export const writeProgress = (progress: Progress): string => JSON.stringify(progress)

type Kept = Readonly<Record<string, unknown>>

/** The object in a JSON text; `undefined` if there is none. */
export function parsed(memory: string | undefined): Kept | undefined {
  if (!memory) return undefined
  try {
    const value: unknown = JSON.parse(memory)
    return typeof value === 'object' && value !== null ? (value as Kept) : undefined
  } catch {
    return undefined
  }
}

export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_COINS
const countOr = (value: unknown, otherwise: number): number => (isCount(value) ? value : otherwise)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? [...new Set(value.filter((one): one is string => typeof one === 'string'))] : []

function recordOf<Value>(value: unknown, fits: (one: unknown) => boolean): Readonly<Record<string, Value>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value).filter(([, one]) => fits(one))) as Record<string, Value>
}

function missionsOf(value: unknown): readonly OpenMission[] | undefined {
  if (!Array.isArray(value) || value.length !== AT_ONCE) return undefined
  const isMission = (one: unknown): one is OpenMission =>
    typeof one === 'object' &&
    one !== null &&
    isCount((one as OpenMission).index) &&
    isCount((one as OpenMission).carried)
  return value.every(isMission) ? value.map(({ index, carried }) => ({ index, carried })) : undefined
}
