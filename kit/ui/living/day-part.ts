/** Light at the player's local time. */
export type DayPart = 'dawn' | 'day' | 'dusk' | 'night'

const BEGINS: readonly (readonly [hour: number, part: DayPart])[] = [
  [21, 'night'],
  [18, 'dusk'],
  [8, 'day'],
  [5, 'dawn'],
]

/** For the local hour, 0 to 23. */
export const dayPartOf = (hour: number): DayPart => BEGINS.find(([from]) => hour >= from)?.[1] ?? 'night'

/** Selects at most this many of a player's kinds to walk about; the selection changes daily. */
export function strollers(kinds: readonly number[], day: number, most: number): number[] {
  const count = Math.min(most, kinds.length)
  return Array.from({ length: count }, (_, index) => kinds[(day * most + index) % kinds.length]!)
}
