import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim, type TurnSim } from '#kit/game/turn-sim.ts'
import { pickOne } from '#kit/random/random.ts'
import { rulesOf } from './all-rules.ts'
import { definitions, LEVELS, type StrategyDefinition } from './definitions.ts'
import { turnRules, type CampaignRules, type CampaignState } from './rules/campaign-rules.ts'

/** Rules of each run: the run itself does not name its game. */
const opened = new WeakMap<Sim<number>, CampaignRules>()

/** Chance of a random move, by strength. */
const SLIPS = [0.35, 0.12, 0] as const

/** Levels repeat after the last one. */
const levelIn = (level: number) => ((level - 1) % LEVELS) + 1

export const family: Family<StrategyDefinition, number> = {
  name: 'strategy',
  realtime: false,
  definitions,
  create({ campaign }, seed, level, saved) {
    const rules = rulesOf(campaign)
    const sim = turnSim(turnRules(rules, levelIn(level)), seed, saved)
    opened.set(sim, rules)
    return sim
  },
  bot(sim, random, strength) {
    const legal = sim.legal()
    if (legal.length > 0 && random() < SLIPS[strength]) return pickOne(legal, random)
    return opened.get(sim)!.advise((sim as TurnSim<CampaignState, number>).state)
  },
  // Undo would let the player see and repeat dice, drawn cards and the next cellar.
  mayUndo: () => false,
}
