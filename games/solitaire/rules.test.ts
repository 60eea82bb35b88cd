import { expect, test } from 'vitest'
import { seededRandom } from '#kit/random/random.ts'
import { CLUBS, DIAMONDS, HEARTS, SPADES } from './cards.ts'
import { definitions } from './definitions.ts'
import { legalMoves } from './moves.ts'
import { card, gameOf, laid, mayMove, pileOf, play, run } from './positions.contract.ts'
import { rulesOf, statusOf } from './rules.ts'
import type { Move, State } from './state.ts'
import { tableOf } from './table.ts'

test.for([
  { id: 'klondike', upper: card(6, HEARTS), lower: card(7, SPADES), fits: true },
  { id: 'klondike', upper: card(6, CLUBS), lower: card(7, SPADES), fits: false },
  { id: 'klondike', upper: card(5, HEARTS), lower: card(7, SPADES), fits: false },
  { id: 'bakers-game', upper: card(6, SPADES), lower: card(7, SPADES), fits: true },
  { id: 'bakers-game', upper: card(6, HEARTS), lower: card(7, SPADES), fits: false },
  { id: 'thumb-and-pouch', upper: card(6, CLUBS), lower: card(7, SPADES), fits: true },
  { id: 'thumb-and-pouch', upper: card(6, SPADES), lower: card(7, SPADES), fits: false },
  { id: 'spider-two', upper: card(6, HEARTS), lower: card(7, SPADES), fits: true },
  { id: 'fortress', upper: card(8, SPADES), lower: card(7, SPADES), fits: true },
  { id: 'fortress', upper: card(9, SPADES), lower: card(7, SPADES), fits: false },
  { id: 'canfield', upper: card(13, HEARTS), lower: card(1, SPADES), fits: true },
  { id: 'klondike', upper: card(13, HEARTS), lower: card(1, SPADES), fits: false },
])('$id: card $upper on $lower is allowed: $fits', ({ id, upper, lower, fits }) => {
  expect(mayMove(id, laid(id, { column0: [upper], column1: [lower] }))).toBe(fits)
})

test.for([
  { id: 'klondike', rank: 13, allowed: true },
  { id: 'klondike', rank: 12, allowed: false },
  { id: 'freecell', rank: 2, allowed: true },
  { id: 'bakers-dozen', rank: 13, allowed: false },
])('$id: rank $rank may open an empty column: $allowed', ({ id, rank, allowed }) => {
  const state = laid(id, { column0: [card(2, CLUBS), card(rank, HEARTS)] })
  expect(mayMove(id, state)).toBe(allowed)
})

test('with a dealt starting rank the last rank before it opens an empty column', () => {
  const open = (rank: number) =>
    mayMove('agnes', laid('agnes', { column0: [card(2, CLUBS), card(rank, HEARTS)] }, 0, 5))
  expect([open(4), open(5), open(13)]).toEqual([true, false, false])
})

test.for([
  { free: 0, count: 1, allowed: true },
  { free: 0, count: 2, allowed: false },
  { free: 2, count: 3, allowed: true },
  { free: 2, count: 4, allowed: false },
])('FreeCell with $free free cells carries $count cards: $allowed', ({ free, count, allowed }) => {
  const cells = Object.fromEntries(
    Array.from({ length: 4 - free }, (_, cell) => [`cell${cell}`, [card(13, CLUBS, cell + 2)]]),
  )
  const others = Object.fromEntries(
    [2, 3, 4, 5, 6, 7].map((column) => [`column${column}`, [card(13, CLUBS, column + 9)]]),
  )
  const ordered = [card(8, HEARTS), card(7, SPADES), card(6, HEARTS), card(5, SPADES)]
  // The moved run begins with the rank count + 4.
  const lower = card(count + 5, count % 2 === 0 ? SPADES : HEARTS)
  const state = laid('freecell', { ...cells, ...others, column0: ordered, column1: [lower] })
  expect(mayMove('freecell', state, count)).toBe(allowed)
})

test('an empty column doubles what FreeCell carries', () => {
  const ordered = [card(8, HEARTS), card(7, SPADES), card(6, HEARTS), card(5, SPADES)]
  const full = Object.fromEntries([0, 1, 2, 3].map((cell) => [`cell${cell}`, [card(13, CLUBS, cell + 2)]]))
  const crowd = Object.fromEntries(
    [2, 3, 4, 5, 6].map((column) => [`column${column}`, [card(13, CLUBS, column + 9)]]),
  )
  const state = laid('freecell', { ...full, ...crowd, column0: ordered, column1: [card(7, CLUBS)] })
  expect([mayMove('freecell', state, 2), mayMove('freecell', state, 2, 'column0', 'column7')]).toEqual([
    true,
    false,
  ])
})

