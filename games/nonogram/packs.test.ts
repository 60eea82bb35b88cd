import { expect, test } from 'vitest'
import { playAgain } from '#kit/game/run.ts'
import { LANGUAGES } from '#kit/i18n/languages.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brushesOf, pictureOf, puzzleOf } from './deal.ts'
import { family } from './family.ts'
import { PACKS, packOf } from './packs.ts'
import { paintOf } from './paints.ts'
import { undecided } from './solve.ts'

const drawn = family.definitions.filter(({ rules }) => rules.pack)
const levelsOf = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test.for(PACKS.map((name) => ({ name })))(
  'the drawings of $name are all different and of known paints',
  ({ name }) => {
    const pictures = packOf(name)
    expect(pictures.length).toBeGreaterThanOrEqual(25)
    expect(new Set(pictures.map(({ letters }) => letters)).size).toBe(pictures.length)
    for (const { columns, rows, letters } of pictures) {
      expect(letters).toHaveLength(columns * rows)
      const strange = [...new Set(letters)].filter((letter) => letter !== '.' && !paintOf(letter))
      expect(strange).toEqual([])
    }
  },
)

test.for(drawn)('reasoning line by line finds every picture of $id', (definition) => {
  expect(packOf(definition.rules.pack!)).toHaveLength(definition.levels)
  for (const level of levelsOf(definition.levels)) {
    const puzzle = puzzleOf({ definition, seed: 1, level }, 0)
    expect(undecided(puzzle, puzzle.solution), `level ${level}`).toEqual([])
  }
})

test.for(drawn)('the proved strokes wins levels of $id', (definition) => {
  for (const level of [1, 13, definition.levels]) {
    const inputs = family.prove!(definition, 1, level)!
    expect(playAgain(family, definition, { seed: 1, level, inputs }).status).toBe('won')
  }
})

test('a picture in colours needs at most four brushes', () => {
  const definition = drawn.find(({ id }) => id === 'colours')!
  for (const level of levelsOf(definition.levels))
    expect(brushesOf(pictureOf({ definition, seed: 1, level })!).length).toBeLessThanOrEqual(4)
})

test.for(drawn)('every picture of $id has a name in each language', ({ levels, rules }) => {
  for (const language of LANGUAGES) {
    const file = join(import.meta.dirname, 'messages', `${language}.json`)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    const names = texts[`names.${rules.pack}`]!.split('|')
    expect(names, language).toHaveLength(levels)
    expect(
      names.every((name) => name.trim().length > 0),
      language,
    ).toBe(true)
  }
})

function hiddenIn(id: string, level: number) {
  const definition = drawn.find((one) => one.id === id)!
  return puzzleOf({ definition, seed: 1, level }, 0).clues.filter((clue) =>
    clue.kind === 'blocks' ? clue.blocks.some(([length]) => length === 0) : true,
  ).length
}

test('later levels hide more: question marks and silent lines', () => {
  for (const id of ['query', 'mirror']) {
    expect(hiddenIn(id, 2)).toBeGreaterThan(0)
    expect(hiddenIn(id, 25)).toBeGreaterThan(hiddenIn(id, 1))
  }
})
