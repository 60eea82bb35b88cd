import { beforeAll, expect, test } from 'vitest'
import { hash32 } from '#kit/random/random.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { expectWorth } from '../scripts/games-gate/expect-worth.ts'
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
const day = Math.floor(systemClock() / days(1))
const { changed, ofTheDay, played } = runChoice(ROOT)
/** Whose games are all played has no need of the day's. */
const ofOneGame = [...changed, ...ofTheDay].filter((name) => folders.includes(name) && !played.includes(name))
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

test.for(ofOneGame)(
  "[1.1] the day's game of %s is repeatable, never stuck, winnable and worth playing",
  (folder) => expectWorth(loaded.get(folder)!, (games) => sampled(games, hash32(`${day} ${folder}`))),
)
