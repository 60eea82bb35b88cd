import { expect, test } from 'vitest'
import { relatives, type Kindred } from './related.ts'

const game = (slug: string, family: string, genre: string, ...tags: string[]): Kindred => ({
  slug,
  family,
  genre,
  tags,
})
const slugs = (games: readonly Kindred[]) => games.map(({ slug }) => slug)

test('family weighs three, genre two, each tag in common one', () => {
  const one = game('one', 'cards', 'puzzle', 'calm', 'solo')
  const games = [
    game('stranger', 'x', 'race'),
    game('tag', 'x', 'race', 'calm', 'loud'),
    game('genre', 'y', 'puzzle'),
    game('kin', 'cards', 'race'),
    game('tags', 'z', 'race', 'solo', 'calm'),
    game('twin', 'cards', 'puzzle', 'solo', 'calm'),
    one,
  ]
  expect(slugs(relatives(games, 9)(one))).toEqual(['twin', 'kin', 'genre', 'tags', 'tag', 'stranger'])
})

test('at most three of the same family come, and never the game itself', () => {
  const cards = ['a', 'b', 'c', 'd', 'e'].map((slug) => game(slug, 'cards', 'puzzle'))
  const mazes = ['m', 'n'].map((slug) => game(slug, 'maze', 'walk'))
  const near = relatives([...cards, ...mazes], 5)
  expect(slugs(near(cards[0]!))).toEqual(['b', 'c', 'd', 'm', 'n'])
  expect(slugs(near(cards[2]!))).toEqual(['a', 'b', 'd', 'm', 'n'])
  expect(slugs(near(cards[4]!))).toEqual(['a', 'b', 'c', 'm', 'n'])
  expect(slugs(relatives([...cards, ...mazes], 2)(cards[0]!))).toEqual(['b', 'c'])
})

test('as many as requested are returned, in the order of the portal', () => {
  const many = Array.from({ length: 9 }, (_, index) => game(`g${index}`, `f${index}`, 'race'))
  expect(slugs(relatives(many, 3)(many[8]!))).toEqual(['g0', 'g1', 'g2'])
  expect(slugs(relatives(many, 3)(many[1]!))).toEqual(['g0', 'g2', 'g3'])
})

test('tags count in any order', () => {
  const twins = [game('a', 'f', 'g', 'x', 'y'), game('b', 'f', 'g', 'y', 'x'), game('c', 'f', 'g', 'z', 'x')]
  expect(slugs(relatives(twins, 2)(twins[0]!))).toEqual(['b', 'c'])
})
