import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from './cards.ts'
import { legalMoves } from './moves.ts'
import { card, gameOf, laid, mayMove, pileOf, play } from './positions.contract.ts'
import { rulesOf, statusOf } from './rules.ts'
import { tableOf } from './table.ts'

const movesOf = (id: string, state: ReturnType<typeof laid>) => legalMoves(tableOf(gameOf(id)), state)

test.for([
  { id: 'whitehead', upper: card(6, CLUBS), lower: card(7, SPADES), fits: true },
  { id: 'whitehead', upper: card(6, HEARTS), lower: card(7, SPADES), fits: false },
  { id: 'alaska', upper: card(8, SPADES), lower: card(7, SPADES), fits: true },
  { id: 'shamrocks', upper: card(8, HEARTS), lower: card(7, SPADES), fits: true },
  { id: 'chessboard', upper: card(13, SPADES), lower: card(1, SPADES), fits: true },
  { id: 'moosehide', upper: card(6, SPADES), lower: card(7, SPADES), fits: false },
])('$id: card $upper on $lower is allowed: $fits', ({ id, upper, lower, fits }) => {
  expect(mayMove(id, laid(id, { column0: [upper], column1: [lower] }))).toBe(fits)
})

test.for([
  { cards: 2, allowed: true },
  { cards: 3, allowed: false },
])('a shamrock of $cards cards takes one more: $allowed', ({ cards, allowed }) => {
  const fan = [card(2, CLUBS), card(9, CLUBS), card(7, SPADES)].slice(-cards)
  expect(mayMove('shamrocks', laid('shamrocks', { column0: [card(6, HEARTS)], column1: fan }))).toBe(allowed)
})

test('in Aces Up a card leaves under a higher one of its suit, and the ace is the highest', () => {
  const state = laid('aces-up', {
    column0: [card(13, HEARTS)],
    column1: [card(1, HEARTS)],
    column2: [card(2, CLUBS)],
  })
  const removed = movesOf('aces-up', state).filter(({ kind }) => kind === 'remove')
  expect(removed).toEqual([{ kind: 'remove', from: pileOf('aces-up', 'column', 0) }])
})

test('Aces Up is won when the four aces are left', () => {
  const aces = { column0: [card(1, CLUBS)], column1: [card(1, DIAMONDS)], column2: [card(1, HEARTS)] }
  const home0 = Array.from({ length: 48 }, (_, other) => other)
  const table = tableOf(gameOf('aces-up'))
  expect(statusOf(table, laid('aces-up', { ...aces, column3: [card(1, SPADES)], home0 }))).toBe('won')
  expect(statusOf(table, laid('aces-up', { ...aces, home0: home0.slice(1) }))).not.toBe('won')
})

test.for([
  { pile: 0, cards: 1, rank: 2 },
  { pile: 1, cards: 1, rank: 4 },
  { pile: 1, cards: 6, rank: 1 },
  { pile: 2, cards: 4, rank: 2 },
  { pile: 3, cards: 3, rank: 3 },
])('counting pile $pile with $cards cards waits for $rank', ({ pile, cards, rank }) => {
  const filled = Array.from({ length: cards }, (_, other) => card(13, CLUBS, other))
  for (let wish = 1; wish <= 13; wish++) {
    const state = laid('calculation', { [`home${pile}`]: filled, waste0: [card(wish, HEARTS)] })
    expect(mayMove('calculation', state, 1, 'waste0', `home${pile}`)).toBe(wish === rank)
  }
})

test('in Calculation a column takes any card from the waste and gives cards to home piles only', () => {
  const state = laid('calculation', {
    waste0: [card(13, CLUBS)],
    column0: [card(2, HEARTS)],
    home0: [card(1, CLUBS)],
  })
  expect(mayMove('calculation', state, 1, 'waste0', 'column0')).toBe(true)
  expect(mayMove('calculation', state, 1, 'column0', 'column1')).toBe(false)
  expect(mayMove('calculation', state, 1, 'column0', 'home0')).toBe(true)
})

test.for([
  { id: 'fourteen-out', one: 13, other: 1, fits: true },
  { id: 'fourteen-out', one: 13, other: 13, fits: false },
  { id: 'fourteen-out', one: 7, other: 6, fits: false },
  { id: 'nestor', one: 9, other: 9, fits: true },
  { id: 'nestor', one: 9, other: 4, fits: false },
])('$id: $one and $other leave together: $fits', ({ id, one, other, fits }) => {
  const moves = movesOf(id, laid(id, { column0: [card(one, CLUBS)], column1: [card(other, HEARTS)] }))
  expect(moves.some(({ kind }) => kind === 'pair')).toBe(fits)
  expect(moves.some(({ kind }) => kind === 'remove')).toBe(false)
})

test('All in a Row begins with any open card', () => {
  const state = laid('all-in-a-row', { column0: [card(9, CLUBS)], column1: [card(3, HEARTS)] })
  expect(movesOf('all-in-a-row', state)).toHaveLength(2)
})

