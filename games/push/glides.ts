/** A piece on its way between two cells. */
export interface Glide {
  readonly from: number
  readonly to: number
}

/** Matches crates before and after: unpainted ones are sorted, so unmoved ones are matched first. */
export function pairs(
  before: readonly number[],
  after: readonly number[],
  columns: number,
  isFixed: boolean,
): readonly Glide[] {
  if (isFixed) return after.map((to, index) => ({ from: before[index]!, to }))
  const stayed = after.filter((cell) => before.includes(cell))
  const gone = before.filter((cell) => !after.includes(cell))
  const come = after.filter((cell) => !before.includes(cell))
  const glides = come.map((to) => {
    const near = gone.reduce(
      (best, cell) => (cellsBetween(columns, cell, to) < cellsBetween(columns, best, to) ? cell : best),
      gone[0] ?? to,
    )
    gone.splice(gone.indexOf(near), 1)
    return { from: near, to }
  })
  return [...stayed.map((cell) => ({ from: cell, to: cell })), ...glides]
}

/** Distance of two cells in steps; a removed crate counts as one. */
export function cellsBetween(columns: number, one: number, other: number): number {
  if (one < 0 || other < 0) return 1
  const rows = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
  return rows + Math.abs((one % columns) - (other % columns))
}
