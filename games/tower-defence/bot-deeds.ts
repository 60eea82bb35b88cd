import { inputOf, LEAD, LOCK } from './actions.ts'
import type { DefenceSim } from './sim.ts'
import { spotOf } from './world.ts'

/** Sends slow and strong foes into the loops; keeps them free while only weak ones come. */
export function turnLocks({ board, world }: DefenceSim): number {
  for (const [index, { loop }] of board.locks.entries()) {
    const inside = world.foes.filter(({ cell }) => loop.includes(cell)).length
    const wants = inside < 7
    const isOpen = (world.lever & (1 << index)) !== 0
    if (wants !== isOpen && world.foes.length > 0) return inputOf(LOCK, index)
  }
  return 0
}

/** Sends the captain to coins, or to the foremost foe. */
export function lead({ board, world }: DefenceSim): number {
  const { hero, drops, foes } = world
  const [drop] = drops.toSorted((one, other) => far(one) - far(other))
  function far({ x, y }: { readonly x: number; readonly y: number }) {
    return (x - hero.x) ** 2 + (y - hero.y) ** 2
  }
  const [foe] = foes.toSorted((one, other) => board.left[one.cell]! - board.left[other.cell]!)
  const goal = drop ?? (foe && spotOf(board, foe))
  if (!goal) return 0
  const cell = Math.floor(goal.y) * board.width + Math.floor(goal.x)
  const [x, y] = [board.x[cell], board.y[cell]]
  return x === undefined || (x === hero.toX && y === hero.toY) ? 0 : inputOf(LEAD, cell)
}
