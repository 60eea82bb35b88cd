import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { rulesOf } from './all-rules.ts'
import { botOf } from './bot.ts'
import { definitions, type MindDefinition } from './definitions.ts'
import { turnRules, wayOf, type MindRules } from './rules/mind-rules.ts'

/** The rules a run was opened with: a run itself does not name its game. */
const opened = new WeakMap<Sim<number>, MindRules>()

export const family: Family<MindDefinition, number> = {
  name: 'mind',
  realtime: false,
  definitions,
  create({ kind }, seed, level, saved) {
    const sim = turnSim(turnRules(rulesOf[kind], level), seed, saved)
    opened.set(sim, rulesOf[kind])
    return sim
  },
  bot: botOf((sim) => opened.get(sim)!),
  prove: ({ kind }, _seed, level) => wayOf(rulesOf[kind], level),
}
