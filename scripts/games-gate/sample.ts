import type { GameDefinition } from '#kit/game/contract.ts'

/** One game of a family, a different one each day, so that all games are checked over time at little cost. */
export function sampled<Definition extends GameDefinition>(
  definitions: readonly Definition[],
  seed: number,
): Definition[] {
  const chosen = definitions[seed % definitions.length]
  return chosen ? [chosen] : []
}
