import { expect, test } from 'vitest'
import { turnSim } from '#kit/game/turn-sim.ts'
import { advise, type Advice } from './advice.ts'
import { definitions, sudokuOfLevel } from './definitions.ts'
import { rules } from './rules.ts'

/** Every piece of advice when a puzzle is solved by hints alone. */
function wayThrough(level: number, seed: number): readonly Advice[] {
  const sim = turnSim(rules(sudokuOfLevel(definitions[0]!, level)), seed)
  const said: Advice[] = []
  for (let next = advise(sim.state); next; next = advise(sim.state)) {
    expect(next.digit).toBe(sim.state.solution[next.cell])
    said.push(next)
    sim.apply({ kind: 'hint', cell: next.cell })
  }
  expect(sim.status).toBe('won')
  return said
}

const SINGLES = ['row', 'column', 'box', 'cell']

test('an easy puzzle needs single places alone', () => {
  for (const seed of [1, 2, 3])
    expect(wayThrough(1, seed).every(({ reason }) => SINGLES.includes(reason))).toBe(true)
})

test('on the hard grades a hint names the technique and lights as many cells as it is called after', () => {
  const said = [1, 2, 3, 4, 5, 6].flatMap((seed) => wayThrough(4, seed))
  const named = new Set(said.map(({ reason }) => reason).filter((reason) => !SINGLES.includes(reason)))
  expect(named.size).toBeGreaterThan(2)
  const sizes: Partial<Record<Advice['reason'], number>> = {
    nakedPair: 2,
    hiddenPair: 2,
    nakedTriple: 3,
    hiddenTriple: 3,
    fish: 4,
  }
  for (const { reason, shown } of said)
    if (sizes[reason] !== undefined) expect([reason, shown.length]).toEqual([reason, sizes[reason]])
})
