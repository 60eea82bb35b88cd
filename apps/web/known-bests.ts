import type { GameDefinition } from '#kit/game/contract.ts'
import type { BestRule } from '#modules/saves/model.ts'

interface Family {
  readonly view: { readonly family: { readonly definitions: readonly GameDefinition[] } }
}

/** Whether a high or a low score is better, from the definitions of the games opened on this page. */
export function knownBests(families: Readonly<Record<string, () => Promise<Family>>>) {
  const known = new Map<string, BestRule>()
  return {
    /** Loads a family's definitions; its chunk is the one that runs the game on the page. */
    async learn(family: string): Promise<void> {
      const loaded = await families[family]?.()
      for (const { slug, score } of loaded?.view.family.definitions ?? []) known.set(slug, score.best)
    },
    of: (slug: string): BestRule | undefined => known.get(slug),
  }
}
