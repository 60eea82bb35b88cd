import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  familyFolders,
  isBroken,
  loadFamily,
  type LoadedFamily,
} from '../scripts/games-gate/load-families.ts'
import { comparePictures } from '../scripts/games-gate/pictures.ts'

const FONT = readFileSync(join(import.meta.dirname, '../kit/ui/fonts/bricolage-grotesque-latin.woff2'))
/** The portal's own letters: a picture alone has those of the machine, which differ. */
const LETTERS =
  '<style>@font-face{font-family:"Bricolage Grotesque Variable";font-weight:200 800;' +
  `src:url(data:font/woff2;base64,${FONT.toString('base64')})}</style>`

const inOwnLetters = (family: LoadedFamily): LoadedFamily => ({
  ...family,
  faces: family.faces.map((face) => ({ ...face, cover: LETTERS + face.cover })),
})

test('no two games have the same cover as a thumbnail [1.1]', async () => {
  const loaded = await Promise.all(familyFolders().map(loadFamily))
  const families = loaded.filter((one): one is LoadedFamily => !isBroken(one)).map(inOwnLetters)
  const findings = await comparePictures(families)
  const twins = findings.filter(({ weight }) => weight === 'failure')
  expect(twins.map(({ slug, says }) => `${slug}: ${says}`)).toEqual([])
})
