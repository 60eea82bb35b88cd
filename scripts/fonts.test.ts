import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FAMILIES, fontFiles, PARTS } from './fonts.ts'

const folder = join(import.meta.dirname, '../kit/ui/fonts')
const sheets = ['fonts.css', 'more-fonts.css'].map((name) => readFileSync(join(folder, '..', name), 'utf8'))
const files = await fontFiles()

test('the font files are up to date with their packages', () => {
  expect(files.size).toBe(4)
  for (const [name, bytes] of files) {
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, name))), `${name}: npm run fonts`).toBe(true)
  }
})

test('fonts of an English page are smaller than 40.5 kB', () => {
  const plain = [...files].filter(([name]) => name.endsWith('-plain.woff2'))
  expect(plain.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(40_500)
})

test('font faces of one family declare the same weights, or a browser uses only some of them', () => {
  const weights = sheets.flatMap((sheet) => sheet.match(/font-weight: [^;]+/g) ?? [])
  expect(weights).toHaveLength(9)
  expect(new Set(weights)).toEqual(new Set(['font-weight: 400 800']))
})

/** The code points of a `unicode-range`, in order. */
const codesIn = (range: string): readonly number[] =>
  range
    .split(',')
    .flatMap((one) => {
      const [first, last = first] = one
        .trim()
        .slice(2)
        .split('-')
        .map((digits) => parseInt(digits, 16))
      return Array.from({ length: last! - first! + 1 }, (_, index) => first! + index)
    })
    .toSorted((one, other) => one - other)

test('each font face has the unicode-range of its file', () => {
  for (const family of FAMILIES)
    for (const [part, codes] of Object.entries(PARTS)) {
      const face = sheets
        .join('\n')
        .split('@font-face')
        .find((one) => one.includes(`/${family}-${part}.woff2`))
      const [, range = ''] = /unicode-range:([^;]+);/.exec(face ?? '') ?? []
      expect(codesIn(range), `${family} ${part}`).toEqual(codes.toSorted((one, other) => one - other))
    }
})
