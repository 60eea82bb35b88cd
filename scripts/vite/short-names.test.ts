import { globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './config.ts'
import { scopedNames, SHORT } from './short-names.ts'

const sheet = (name: string, css: string) => {
  const file = join(mkdtempSync(join(tmpdir(), 'names-')), `${name}.module.css`)
  writeFileSync(file, css)
  return file
}

test('a style sheet inlined in pages has class names of two letters, in the order of the sheet', () => {
  const named = scopedNames()
  const file = sheet(
    'Field',
    '/* .no */ .box { inset: 0.5em } .box:hover, .input { color: #fff } @keyframes turn {}',
  )
  expect(['turn', 'box', 'input'].map((name) => named(name, file))).toEqual(['Cc', 'Ca', 'Cb'])
  expect(() => named('no', file)).toThrow('has no no')
})

test('after 26 names follow those of three letters', () => {
  const classes = Array.from({ length: 60 }, (_, index) => `x${index}`)
  const file = sheet('home', classes.map((name) => `.${name}{}`).join(''))
  const named = classes.map((name) => scopedNames()(name, file))
  expect(new Set(named).size).toBe(60)
  expect([named[25], named[26], named[59]]).toEqual(['Nz', 'Naa', 'Nbh'])
})

test('any other sheet keeps readable, unique class names', () => {
  const named = scopedNames()
  expect(named('row', sheet('Somewhere', '.row {}'))).toBe('Somewhere-row')
  expect(() => named('row', sheet('Somewhere', '.row {}'))).toThrow('Two sheets')
})

test('each sheet with short names exists', () => {
  const sheets = globSync('{kit,modules,apps}/**/*.module.css', { cwd: root }).map((path) =>
    basename(path, '.module.css'),
  )
  expect(sheets).toEqual(expect.arrayContaining([...SHORT]))
})
