import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { middleOf } from './boards.ts'
import { bot } from './bot.ts'
import { digsOf } from './deal.ts'
import { definitions, type MinesDefinition } from './definitions.ts'
import { boardIn, isLegal, turnRules, type Input, type State } from './rules.ts'

const KINDS: readonly unknown[] = ['dig', 'flag', 'chord', 'hint'] satisfies Input['kind'][]

const create = ({ rules }: MinesDefinition, seed: number, level: number, saved?: string) =>
  turnSim(turnRules(rules, level), seed, saved)

/** Whether an external input is valid on this board. */
function allows(sim: Sim<Input>, input: unknown): boolean {
  if (typeof input !== 'object' || input === null) return false
  const { kind, cell } = input as Partial<Record<keyof Input, unknown>>
  if (!KINDS.includes(kind) || !Number.isInteger(cell)) return false
  return isLegal((sim as TurnSim<State, Input>).state, input as Input)
}

/** The chain of digs after a first one in the middle. */
function prove(definition: MinesDefinition, seed: number, level: number): readonly Input[] | undefined {
  const sim = create(definition, seed, level)
  const board = boardIn(sim.state)
  const from = middleOf(board)
  sim.apply({ kind: 'dig', cell: from })
  const { cap, urchins, hidden } = sim.state
  const digs = digsOf({ board, cap, urchins, first: from }, hidden)
  return digs?.map((cell): Input => ({ kind: 'dig', cell }))
}

export const family: Family<MinesDefinition, Input> = {
  name: 'mines',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create,
  allows,
  bot,
  prove,
}
