/** The stones that hold together with the one on a cell, and the free points beside them. */
export function groupAt(near: readonly (readonly number[])[], cells: readonly number[], start: number) {
  const stones = new Set([start])
  const free = new Set<number>()
  for (const cell of stones)
    for (const other of near[cell]!)
      if (cells[other] === 0) free.add(other)
      else if (cells[other] === cells[start]) stones.add(other)
  return { stones, free }
}
