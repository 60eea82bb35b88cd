import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BRAND_NAME, BRAND_PREFIX } from './brand.ts'

const sources = globSync('{apps,kit,modules}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|contract|slow|race)\.|\/testing\/|^kit\/brand\//.test(file),
)

/** Examples in an operator's help and folders of a try; what they are called reaches nobody else. */
const EXAMPLES = /^apps\/(cli|testing|lab)\//

test('no source writes the name of the product or its prefix itself', () => {
  const itself = new RegExp(`['"\`>](${BRAND_NAME}|${BRAND_PREFIX})([ '"\`<,]|[-_:][a-z$])`)
  const found = sources.filter((file) => !EXAMPLES.test(file) && itself.test(readFileSync(file, 'utf8')))
  expect(found).toEqual([])
})
