import { parsed, readProgress, writeProgress, type Progress } from '#kit/game/progress/progress.ts'
import { hash32, pickIndex, seededRandom, shuffled } from '#kit/random/random.ts'
import { ROUNDS, type Team } from './modes.ts'
import { STARS } from './stars.ts'

export const TEAMS = 2 ** ROUNDS

/** A cup in progress. */
export interface Cup {
  readonly seed: number
  readonly team: Team
  /** From 1; beyond the last round it is won. */
  readonly round: number
}

/** What is stored between runs. */
export interface Locker {
  readonly cups: number
  readonly who: number
  readonly second: number
  readonly cup: Cup | null
  readonly owned: Progress
}

/** Slots of the purse in which choices and the cup are stored. */
const PLACES = { who: 'star', second: 'second', cup: 'cup' } as const

/** Reads the stored memory, also that of versions without a purse; anything invalid is left out. */
export function readLocker(memory: string | undefined): Locker {
  const owned = readProgress(memory)
  const kept = parsed(memory)
  if (kept?.['kind'] !== 'progress') {
    const { cups, who, second, cup } = kept ?? {}
    const won = count(cups) ?? 0
    const before = { cups: won, who: star(who, won) ?? 0, second: star(second, won) ?? 1, cup: cupOf(cup) }
    return { ...before, owned }
  }
  // Each cup won unlocks one step.
  const cups = owned.reached - 1
  const named = (place: string) => STARS.findIndex(({ name }) => name === owned.worn[place])
  const [seed, team, round] = (owned.worn[PLACES.cup] ?? '').split(' ').map(Number)
  return {
    cups,
    who: star(named(PLACES.who), cups) ?? 0,
    second: star(named(PLACES.second), cups) ?? 1,
    cup: cupOf({ seed, team, round }),
    owned,
  }
}

export function writeLocker({ cups, who, second, cup, owned }: Locker): string {
  const worn = {
    ...owned.worn,
    [PLACES.who]: STARS[who]?.name ?? '',
    [PLACES.second]: STARS[second]?.name ?? '',
    [PLACES.cup]: cup ? `${cup.seed} ${cup.team} ${cup.round}` : '',
  }
  return writeProgress({ ...owned, worn, reached: cups + 1 })
}

const count = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined

function star(value: unknown, cups: number): number | undefined {
  const who = count(value)
  return who !== undefined && isOpen(who, cups) ? who : undefined
}

function cupOf(value: unknown): Cup | null {
  const { seed, team, round } = (value ?? {}) as Partial<Record<keyof Cup, unknown>>
  const [dealt, at] = [count(seed), count(round)]
  if (dealt === undefined || at === undefined || at < 1 || at > ROUNDS || (team !== 1 && team !== 2))
    return null
  return { seed: dealt, team, round: at }
}

export const isOpen = (who: number, cups: number): boolean => {
  const found = STARS[who]
  return found !== undefined && found.cups <= cups
}

/** The order of the first round; the player comes first, as -1. */
export function drawOf({ seed }: Cup): readonly number[] {
  const random = seededRandom(hash32(`cup ${seed}`))
  const others = Array.from({ length: TEAMS - 1 }, (_, index) => index % STARS.length)
  return [-1, ...shuffled(others, random)]
}

/** Places in the draw of those still in a round, from 1; the player wins all earlier ones. */
export function fieldOf(cup: Cup, round: number): readonly number[] {
  let places: readonly number[] = Array.from({ length: TEAMS }, (_, index) => index)
  for (let played = 1; played < round; played++) {
    const random = seededRandom(hash32(`cup ${cup.seed} ${played}`))
    const next: number[] = []
    for (let pair = 0; pair < places.length; pair += 2)
      next.push(pair === 0 ? 0 : places[pair + pickIndex(2, random)]!)
    places = next
  }
  return places
}
