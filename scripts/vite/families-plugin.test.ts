import { join } from 'node:path'
import { expect, test } from 'vitest'
import { familiesPlugin } from './families-plugin.ts'

const { load } = familiesPlugin(join(import.meta.dirname, '../..'))
const families = (options: object) =>
  (load as (id: string, options: object) => string).call(undefined, '\0virtual:families', options)

test('the browser’s bundle loads each family by its name, the server’s has none', () => {
  expect(families({ ssr: false })).toContain("'chess': () => import('virtual:family/chess')")
  expect(families({ ssr: true })).toBe('export default {}')
})
