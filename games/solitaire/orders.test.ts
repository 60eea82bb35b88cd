import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { CLUBS, DIAMONDS, HEARTS, rankOf, SPADES, suitOf } from './cards.ts'
import { wantedAt } from './homes.ts'
import { legalMoves } from './moves.ts'
import { card, gameOf, laid, mayMove, pileOf, play } from './positions.contract.ts'
import { rulesOf, statusOf } from './rules.ts'
import { tableOf } from './table.ts'

test.for([
  { rank: 8, homes: [0, 2, 3] },
  { rank: 1, homes: [1, 2, 3] },
  { rank: 5, homes: [2, 3] },
])('Eliminator: rank $rank may go to the piles $homes', ({ rank, homes }) => {
  const state = laid('eliminator', {
    home0: [card(7, SPADES)],
    home1: [card(13, SPADES)],
    column0: [card(rank, HEARTS)],
  })
  const goes = [0, 1, 2, 3].filter((home) => mayMove('eliminator', state, 1, 'column0', `home${home}`))
  expect(goes).toEqual(homes)
})

test('four cards of one rank leave the Beehive, and the reserve fills both places that are bare', () => {
  const [from, to] = [pileOf('beehive', 'column', 0), pileOf('beehive', 'column', 1)]
  const state = laid('beehive', {
    column0: [card(8, CLUBS), card(8, HEARTS)],
    column1: [card(8, SPADES), card(8, DIAMONDS)],
    reserve0: [card(2, CLUBS), card(3, CLUBS), card(4, CLUBS)],
    ...Object.fromEntries([2, 3, 4, 5].map((at) => [`column${at}`, [card(10 + (at % 3), CLUBS)]])),
  })
  const after = play('beehive', state, { kind: 'move', from, count: 2, to })
  expect(after.piles[pileOf('beehive', 'home', 0)]!.cards).toHaveLength(4)
  expect([after.piles[from]!.cards, after.piles[to]!.cards]).toEqual([[card(4, CLUBS)], [card(3, CLUBS)]])
  expect(mayMove('beehive', laid('beehive', { column0: [card(7, CLUBS)], column1: [card(8, CLUBS)] }))).toBe(
    false,
  )
})

test('every pile of the clock ends at its hour, and together they take the pack', () => {
  const table = tableOf(gameOf('grandfathers-clock'))
  const { piles } = rulesOf(gameOf('grandfathers-clock')).start(seededRandom(3))
  let taken = 0
  const lasts = table.homes.map((home) => {
    const cards = [...piles[home]!.cards]
    const stateWith = () => ({
      ...laid('grandfathers-clock', {}),
      piles: piles.map((pile, at) => (at === home ? { cards, hidden: 0 } : pile)),
    })
    for (let rank = wantedAt(table, stateWith(), home); rank; rank = wantedAt(table, stateWith(), home))
      cards.push(card(rank, suitOf(cards[0]!)))
    taken += cards.length
    return rankOf(cards.at(-1)!)
  })
  expect(lasts).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(taken).toBe(52)
})

test.for([
  { pile: 0, cards: 1, rank: 3 },
  { pile: 0, cards: 7, rank: 2 },
  { pile: 4, cards: 0, rank: 2 },
  { pile: 7, cards: 6, rank: 1 },
])('pile $pile of the Royal Cotillion with $cards cards waits for $rank', ({ pile, cards, rank }) => {
  const filled = Array.from({ length: cards }, () => card(5, HEARTS))
  for (let wish = 1; wish <= 13; wish++) {
    const state = laid('royal-cotillion', { [`home${pile}`]: filled, column0: [card(wish, HEARTS)] })
    expect(mayMove('royal-cotillion', state, 1, 'column0', `home${pile}`)).toBe(wish === rank)
  }
})

test('the hub of the Windmill goes round four times, its sails come down from the king', () => {
  const cards = (length: number) => Array.from({ length }, (_, at) => card(1, CLUBS, at))
  const fits = (home: string, length: number, rank: number) =>
    mayMove(
      'windmill',
      laid('windmill', { [home]: cards(length), column0: [card(rank, HEARTS)] }),
      1,
      'column0',
      home,
    )
  expect([fits('home0', 13, 1), fits('home0', 38, 13), fits('home0', 52, 1)]).toEqual([true, true, false])
  expect([fits('home1', 0, 13), fits('home1', 12, 1), fits('home1', 13, 13)]).toEqual([true, true, false])
})

test('Sixes and Sevens begin in the middle and go both ways', () => {
  const { homes } = tableOf(gameOf('sixes-and-sevens'))
  const { piles } = rulesOf(gameOf('sixes-and-sevens')).start(seededRandom(1))
  expect(homes.map((home) => rankOf(piles[home]!.cards[0]!))).toEqual([7, 7, 7, 7, 6, 6, 6, 6])
  const goes = (rank: number, home: string) =>
    mayMove(
      'sixes-and-sevens',
      laid('sixes-and-sevens', {
        column0: [card(rank, SPADES)],
        home3: [card(7, SPADES)],
        home7: [card(6, SPADES)],
      }),
      1,
      'column0',
      home,
    )
  expect([goes(8, 'home3'), goes(5, 'home7'), goes(5, 'home3'), goes(8, 'home7')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('in Strategy nothing goes home before the stock is empty', () => {
  const goes = (stock0: readonly number[]) =>
    mayMove(
      'strategy',
      laid('strategy', { home0: [card(1, HEARTS)], column0: [card(2, HEARTS)], stock0 }),
      1,
      'column0',
      'home0',
    )
  expect([goes([card(9, CLUBS)]), goes([])]).toEqual([false, true])
})

test('the Baroness takes thirteens from five piles, opens empty ones, and wants the stock too', () => {
  const state = laid('baroness', { column0: [card(3, CLUBS), card(9, CLUBS)], column1: [card(4, HEARTS)] })
  const moves = legalMoves(tableOf(gameOf('baroness')), state)
  const column = (index: number) => pileOf('baroness', 'column', index)
  expect(moves).toContainEqual({ kind: 'pair', from: column(0), with: column(1) })
  expect(moves).toContainEqual({ kind: 'move', from: column(0), count: 1, to: column(2) })
  const home0 = Array.from({ length: 50 }, (_, other) => other)
  const table = tableOf(gameOf('baroness'))
  expect(statusOf(table, laid('baroness', { home0, stock0: [card(12, SPADES), card(13, SPADES)] }))).toBe(
    'playing',
  )
  expect(statusOf(table, laid('baroness', { home0: [...home0, 50, 51] }))).toBe('won')
})
