import { expect } from 'vitest'
import { turnSim } from '#kit/game/turn-sim.ts'
import { winnableDeals } from './deal-numbers.ts'
import type { SolitaireDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { winningLine } from './prove.ts'
import { rulesOf } from './rules.ts'

/** Positions a proof may look at; the hardest deals were found with the last number. */
const EFFORTS = [800, 2500, 12_000]
/** Solitaires whose proofs take longer than a quick run of the tests should. */
export const SLOW_PROOFS: readonly string[] = [
  'spider-two',
  'double-klondike',
  'caravan',
  'flower-garden',
  'indian',
  'double-freecell',
  'miss-milligan',
  'la-belle-lucie',
  'brigade',
  'canfield',
  'freecell',
  'forecell',
  'alaska',
  'moosehide',
  'two-cells',
  'bakers-game',
  'penguin',
  'forty-thieves',
  'king-albert',
  'calculation',
  'whitehead',
  'castles-in-spain',
  'trefoil',
  'giant',
  'seahaven-towers',
]

/** Plays the proved line of a listed deal and expects each move to be legal and the last one to win. */
export function expectProvedWin(id: string) {
  const definition = definitions.find((one) => one.id === id)!
  const { deal, line } = quickProof(definition)
  const sim = turnSim(rulesOf(definition), deal)
  for (const move of line) {
    expect(sim.legal()).toContainEqual(move)
    sim.apply(move)
  }
  expect(sim.status).toBe('won')
}

/** One of the first listed deals, with little effort before much. */
function quickProof(definition: SolitaireDefinition) {
  for (const positions of EFFORTS)
    for (const deal of winnableDeals(definition.id).slice(0, 3)) {
      const line = winningLine(definition, deal, positions)
      if (line) return { deal, line }
    }
  throw new Error(`${definition.id} lists deals that cannot be won`)
}
