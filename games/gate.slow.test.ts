import { beforeAll, expect, test } from 'vitest'
import { hash32 } from '#kit/random/random.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { checkHeadless } from '../scripts/games-gate/headless.ts'
import {
  familyFolders,
  isBroken,
  loadFamily,
  ROOT,
  type BrokenFamily,
  type LoadedFamily,
} from '../scripts/games-gate/load-families.ts'
import { sampled } from '../scripts/games-gate/sample.ts'
import { checkStatic } from '../scripts/games-gate/static.ts'
import { runChoice } from '../scripts/proofs/choice.ts'

const folders = familyFolders()
/** For one game. Whoever fails is looked at again with more time: beside other work a bot gets only part of a look. */
const LOOK_MS = 200
const SECOND_LOOK_MS = 2500
const day = Math.floor(systemClock() / days(1))
const { changed, ofTheDay } = runChoice(ROOT)
const isFamily = (name: string) => folders.includes(name)
const loaded = new Map<string, LoadedFamily | BrokenFamily>()

beforeAll(async () => {
  for (const folder of folders) loaded.set(folder, await loadFamily(folder))
})

test.for(folders)('[1.1] the family %s is complete enough to be opened', (folder) => {
  expect(loaded.get(folder)).not.toHaveProperty('cause')
})

test('[1.1] [1.2] no two games are the same, and each has its words, its tune and its cover', () => {
  const families = [...loaded.values()].filter((one): one is LoadedFamily => !isBroken(one))
  const failures = checkStatic(families).filter(({ weight }) => weight === 'failure')
  expect(failures.map(({ slug, gate, says }) => `${gate} ${slug}: ${says}`)).toEqual([])
})

test.for(ofTheDay.filter(isFamily))(
  "[1.1] the day's game of %s is repeatable, never stuck, winnable and worth playing",
  (folder) => expectWorth(folder, (games) => sampled(games, hash32(`${day} ${folder}`))),
)

test.for(changed.filter(isFamily))(
  '[1.1] every game of %s, which has changed, is repeatable, never stuck, winnable and worth playing',
  (folder) => expectWorth(folder, (games) => games),
)

type Games = LoadedFamily['family']['definitions']

function expectWorth(folder: string, choose: (games: Games) => Games) {
  const one = loaded.get(folder)
  if (!one || isBroken(one)) return
  const failures = choose(one.family.definitions).flatMap((definition) => {
    const failuresIn = (milliseconds: number) =>
      checkHeadless(one.family, definition, milliseconds).findings.filter(
        ({ weight }) => weight === 'failure',
      )
    return failuresIn(LOOK_MS).length > 0 ? failuresIn(SECOND_LOOK_MS) : []
  })
  expect(failures.map(({ slug, gate, says }) => `${gate} ${slug}: ${says}`)).toEqual([])
}
