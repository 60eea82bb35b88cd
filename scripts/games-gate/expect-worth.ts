import { expect, test } from 'vitest'
import type { GameDefinition } from '#kit/game/contract.ts'
import { runChoice } from '../proofs/choice.ts'
import { checkHeadless } from './headless.ts'
import { isBroken, loadFamily, ROOT, type BrokenFamily, type LoadedFamily } from './load-families.ts'

/** Milliseconds per game. A game that fails is played again with more time: its bot may have been unlucky. */
const LOOK_MS = 200
const SECOND_LOOK_MS = 2500

type Games = readonly GameDefinition[]

/** Checks the chosen games of a family by every headless rule; another test covers a folder that does not load. */
export function expectWorth(loaded: LoadedFamily | BrokenFamily, choose: (games: Games) => Games) {
  if (isBroken(loaded)) return
  const failures = choose(loaded.family.definitions).flatMap((definition) => {
    const failuresIn = (milliseconds: number) =>
      checkHeadless(loaded.family, definition, milliseconds).findings.filter(
        ({ weight }) => weight === 'failure',
      )
    return failuresIn(LOOK_MS).length > 0 ? failuresIn(SECOND_LOOK_MS) : []
  })
  expect(failures.map(({ slug, gate, says }) => `${gate} ${slug}: ${says}`)).toEqual([])
}

/** Checks every game of the families whose rules changed. Each part is a test file, so that all cores are used. */
export function testChangedFamilies(part: number, parts: number, isFamily: (name: string) => boolean): void {
  const mine = runChoice(ROOT)
    .played.filter(isFamily)
    .filter((_, place) => place % parts === part)
  if (mine.length === 0) test('no family of this part has changed', () => expect(mine).toEqual([]))
  test.for(mine)(
    '[1.1] %s, which has changed, is repeatable, never stuck, winnable and worth playing',
    // Only computes: sixty solitaires take minutes on any machine.
    { timeout: 0 },
    async (folder) => expectWorth(await loadFamily(folder), (games) => games),
  )
}
