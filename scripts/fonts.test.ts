import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fontFiles } from './fonts.ts'

const folder = join(import.meta.dirname, '../kit/ui/fonts')

test('the font files are those that the script makes of the packages', async () => {
  const files = await fontFiles()
  expect(files.size).toBe(4)
  for (const [name, bytes] of files) {
    expect(Buffer.from(bytes).equals(readFileSync(join(folder, name))), `${name}: npm run fonts`).toBe(true)
  }
})

test('the letters of an English page weigh less than 43 kB', async () => {
  const files = await fontFiles()
  const plain = [...files].filter(([name]) => name.endsWith('-plain.woff2'))
  expect(plain.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThan(43_000)
})

test('faces of one family name the same weights, or a browser takes those of one sheet alone', () => {
  const sheets = ['fonts.css', 'more-fonts.css'].map((name) => readFileSync(join(folder, '..', name), 'utf8'))
  const weights = sheets.flatMap((sheet) => sheet.match(/font-weight: [^;]+/g) ?? [])
  expect(weights).toHaveLength(9)
  expect(new Set(weights)).toEqual(new Set(['font-weight: 400 800']))
})
