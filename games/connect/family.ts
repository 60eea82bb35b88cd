import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { bot } from './bot.ts'
import { definitions, type ConnectDefinition, type ConnectKind } from './definitions.ts'
import { gridLevel } from './grid-deal.ts'
import { gridRules, type GridState } from './grid-rules.ts'
import { pileLevel } from './pile-deal.ts'
import type { PileState } from './pile-state.ts'
import { sumRules } from './sum-rules.ts'
import { isPile, isTray } from './tray-kinds.ts'
import { trayRules } from './tray-rules.ts'

export type State = GridState | PileState

function openSim(kind: ConnectKind, level: number, seed: number, saved?: string): TurnSim<State, number> {
  switch (kind) {
    case 'sums':
      return turnSim(sumRules(level), seed, saved) as TurnSim<State, number>
    default:
      if (isTray(kind)) return turnSim(trayRules(kind, level), seed, saved) as TurnSim<State, number>
      return turnSim(gridRules(kind, level), seed, saved) as TurnSim<State, number>
  }
}

export const family: Family<ConnectDefinition, number> = {
  name: 'connect',
  realtime: false,
  definitions,
  create({ kind }, seed, level, saved): Sim<number> {
    return Object.defineProperties(openSim(kind, level, seed, saved), { kind: { value: kind } })
  },
  bot,
  prove: ({ kind }, _seed, level) =>
    isPile(kind) ? pileLevel(kind, level).line : gridLevel(kind, level).line,
}
