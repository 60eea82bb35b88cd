import type { Sim } from '#kit/game/contract.ts'
import type { TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne, type Random } from '#kit/random/random.ts'
import { middleOf } from './boards.ts'
import { advise } from './insight.ts'
import { boardIn, type Input, type State } from './rules.ts'

const CHANCE_OF_A_SLIP = { 0: 0.12, 1: 0.01, 2: 0 } as const

/** Digs what the numbers imply; weaker bots more often dig at random. */
export function bot(sim: Sim<Input>, random: Random, strength: 0 | 1 | 2): Input | undefined {
  const { state } = sim as TurnSim<State, Input>
  if (sim.status !== 'playing') return undefined
  if (state.hidden.length === 0) return { kind: 'dig', cell: middleOf(boardIn(state)) }
  const wrong = advise(state, 'unflag')
  if (wrong) return { kind: 'flag', cell: wrong.cell }
  const next = random() < CHANCE_OF_A_SLIP[strength] ? undefined : advise(state, 'dig')
  return next
    ? { kind: 'dig', cell: next.cell }
    : pickOne(
        sim.legal().filter(({ kind }) => kind === 'dig'),
        random,
      )
}
