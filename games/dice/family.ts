import type { Family } from '#kit/game/contract.ts'
import type { SlotKind } from './slot-games.ts'
import { slotRules } from './slot-rules.ts'
import { turnSim, type TurnRules, type TurnSim } from '#kit/game/turn-sim.ts'
import { bluffRules } from './bluff-rules.ts'
import { bot, type DiceSim } from './bot.ts'
import { definitions, modeOf, type DiceDefinition, type DiceKind, type Mode } from './definitions.ts'
import { riptideRules } from './riptide-rules.ts'
import { shuttersRules } from './shutters-rules.ts'
import { tallyRules } from './tally-rules.ts'

type Opened = (mode: Mode, seed: number, saved: string | undefined) => TurnSim<unknown, number>

const opens =
  <State>(rules: (mode: Mode) => TurnRules<State, number>): Opened =>
  (mode, seed, saved) =>
    turnSim(rules(mode), seed, saved)

const slots = (kind: SlotKind): Opened => opens((mode) => slotRules(kind, mode))

const OPEN: Readonly<Record<DiceKind, Opened>> = {
  tally: opens(tallyRules),
  riptide: opens(riptideRules),
  shutters: opens(shuttersRules),
  bluff: opens(bluffRules),
  columns: slots('columns'),
  grid: slots('grid'),
  ladder: slots('ladder'),
  hundred: slots('hundred'),
  sums: slots('sums'),
  islands: slots('islands'),
  steps: slots('steps'),
  towers: slots('towers'),
}

export const family: Family<DiceDefinition, number> = {
  name: 'dice',
  realtime: false,
  definitions,
  mayUndo: () => false,
  create(definition, seed, level, saved): DiceSim {
    const { kind } = definition
    const sim = OPEN[kind](modeOf(definition, level), seed, saved)
    return Object.defineProperty(sim, 'kind', { value: kind }) as DiceSim
  },
  bot,
}
