import { describe, expect, test } from 'vitest'
import { familyFile, parseRegistry, registryFaults, retiredSlugs, sealed, withGame } from './registry.ts'

const HEAD = 'gameId\tslug\tfamily\tkin\n'
const TEXT = `${HEAD}1\tapple\torchard\n2\tgreen-pear\torchard\n5\tplum\tretired\tapple\n9\tcarrot\tfield\n`
const LINES = parseRegistry(TEXT)
const SEALS = sealed('', LINES)

const faultsOf = (text: string) => registryFaults(parseRegistry(text), SEALS)

describe('[2.12] a registry of games', () => {
  test('is valid with gaps, with retired games and with games added since it was sealed', () => {
    expect(faultsOf(TEXT)).toEqual([])
    const later = withGame(TEXT, 'field', 'leek')
    expect(later).toBe(`${TEXT}10\tleek\tfield\n`)
    expect(registryFaults(parseRegistry(later), sealed(SEALS, parseRegistry(later)))).toEqual([])
    expect(faultsOf(later)).toEqual(['1 lines have no seal: npm run registry'])
  })

  test('lets a game move to another family or retire', () => {
    expect(faultsOf(TEXT.replace('9\tcarrot\tfield', '9\tcarrot\torchard'))).toEqual([])
    expect(faultsOf(TEXT.replace('green-pear\torchard', 'green-pear\tretired\tapple'))).toEqual([])
  })

  test.for([
    ['a number that was changed', (text: string) => text.replace('9\tcarrot', '8\tcarrot')],
    ['a slug that was changed', (text: string) => text.replace('carrot', 'parsnip')],
    [
      'two slugs that were swapped',
      (text: string) => text.replace('apple', 'x').replace('carrot', 'apple').replace('x', 'carrot'),
    ],
    ['a line that went', (text: string) => text.replace('5\tplum\tretired\tapple\n', '')],
    ['a number that was used again', (text: string) => text.replace('plum\tretired\tapple', 'leek\tfield')],
    ['a line that came between others', (text: string) => text.replace('5\tplum', '3\tleek\tfield\n5\tplum')],
  ] as const)('refuses %s', ([, change]) => {
    expect(faultsOf(change(TEXT)).join()).toContain('the first 4 lines are not those that were sealed')
  })

  test.for([
    ['a number that does not ascend', `${TEXT}9\tleek\tfield\n`, '9 comes after 9'],
    ['a slug that stands twice', `${TEXT}10\tCarrot\tfield\n`, 'Carrot stands twice'],
    [
      'a retired game without kin',
      `${TEXT}10\tleek\tretired\tnowhere\n`,
      'leek is retired to nowhere, which leads to no game',
    ],
    [
      'retired games in a circle',
      `${TEXT}10\tleek\tretired\tkale\n11\tkale\tretired\tleek\n`,
      'leek is retired to kale, which leads to no game',
    ],
  ] as const)('refuses %s', ([, text, fault]) => {
    expect(faultsOf(text)).toContain(fault)
  })

  test('has a fault when a seal covers fewer lines than the one before', () => {
    const seals = `${SEALS}2\t${'0'.repeat(32)}\n`
    expect(registryFaults(LINES, seals)).toContain('the seal of 2 lines comes after that of 4')
  })

  test.for([
    'x\tleek\tfield',
    '10\tleek',
    '10\t\tfield',
    '10\tleek\tfield\tapple',
    '10\tleek\tretired',
    '0\tleek\tfield',
  ])('%j is not a valid line', (line) =>
    expect(() => parseRegistry(`${TEXT}${line}\n`)).toThrow('which is none'),
  )
})

test('a slug is assigned once, ignoring case, and never again after its game has retired', () => {
  expect(() => withGame(TEXT, 'field', 'Plum')).toThrow('the slug Plum belongs to game 5')
})

test('a retired slug redirects to an existing game, through others that have retired since', () => {
  const lines = parseRegistry(TEXT.replace('apple\torchard', 'apple\tretired\tcarrot'))
  expect([...retiredSlugs(lines)]).toEqual([
    ['apple', 'carrot'],
    ['plum', 'carrot'],
  ])
})

test('the numbers of a family are a separate file, without those of others or of retired games', () => {
  expect(familyFile(LINES, 'orchard')).toContain(
    "register('orchard', {\n  apple: 1,\n  'green-pear': 2,\n})\n",
  )
})
