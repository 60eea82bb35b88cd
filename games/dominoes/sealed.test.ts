import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { testToldCards } from '#kit/game/testing/told-cards.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'
import { isLay, layIn } from './state.ts'
import { NO_TILE } from './tiles.ts'

testSealedFamily({
  sealed,
  legal: ({ twist }, seen) => legalMoves(twist!, seen),
  isHidden: (tile) => tile === NO_TILE,
})

const cards = (list: readonly number[]) => list
testToldCards({
  sealed,
  isHidden: (tile) => tile === NO_TILE,
  fields: {
    hands: (hands) => hands.flat(),
    stock: cards,
    root: (tile) => [tile],
    arms: (arms) => arms.flat().map(({ tile }) => tile),
    film: (moves) => moves.filter(isLay).map((move) => layIn(move).tile),
    open: 'no cards',
    owed: 'no cards',
    hasDrawn: 'no cards',
    passes: 'no cards',
    lacks: 'no cards',
    speaker: 'no cards',
    phase: 'no cards',
    round: 'no cards',
    totals: 'no cards',
    gains: 'no cards',
    luck: 'no cards',
  },
})
