import { expect, test } from 'vitest'
import { turnSim } from '#kit/game/turn-sim.ts'
import { seededRandom } from '#kit/random/random.ts'
import { winnableDeals } from './deal-numbers.ts'
import type { SolitaireDefinition } from './definition.ts'
import { definitions } from './definitions.ts'
import { family } from './family.ts'
import { winningLine } from './prove.ts'
import { rulesOf } from './rules.ts'

/** Search budgets of a proof; the hardest deals needed the last one. */
const EFFORTS = [800, 2500, 12_000]

test.for(definitions.map(({ id }) => id))('the proved line wins a listed deal of %s', expectProvedWin)

test.for(['klondike', 'freecell', 'spider', 'tri-peaks', 'eight-off'])('the strong bot wins at %s', (id) => {
  const definition = definitions.find((one) => one.id === id)!
  const won = [0, 1, 2].map((seed) => {
    const sim = family.create(definition, seed, 1)
    for (let ply = 0; ply < 500 && sim.status === 'playing'; ply++) {
      const move = family.bot(sim, seededRandom(ply), 2)
      if (!move) break
      sim.apply(move)
    }
    return sim.status
  })
  expect(won).toContain('won')
})

/** Plays the proved line of a listed deal: every move must be legal and the last one must win. */
function expectProvedWin(id: string) {
  const definition = definitions.find((one) => one.id === id)!
  const { deal, line } = quickProof(definition)
  const sim = turnSim(rulesOf(definition), deal)
  for (const move of line) {
    expect(sim.legal()).toContainEqual(move)
    sim.apply(move)
  }
  expect(sim.status).toBe('won')
}

/** One of the first listed deals, trying small budgets first. */
function quickProof(definition: SolitaireDefinition) {
  for (const positions of EFFORTS)
    for (const deal of winnableDeals(definition.id).slice(0, 3)) {
      const line = winningLine(definition, deal, positions)
      if (line) return { deal, line }
    }
  throw new Error(`${definition.id} lists deals that cannot be won`)
}
