import { modelOf } from './model.ts'
import type { Net } from './net.ts'
import type { Clue, Puzzle } from './puzzle.ts'

export interface Areas {
  /** Colour of each point's tile. */
  readonly tint: readonly number[]
  readonly owner: readonly number[]
}

const areasKnown = new WeakMap<readonly Clue[], Areas>()

/** Neighbouring areas get different colours. */
export function areasOf(puzzle: Puzzle): Areas {
  const known = areasKnown.get(puzzle.clues)
  if (known) return known
  const { net } = modelOf(puzzle)
  const areas = puzzle.clues.filter(({ kind }) => kind === 'area').map(({ cells = [] }) => cells)
  const owner = net.places.map((_, node) => areas.findIndex((cells) => cells.includes(node)))
  const tintOf: number[] = []
  for (const area of areas.keys()) {
    const around = new Set(
      net.edges
        .filter((ends) => ends.some((node) => owner[node] === area))
        .flatMap((ends) => ends.map((node) => (owner[node] === area ? -1 : tintOf[owner[node]!]))),
    )
    tintOf[area] = [2, 3, 4, 5, 6].find((tint) => !around.has(tint)) ?? 2
  }
  const plain = (node: number) =>
    puzzle.kind === 'castle' || puzzle.kind === 'tracks' ? 0 : checker(net, node)
  const made = { owner, tint: owner.map((area, node) => (area < 0 ? plain(node) : tintOf[area]!)) }
  areasKnown.set(puzzle.clues, made)
  return made
}

const checker = ({ places }: Net, node: number) => (places[node]!.x + places[node]!.y) % 2
