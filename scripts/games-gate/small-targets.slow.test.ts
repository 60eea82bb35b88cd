import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMITS } from '#kit/testing/limits.ts'
import { SMALL_TARGETS } from '#modules/catalog/rules/small-targets.ts'
import { chromiumPath } from '../chromium.ts'
import { runChoice } from '../proofs/choice.ts'
import { readRegistry } from '../registry/registry.ts'
import { tooSmall } from './cells.ts'
import { familyFolders, ROOT } from './load-families.ts'
import { cellJobs, measureCells } from './measure-cells.ts'

const { changed, ofTheDay } = runChoice(ROOT)
const folders = familyFolders().filter((name) => changed.includes(name) || ofTheDay.includes(name))

const jobs = await cellJobs(folders, (slug) => SMALL_TARGETS.has(slug))

test('every listed game exists', () => {
  const slugs = readRegistry(ROOT).map(({ slug }) => slug)
  expect([...SMALL_TARGETS].filter((slug) => !slugs.includes(slug))).toEqual([])
})

// Targets are measured in a browser, in the families of the day.
test.runIf(existsSync(chromiumPath()) && jobs.length > 0)(
  '[1.2] the games whose targets are small on a phone are those whose pages say so',
  { timeout: 12 * LIMITS.test },
  async () => {
    const measured = await measureCells(jobs)
    // A game that did not open reports no targets.
    expect(measured.filter(({ sizes }) => sizes.length === 0)).toEqual([])
    const said = jobs.map(({ definition }) => definition.slug).filter((slug) => SMALL_TARGETS.has(slug))
    const small = measured.filter(tooSmall).map(({ slug }) => slug)
    expect(small.toSorted()).toEqual(said.toSorted())
  },
)
