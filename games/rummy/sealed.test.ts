import { expect, test } from 'vitest'
import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { pickOne, seededRandom } from '#kit/random/random.ts'
import { ADVISER } from './bot.ts'
import { legalMoves, thinkOf } from './rules.ts'
import { sealed } from './sealed.ts'
import { isMeldMove, meldMove } from './state.ts'

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
