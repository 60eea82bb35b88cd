import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { testToldCards } from '#kit/game/testing/told-cards.ts'
import { rulesOf } from './games.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'
import { isCardMove } from './state.ts'

testSealedFamily({
  sealed,
  legal: ({ kind }, seen) => legalMoves(rulesOf(kind), seen),
  isHidden: isFaceDown,
})

const cards = (list: readonly number[]) => list
const piles = (lists: readonly (readonly number[])[]) => lists.flat()
testToldCards({
  sealed,
  isHidden: isFaceDown,
  fields: {
    hands: piles,
    stock: cards,
    upcard: (card) => [card],
    trick: cards,
    last: cards,
    won: piles,
    passed: cards,
    film: (moves) => moves.filter((move) => move >= 0 && isCardMove(move)),
    lead: 'no cards',
    tricks: 'no cards',
    bids: 'no cards',
    trump: 'no cards',
    maker: 'no cards',
    dealer: 'no cards',
    bonus: 'no cards',
    voids: 'no cards',
    out: 'no cards',
    phase: 'no cards',
    speaker: 'no cards',
    round: 'no cards',
    totals: 'no cards',
    gains: 'no cards',
    bags: 'no cards',
    luck: 'no cards',
  },
  open: ({ upcard }) => [upcard],
})
