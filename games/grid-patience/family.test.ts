import { expect, test } from 'vitest'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { boardOf } from './board.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

const games = family.definitions

test.for(games)('$slug continues unchanged after a reload', (definition) => {
  const random = seededRandom(3)
  const whole = family.create(definition, 3, 1)
  let reloaded = family.create(definition, 3, 1)
  for (let turn = 0; turn < 60 && whole.status === 'playing'; turn++) {
    const input = pickOne(whole.legal(), random)
    whole.apply(input)
    reloaded.apply(input)
    if (turn % 9 === 0) reloaded = family.create(definition, 3, 1, reloaded.save())
  }
  expect(reloaded.hash()).toBe(whole.hash())
})

test.for(games)('the bot plays only legal moves of $slug', (definition) => {
  const random = seededRandom(5)
  const sim = family.create(definition, 5, 1)
  for (let turn = 0; turn < 2 && sim.status === 'playing'; turn++) {
    const input = family.bot(sim, random, 1)!
    expect(sim.legal()).toContainEqual(input)
    sim.apply(input)
  }
})

test.for(games)('$slug names its texts, its cover is small, and its places fit', (definition) => {
  for (const key of [...how(definition), `title.${definition.id}`, `pitch.${definition.id}`])
    expect(english).toHaveProperty([key])
  expect(cover(definition).length).toBeLessThan(6 * 1024)
  for (const [width, height] of [
    [320, 310],
    [375, 531],
    [1280, 600],
    [652, 300],
  ] as const) {
    const { spots, card } = boardOf(definition, { width, height })
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + card).toBeLessThanOrEqual(width + 0.5)
    }
  }
})

test('on a phone the long rows of gaps stand upright, also on a nearly square stage', () => {
  for (const definition of games.filter(({ rules }) => rules.kind === 'gaps')) {
    const board = boardOf(definition, { width: 375, height: 382 })
    expect(board.isTurned).toBe(true)
    expect(board.card * board.height).toBeGreaterThan(1500)
    expect(boardOf(definition, { width: 1280, height: 600 }).isTurned).toBe(false)
  }
})
