/** The set with only this value. */
export const bitOf = (value: number) => 1 << value

/** How many values a set holds. */
export function countBits(mask: number): number {
  let count = 0
  for (let rest = mask; rest; rest &= rest - 1) count++
  return count
}

export const lowestOf = (mask: number) => 31 - Math.clz32(mask & -mask)
export const highestOf = (mask: number) => 31 - Math.clz32(mask)
/** Whether at most one value is left. */
export const isSure = (mask: number) => (mask & (mask - 1)) === 0

/** The values of a set, ascending. */
export function valuesOf(mask: number): number[] {
  const values: number[] = []
  for (let rest = mask; rest; rest &= rest - 1) values.push(lowestOf(rest))
  return values
}

/** All values from the lowest to the highest. */
export const rangeMask = (lowest: number, highest: number) => (1 << (highest + 1)) - (1 << lowest)
