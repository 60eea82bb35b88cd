import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'
import { NO_TILE } from './tiles.ts'

testSealedFamily({
  sealed,
  legal: ({ twist }, seen) => legalMoves(twist!, seen),
  isHidden: (tile) => tile === NO_TILE,
})
