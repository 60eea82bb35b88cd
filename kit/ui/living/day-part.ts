/** How light it is where the player is. */
export type DayPart = 'dawn' | 'day' | 'dusk' | 'night'

const BEGINS: readonly (readonly [hour: number, part: DayPart])[] = [
  [21, 'night'],
  [18, 'dusk'],
  [8, 'day'],
  [5, 'dawn'],
]

/** By the player's own clock, in whole hours from 0 to 23. */
export const dayPartOf = (hour: number): DayPart => BEGINS.find(([from]) => hour >= from)?.[1] ?? 'night'

/** So many of the kinds a player owns go for a walk, others each day. */
export function strollers(kinds: readonly number[], day: number, most: number): number[] {
  const count = Math.min(most, kinds.length)
  return Array.from({ length: count }, (_, index) => kinds[(day * most + index) % kinds.length]!)
}
