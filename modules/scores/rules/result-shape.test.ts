import { describe, expect, test } from 'vitest'
import type { Family, GameDefinition } from '#kit/game/contract.ts'
import { family as deduction } from '#games/deduction/family.ts'
import { family as quiz } from '#games/quiz/family.ts'
import { family as words } from '#games/words/family.ts'
import { seededRandom } from '#kit/random/random.ts'
import { resultShape, shapeKindOf, type ShapeMove } from './result-shape.ts'

const said = (...kinds: readonly string[]): ShapeMove => ({
  input: 0,
  events: kinds.map((kind) => ({ kind })),
})
const guess = (input: string, amount: number): ShapeMove => ({ input, events: [{ kind: 'clue', amount }] })

describe('a code', () => {
  test('has a row per guess', () =>
    expect(resultShape('code', [guess('0123', 2), guess('3210', 11), guess('3102', 40)])).toBe(
      '🟨🟨⬜⬜\n🟩🟨⬜⬜\n🟩🟩🟩🟩',
    ))
  test('has no shape before the first guess', () => expect(resultShape('code', [])).toBeUndefined())
})

test('words have a row each and a cell per guess', () => {
  const run = [
    said('type'),
    said('wide'),
    said('erase'),
    said('close'),
    said('close', 'solved'),
    said('dealt'),
    said('close'),
    said('wide', 'lost'),
  ]
  expect(resultShape('words', run)).toBe('⬜🟨🟩\n🟨🟥')
})

test('answers have a cell each, ten per row', () => {
  const right = Array.from({ length: 10 }, () => said('right'))
  expect(resultShape('answers', [...right, said('wrong'), said('near'), said('right', 'streak')])).toBe(
    `${'🟩'.repeat(10)}\n🟥🟨`,
  )
})

test('most games have no shape', () => {
  expect(shapeKindOf({ family: 'chess', slug: 'classic-chess' })).toBeUndefined()
  expect(shapeKindOf({ family: 'deduction', slug: 'steps-away' })).toBeUndefined()
  expect(shapeKindOf({ family: 'words', slug: 'secret-word-colours' })).toBe('words')
})

/** Plays each game of a family that has a shape, clumsily. */
const FAMILIES = [deduction, words, quiz] as unknown as readonly Family[]
const shaped = FAMILIES.flatMap((family) =>
  family.definitions
    .filter(({ slug }) => shapeKindOf({ family: family.name, slug }))
    .map((definition) => [definition.slug, family, definition] as const),
)

function played(family: Family, definition: GameDefinition): ShapeMove[] {
  const sim = family.create(definition, 7, 1)
  const random = seededRandom(7)
  const moves: ShapeMove[] = []
  for (let count = 0; count < 300 && sim.status === 'playing'; count++) {
    const input = family.bot(sim, random, 1) ?? sim.legal()[0]
    moves.push({ input, events: sim.apply(input) })
  }
  return moves
}

test.for(shaped)('a run of %s has a shape made only of cells', ([slug, family, definition]) => {
  const shape = resultShape(shapeKindOf({ family: family.name, slug })!, played(family, definition))
  expect(shape).toMatch(/^((🟩|🟨|⬜|🟥)+\n?)+$/u)
  expect(Math.max(...shape!.split('\n').map((row) => [...row].length))).toBeLessThanOrEqual(10)
})

test('forty-eight games have a shape', () => expect(shaped).toHaveLength(48))
