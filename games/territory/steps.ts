/** Steps to the cells beside, as columns and rows. */
export const BESIDE = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const

/** Steps to all eight cells around. */
export const AROUND = [...BESIDE, [1, 1], [1, -1], [-1, 1], [-1, -1]] as const

/** A horse's leaps. */
export const LEAPS = [
  [1, 2],
  [2, 1],
  [-1, 2],
  [-2, 1],
  [1, -2],
  [2, -1],
  [-1, -2],
  [-2, -1],
] as const

/** A cell holds its content times ten and its owner: 0 nobody, 1 and 2 the seats. */
export const OWNERS = 10
export const ownerOf = (value: number) => value % OWNERS
export const contentOf = (value: number) => Math.floor(value / OWNERS)
export const cellOf = (content: number, owner: number) => content * OWNERS + owner

/** Steps from some cells to every cell that can be entered; -1 where no way leads. */
export function reachFrom(
  near: readonly (readonly number[])[],
  starts: readonly number[],
  isOpen: (cell: number) => boolean,
): Int8Array {
  const steps = new Int8Array(near.length).fill(-1)
  for (const start of starts) steps[start] = 0
  const queue = [...starts]
  for (const cell of queue)
    for (const other of near[cell]!)
      if (steps[other] === -1 && isOpen(other)) {
        steps[other] = steps[cell]! + 1
        queue.push(other)
      }
  return steps
}
