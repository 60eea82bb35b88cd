import type { LatinDefinition } from './definitions.ts'

/** How to play, as text keys: the pitch of a kind is its rule. */
export function how({ id, rules, recipe, mark }: LatinDefinition): readonly string[] {
  const lines = rules.includes('rows') ? [recipe === 'streets' ? 'how.norepeat' : 'how.square'] : []
  return [...lines, `pitch.${id}`, mark === 'coin' ? 'how.coin' : 'how.pad', 'how.help']
}