test('Yukon moves any open card with all that lies on it, but no hidden card', () => {
  const mess = [card(9, CLUBS), card(6, HEARTS), card(12, SPADES), card(2, DIAMONDS)]
  const state = laid('yukon', { column0: mess, column1: [card(7, SPADES)] }, 1)
  expect(mayMove('yukon', state, 3)).toBe(true)
  const buried = laid('yukon', { column0: [card(6, HEARTS), ...mess], column1: [card(7, SPADES)] }, 1)
  expect(mayMove('yukon', buried, 5)).toBe(false)
})

test('in Spider a run of one suit moves together, a mixed one does not', () => {
  const onto = (suit: number) =>
    laid('spider-two', {
      column0: [card(9, CLUBS), card(6, suit), card(5, SPADES)],
      column1: [card(7, HEARTS)],
    })
  expect(mayMove('spider-two', onto(SPADES), 2)).toBe(true)
  expect(mayMove('spider-two', onto(HEARTS), 2)).toBe(false)
})

test('a whole suit leaves its column at once and turns up the card below', () => {
  const state = laid(
    'spider',
    { column0: [card(4, SPADES, 3), ...run(13, 2, SPADES)], column1: [card(1, SPADES)] },
    1,
  )
  const [from, to] = [pileOf('spider', 'column', 1), pileOf('spider', 'column', 0)]
  const after = play('spider', state, { kind: 'move', from, to, count: 1 })
  expect(after.piles[pileOf('spider', 'home', 0)]!.cards).toEqual(run(13, 1, SPADES))
  expect(after.piles[to]).toEqual({ cards: [card(4, SPADES, 3)], hidden: 0 })
})

test('an empty column of Canfield fills itself from the reserve', () => {
  const state = laid('canfield', {
    column0: [card(6, HEARTS)],
    column1: [card(7, SPADES)],
    reserve0: [card(2, CLUBS), card(9, CLUBS)],
  })
  const [from, to] = [pileOf('canfield', 'column', 0), pileOf('canfield', 'column', 1)]
  const after = play('canfield', state, { kind: 'move', from, to, count: 1 })
  expect(after.piles[from]!.cards).toEqual([card(9, CLUBS)])
})

test('Pyramid pairs sum up to thirteen, a king goes alone, covered cards stay', () => {
  const state = laid('pyramid', {
    column0: [card(13, CLUBS)],
    column1: [card(6, CLUBS)],
    column2: [card(7, HEARTS)],
    waste0: [card(7, SPADES)],
  })
  const moves = legalMoves(tableOf(gameOf('pyramid')), state)
  const column = (index: number) => pileOf('pyramid', 'column', index)
  expect(moves).toContainEqual({ kind: 'pair', from: column(1), with: column(2) })
  expect(moves).toContainEqual({ kind: 'pair', from: pileOf('pyramid', 'waste', 0), with: column(1) })
  expect(moves).not.toContainEqual({ kind: 'remove', from: column(0) })
})

test('in Pyramid a card pairs with the one it covers only when nothing else covers that', () => {
  const column = (index: number) => pileOf('pyramid', 'column', index)
  const covered = { column0: [card(6, CLUBS)], column1: [card(7, HEARTS)] }
  const pair = { kind: 'pair', from: column(1), with: column(0) }
  const table = tableOf(gameOf('pyramid'))
  expect(legalMoves(table, laid('pyramid', covered))).toContainEqual(pair)
  const both = laid('pyramid', { ...covered, column2: [card(9, CLUBS)] })
  expect(legalMoves(table, both)).not.toContainEqual(pair)
})

test.for([
  { id: 'golf', top: 13, next: 1, fits: false },
  { id: 'tri-peaks', top: 13, next: 1, fits: true },
  { id: 'golf', top: 5, next: 4, fits: true },
  { id: 'golf', top: 5, next: 6, fits: true },
  { id: 'golf', top: 5, next: 7, fits: false },
])('$id: $next after $top is allowed: $fits', ({ id, top, next, fits }) => {
  const last = tableOf(gameOf(id)).columns.length - 1
  const state = laid(id, {
    home0: [card(top, CLUBS)],
    [`column${last}`]: [card(next, HEARTS)],
    column0: [card(9, CLUBS)],
  })
  const from = pileOf(id, 'column', last)
  const moves = legalMoves(tableOf(gameOf(id)), state)
  expect(moves.some((move) => move.kind === 'move' && move.from === from)).toBe(fits)
})

