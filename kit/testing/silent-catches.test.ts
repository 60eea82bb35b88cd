import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A swallowed failure: a handler that returns nothing and does nothing, or an empty block. */
const SILENT = [
  /\.catch\(\s*(?:async )?\(?(?:_?\w+(?:: \w+)?)?\)? => (?:undefined|void 0|null|\{\s*\})\s*,?\s*\)/g,
  /\bcatch(?: \(\w+\))? \{\s*\}/g,
]

/** The lines on which a source swallows an error. */
function silentCatches(source: string): number[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))
  return SILENT.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(({ index }) => code.slice(0, index).split('\n').length),
  ).toSorted((one, other) => one - other)
}

test('a silent catch is found, also with a comment in it', () => {
  const source = [
    'await one().catch(() => undefined)',
    'await two().catch((error: unknown) => log.warn({ err: error }, "two"))',
    'try { three() } catch {',
    '  // Never mind.',
    '}',
    'await four().catch((_error) => {})',
    'try { five() } catch (error) { throw new Error("five", { cause: error }) }',
    'await six().catch(() => null)',
  ]
  expect(silentCatches(source.join('\n'))).toEqual([1, 3, 6, 8])
})

test('every catch logs, reports, retries, or ignores the failure with a reason', () => {
  const files = globSync('{apps,kit,modules}/**/*.{ts,tsx,mjs}', {
    exclude: (name) => /\.test\.tsx?$|^testing$/.test(name),
  })
  const found = files.flatMap((file) =>
    silentCatches(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(900)
})
