import { hash32, seededRandom, shuffled } from '#kit/random/random.ts'
import type { Clue, Puzzle } from './puzzle.ts'
import { undecided } from './solve.ts'

const FEWEST_HIDDEN = 0.25
/** The last levels hide all that can be spared. */
const MORE_HIDDEN = 0.75

/** Takes part of the clues away, more with every level, as long as reasoning still finds the whole picture. */
export function hidden(puzzle: Puzzle, what: 'lengths' | 'lines', share: number): readonly Clue[] {
  const random = seededRandom(hash32(`hide:${puzzle.solution.join('')}`))
  const places = puzzle.clues.flatMap((clue, line) =>
    clue.kind !== 'blocks'
      ? []
      : what === 'lines'
        ? [[line, 0] as const]
        : clue.blocks.map((_, block) => [line, block] as const),
  )
  let left = Math.ceil(places.length * (FEWEST_HIDDEN + MORE_HIDDEN * share))
  let clues = puzzle.clues
  for (const [line, block] of shuffled(places, random)) {
    if (left-- <= 0) break
    const next = clues.map((clue, at) => (at === line ? without(clue, what, block) : clue))
    if (undecided({ ...puzzle, clues: next }, puzzle.solution).length === 0) clues = next
  }
  return clues
}

function without(clue: Clue, what: 'lengths' | 'lines', block: number): Clue {
  if (what === 'lines' || clue.kind !== 'blocks') return { kind: 'none' }
  return {
    kind: 'blocks',
    blocks: clue.blocks.map(([length, colour], at) => [at === block ? 0 : length, colour]),
  }
}
