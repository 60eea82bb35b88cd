import { expect, test } from 'vitest'
import {
  familyFolders,
  isBroken,
  loadFamily,
  type LoadedFamily,
} from '../scripts/games-gate/load-families.ts'
import { comparePictures } from '../scripts/games-gate/pictures.ts'

test('no two games have the same cover as a thumbnail [1.1]', async () => {
  const loaded = await Promise.all(familyFolders().map(loadFamily))
  const families = loaded.filter((one): one is LoadedFamily => !isBroken(one))
  const findings = await comparePictures(families)
  const twins = findings.filter(({ weight }) => weight === 'failure')
  expect(twins.map(({ slug, says }) => `${slug}: ${says}`)).toEqual([])
})
