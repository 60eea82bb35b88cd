import type { GameDefinition } from '#kit/game/contract.ts'

/** One game of a family, another one each day: in time everything is played without anybody waiting for it. */
export function sampled<Definition extends GameDefinition>(
  definitions: readonly Definition[],
  seed: number,
): Definition[] {
  const chosen = definitions[seed % definitions.length]
  return chosen ? [chosen] : []
}
