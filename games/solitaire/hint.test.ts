import { expect, test } from 'vitest'
import { turnSim } from '#kit/game/turn-sim.ts'
import { dealNumber } from './deal-numbers.ts'
import { definitions } from './definitions.ts'
import { openAdviser } from './hint.ts'
import { bestFinding, openFinder } from './prove.ts'
import { rulesOf } from './rules.ts'
import { tableOf } from './table.ts'

const klondike = definitions.find(({ id }) => id === 'klondike')!
const table = tableOf(klondike)
const fresh = () => turnSim(rulesOf(klondike), dealNumber(klondike.id, 3))

test('a search in slices finds what a search in one go finds', () => {
  const { state } = fresh()
  const finder = openFinder(table, state, 400)
  let finding = finder.run(7)
  while (!finding) finding = finder.run(7)
  expect(finding).toEqual(bestFinding(table, state, 400))
})

test('hint after hint leads to a win', async () => {
  const sim = fresh()
  const adviser = openAdviser(table)
  for (let ply = 0; ply < 400 && sim.status === 'playing'; ply++) {
    const move = await adviser.advise(sim.state)
    expect(move, `move ${ply}`).toBeDefined()
    sim.apply(move!)
    adviser.moved(move!, sim.state)
  }
  expect(sim.status).toBe('won')
})
