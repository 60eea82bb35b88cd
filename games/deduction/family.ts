import type { Family } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot, type DeductionSim, type Input } from './bot.ts'
import { codeRules, shapeOf, type CodeState } from './code-rules.ts'
import { definitions, type DeductionDefinition } from './definitions.ts'
import { firstFleet, fleetLine, fleetRules } from './fleet-rules.ts'
import { LIFT, MARK, pearlRules, type PearlRun } from './pearl-rules.ts'

type Any = TurnSim<unknown, Input>

function open({ kind }: DeductionDefinition, level: number, seed: number, saved?: string): Any {
  if (kind === 'fleet') return turnSim(fleetRules(firstFleet(level)), seed, saved) as Any
  if (kind === 'pearls') return turnSim(pearlRules(level), seed, saved) as Any
  return turnSim(codeRules(shapeOf(kind, level)), seed, saved) as Any
}

export const family: Family<DeductionDefinition, Input> = {
  name: 'deduction',
  realtime: false,
  definitions,
  mayUndo: ({ kind }) => kind === 'fleet',
  create(definition, seed, level, saved): DeductionSim {
    const sim = open(definition, level, seed, saved)
    return Object.defineProperty(sim, 'kind', { value: definition.kind }) as DeductionSim
  },
  bot,
  prove(definition, seed, level) {
    const { state } = open(definition, level, seed)
    if (definition.kind === 'fleet') return fleetLine(firstFleet(level))
    if (definition.kind === 'pearls') return [...(state as PearlRun).pearls.map((cell) => MARK + cell), LIFT]
    return [(state as CodeState).secret]
  },
}