test('a chain pays more for each card in a row and starts again after a deal', () => {
  const golf = laid('golf', {
    home0: [card(5, CLUBS)],
    column0: [card(8, CLUBS), card(7, CLUBS), card(6, CLUBS)],
    stock0: [card(9, HEARTS)],
  })
  const move: Move = {
    kind: 'move',
    from: pileOf('golf', 'column', 0),
    to: pileOf('golf', 'home', 0),
    count: 1,
  }
  const two = play('golf', play('golf', golf, move), move)
  expect(two.points).toBe(10 + 20)
  expect(play('golf', two, { kind: 'draw' }).streak).toBe(0)
})

test('Spider deals a row only while no column is empty; Scorpion always', () => {
  const canDeal = (id: string) =>
    legalMoves(tableOf(gameOf(id)), laid(id, { stock0: [1, 2, 3], column0: [5] })).some(
      ({ kind }) => kind === 'draw',
    )
  expect([canDeal('spider'), canDeal('scorpion')]).toEqual([false, true])
})

test.for([
  { id: 'klondike', redeals: 9, allowed: true },
  { id: 'pyramid', redeals: 1, allowed: true },
  { id: 'pyramid', redeals: 2, allowed: false },
  { id: 'forty-thieves', redeals: 0, allowed: false },
])('$id turns the stock over after $redeals times: $allowed', ({ id, redeals, allowed }) => {
  const state = { ...laid(id, { waste0: [card(9, CLUBS)], column0: [card(9, HEARTS)] }), redeals }
  expect(legalMoves(tableOf(gameOf(id)), state).some(({ kind }) => kind === 'draw')).toBe(allowed)
})

test('a run without moves is lost, and one with all cards home is won', () => {
  const table = tableOf(gameOf('golf'))
  expect(statusOf(table, laid('golf', { home0: [card(5, CLUBS)], column0: [card(9, CLUBS)] }))).toBe('lost')
  expect(statusOf(table, laid('golf', { home0: [card(5, CLUBS)] }))).toBe('won')
})

test('a quick win earns a bonus for the moves it spared', () => {
  const state = laid('golf', { home0: [card(5, CLUBS)], column0: [card(6, CLUBS)] })
  const move: Move = {
    kind: 'move',
    from: pileOf('golf', 'column', 0),
    to: pileOf('golf', 'home', 0),
    count: 1,
  }
  expect(play('golf', state, move).points).toBe(10 + (52 * 4 - 1) * 2)
})

test('every deal lays out the whole pack, each card once', () => {
  for (const definition of definitions) {
    const { piles } = rulesOf(definition).start(seededRandom(7))
    const cards = piles.flatMap((pile) => pile.cards)
    expect(new Set(cards).size, definition.id).toBe(52 * (definition.decks ?? 1))
    expect(cards.length, definition.id).toBe(52 * (definition.decks ?? 1))
  }
})

test('a new shuffle keeps every card and leaves the home piles alone', () => {
  const rules = rulesOf(gameOf('trefoil'))
  const state = rules.start(seededRandom(3))
  const after = rules.step(state, { kind: 'reshuffle' }, seededRandom(4)).state
  const sorted = (of: State) => of.piles.flatMap(({ cards }) => cards).toSorted((one, other) => one - other)
  expect(sorted(after)).toEqual(sorted(state))
  expect(after.piles).not.toEqual(state.piles)
  expect(rules.legal({ ...after, reshuffles: 2 })).not.toContainEqual({ kind: 'reshuffle' })
})

test('moving a whole column to an empty place does not count as a move, moving a part does', () => {
  const deal = laid('spider', { column0: [card(7, SPADES), card(6, SPADES)], column2: [card(2, HEARTS)] })
  const [from, to] = [pileOf('spider', 'column', 0), pileOf('spider', 'column', 1)]
  expect(play('spider', deal, { kind: 'move', from, to, count: 2 }).moves).toBe(deal.moves)
  expect(play('spider', deal, { kind: 'move', from, to, count: 1 }).moves).toBe(deal.moves + 1)
})
