import { alphaBetaMind, type Character, type Judge } from '#kit/game/duel/alpha-beta.ts'
import type { DuelMind } from '#kit/game/duel/mind.ts'
import type { Strength } from '#kit/game/duel/modes.ts'
import { otherSeat } from '#kit/game/duel/rules.ts'
import type { SowingDefinition } from './definitions.ts'
import { sowingRules } from './rules.ts'
import { ownerOf, type SowingPosition } from './sow.ts'

const STORE_WORTH = 10
const HOME_WORTH = 1

const CHARACTERS: Readonly<Record<Strength, Character>> = {
  1: { depth: 1, nodes: 200, slips: 0.4, careless: 20 },
  2: { depth: 2, nodes: 800, slips: 0.12, careless: 10 },
  3: { depth: 5, nodes: 2500, slips: 0, careless: 1 },
  4: { depth: 14, nodes: 20_000, slips: 0, careless: 0 },
}

const judgeOf = ({ pits: count, goal }: SowingDefinition): Judge<SowingPosition, number> => ({
  worth({ pits, stores }, seat) {
    let home = 0
    for (let pit = 0; pit < pits.length; pit++)
      home += ownerOf(count, pit) === seat ? pits[pit]! : -pits[pit]!
    return (
      (goal === 'most' ? 1 : -1) *
      (STORE_WORTH * (stores[seat] - stores[otherSeat(seat)]) + HOME_WORTH * home)
    )
  },
})

export const sowingMind = (definition: SowingDefinition): DuelMind<SowingPosition, number> =>
  alphaBetaMind(sowingRules(definition), judgeOf(definition), CHARACTERS)
