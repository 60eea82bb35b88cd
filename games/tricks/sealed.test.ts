import { isFaceDown } from '#kit/game/cards/face-down.ts'
import { testSealedFamily } from '#kit/game/testing/sealed-family.ts'
import { rulesOf } from './games.ts'
import { legalMoves } from './rules.ts'
import { sealed } from './sealed.ts'

testSealedFamily({
  sealed,
  legal: ({ kind }, seen) => legalMoves(rulesOf(kind), seen),
  isHidden: isFaceDown,
})
