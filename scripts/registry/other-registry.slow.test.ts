import { expect, test, vi } from 'vitest'
import { familyFolders, loadRules } from '../games-gate/load-families.ts'

/** A registry with other numbers: a slug's characters, read as a number in base 61. */
const otherNumber = (slug: string) => [...slug].reduce((sum, letter) => sum * 61 + letter.charCodeAt(0), 0)
vi.mock('#kit/game/register.ts', () => ({
  register: () => (slug: string) => ({ slug, gameId: otherNumber(slug), tune: 0 }),
}))

test('[2.12] the number of a game depends only on its slug and the registry, wherever its definition is', async () => {
  for (const folder of familyFolders()) {
    const { definitions } = await loadRules(folder)
    for (const { slug, gameId } of definitions) expect(gameId, slug).toBe(otherNumber(slug))
  }
})
