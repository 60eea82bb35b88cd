import type { Regular } from './regulars.ts'

/** Hearts that a guest has given so far, by name. They change nothing that is ranked. */
export type Hearts = Readonly<Record<string, number>>

/** Hearts from which a guest is of the first, second and third rank. */
export const RANKS = [3, 8, 16] as const
export const MOST_HEARTS = 99
const GREAT = 85
const GOOD = 65

export const rankOf = (hearts: number): number => RANKS.filter((from) => hearts >= from).length

/** A great pizza is worth two hearts, a good one one. */
export const heartsFor = (total: number): number => (total >= GREAT ? 2 : total >= GOOD ? 1 : 0)

/** After a meal, and whether the guest has risen by it. */
export function afterMeal(hearts: Hearts, { name }: Regular, total: number) {
  const before = hearts[name] ?? 0
  const after = Math.min(MOST_HEARTS, before + heartsFor(total))
  const next: Hearts = after === before ? hearts : { ...hearts, [name]: after }
  return { hearts: next, hasRisen: rankOf(after) > rankOf(before) }
}

/** Reads what was kept: of names that nobody has, nothing stays. */
export function readHearts(kept: unknown, guests: readonly Regular[]): Hearts {
  if (typeof kept !== 'object' || kept === null) return {}
  const counts = kept as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    guests.flatMap(({ name }) => {
      const count = Object.hasOwn(counts, name) ? counts[name] : 0
      return Number.isInteger(count) && Number(count) > 0
        ? [[name, Math.min(MOST_HEARTS, Number(count))] as const]
        : []
    }),
  )
}
