import { expect, test } from 'vitest'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { testToldCards } from '#kit/game/testing/told-cards.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { ADVISER } from './bot.ts'
import { legalMoves, thinkOf } from './rules.ts'
import { sealed } from './sealed.ts'
import { isDiscard, isJoin, isMeldMove, joinIn, meldMove, NOTHING } from './state.ts'

testSealedFamily({
  sealed,
  legal: ({ twist }, seen) => legalMoves(twist, seen),
  isHidden: isFaceDown,
  // Nobody comes to the goal by chance.
  choose: ({ twist }, state) => thinkOf(twist, state, ADVISER),
})

test('says of a meld what lies, not which of those in the hand it was', () => {
  const rules = sealed.rulesOf(sealed.definitions[0]!)
  const random = seededRandom(4)
  let state = rules.deal(random)
  const named = new Set<number>()
  for (let count = 0; count < 400; count++) {
    const moves = rules.moves(state)
    const move = moves.findLast(isMeldMove) ?? pickOne(moves, random)
    state = rules.play(state, move, random)
    if (!isMeldMove(move)) continue
    named.add(move)
    expect(rules.seenBy(state, { seat: 0, isOver: false }).film).toEqual([meldMove(0)])
  }
  expect(named.size).toBeGreaterThan(1)
})

const cards = (list: readonly number[]) => list
const piles = (lists: readonly (readonly number[])[]) => lists.flat()
testToldCards({
  sealed,
  isHidden: isFaceDown,
  fields: {
    hands: piles,
    stock: cards,
    waste: cards,
    melds: piles,
    taken: (card) => (card === NOTHING ? [] : [card]),
    film: (moves) =>
      moves.flatMap((move) => (isDiscard(move) ? [move] : isJoin(move) ? [joinIn(move).card] : [])),
    owners: 'no cards',
    speaker: 'no cards',
    phase: 'no cards',
    round: 'no cards',
    turns: 'no cards',
    totals: 'no cards',
    gains: 'no cards',
    toDraw: 'no cards',
    toDrop: 'no cards',
    opened: 'no cards',
    laid: 'no cards',
    luck: 'no cards',
  },
  // It was taken from the pile that lies face up.
  open: ({ taken }) => [taken],
})