test('Storehouse starts its suits from the twos and ends them with the aces', () => {
  const { piles, base } = rulesOf(gameOf('storehouse')).start(seededRandom(1))
  const table = tableOf(gameOf('storehouse'))
  expect(base).toBe(2)
  expect(table.homes.map((home) => piles[home]!.cards[0]! % 13)).toEqual([1, 1, 1, 1])
})

test('Cruel deals its columns anew in the same order, and only when that changes something', () => {
  const gather = { kind: 'reshuffle' } as const
  const even = laid('cruel', { column0: [card(9, CLUBS), card(3, HEARTS), card(4, CLUBS), card(13, CLUBS)] })
  expect(movesOf('cruel', even)).not.toContainEqual(gather)
  const uneven = laid('cruel', { column0: [card(9, CLUBS)], column1: [card(3, HEARTS), card(8, SPADES)] })
  expect(movesOf('cruel', uneven)).toContainEqual(gather)
  const after = play('cruel', uneven, gather)
  expect(after.piles[pileOf('cruel', 'column', 0)]!.cards).toEqual([
    card(9, CLUBS),
    card(3, HEARTS),
    card(8, SPADES),
  ])
})

test('the pocket of Miss Milligan opens when the stock is empty', () => {
  const column0 = [card(9, CLUBS), card(4, HEARTS)]
  const pocketed = (stock0: readonly number[]) =>
    mayMove('miss-milligan', laid('miss-milligan', { column0, stock0 }), 1, 'column0', 'cell0')
  expect([pocketed([card(2, CLUBS)]), pocketed([])]).toEqual([false, true])
})

test('the waist of the hourglass is free when the rows below it are gone', () => {
  const { slots, columns } = tableOf(gameOf('hourglass'))
  const coversOf = (column: number) => slots[columns[column]!]!.coveredBy.map((pile) => pile - columns[0]!)
  expect(coversOf(0)).toEqual([6])
  expect(coversOf(15)).toEqual([18, 19])
  expect(coversOf(32)).toEqual([])
})

test('at Bisley a suit comes home from both ends', () => {
  const state = (cards: readonly number[]) =>
    laid('bisley', { column0: [...cards], home0: [card(1, HEARTS)], home4: [card(13, HEARTS)] })
  const homesFor = (rank: number) =>
    movesOf('bisley', state([card(rank, HEARTS)])).flatMap((move) => (move.kind === 'move' ? [move.to] : []))
  const { homes } = tableOf(gameOf('bisley'))
  expect(homesFor(2)).toContain(homes[0])
  expect(homesFor(12)).toContain(homes[4])
  expect(homesFor(5).filter((to) => homes.includes(to))).toEqual([])
  expect(
    mayMove(
      'bisley',
      laid('bisley', { column0: [card(13, HEARTS)], home4: [card(13, SPADES)] }),
      1,
      'column0',
      'home5',
    ),
  ).toBe(true)
})

test.for([
  { id: 'butterfly-leap', top: card(13, CLUBS), next: card(2, HEARTS), fits: true },
  { id: 'butterfly-leap', top: card(7, CLUBS), next: card(8, HEARTS), fits: false },
  { id: 'harlequin-towers', top: card(7, CLUBS), next: card(9, HEARTS), fits: true },
  { id: 'harlequin-towers', top: card(7, CLUBS), next: card(8, SPADES), fits: false },
  { id: 'copycat-golf', top: card(7, CLUBS), next: card(7, HEARTS), fits: true },
  { id: 'copycat-golf', top: card(7, CLUBS), next: card(8, HEARTS), fits: false },
])('$id: $next goes onto $top: $fits', ({ id, top, next, fits }) => {
  expect(mayMove(id, laid(id, { column0: [next], home0: [top] }), 1, 'column0', 'home0')).toBe(fits)
})

test('an empty column of Congress fills from the waste, and from the stock when that is empty', () => {
  const column0 = [card(9, CLUBS)]
  const column1 = [card(10, HEARTS)]
  const others = Object.fromEntries([2, 3, 4, 5, 6, 7].map((at) => [`column${at}`, [card(2, CLUBS, at % 2)]]))
  const pile = (name: 'column0' | 'column1') => pileOf('congress', 'column', Number(name.slice(-1)))
  const move = { kind: 'move', from: pile('column0'), count: 1, to: pile('column1') } as const
  const fromWaste = laid('congress', {
    column0,
    column1,
    ...others,
    waste0: [card(4, SPADES)],
    stock0: [card(5, SPADES)],
  })
  expect(play('congress', fromWaste, move).piles[pile('column0')]!.cards).toEqual([card(4, SPADES)])
  const fromStock = laid('congress', { column0, column1, ...others, stock0: [card(5, SPADES)] })
  expect(play('congress', fromStock, move).piles[pile('column0')]!.cards).toEqual([card(5, SPADES)])
})
