import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { botOf } from './bot.ts'
import { definitions, LEVELS, type HiddenDefinition, type Hunt } from './definitions.ts'
import { turnRules, wayOf } from './rules.ts'

/** Hunt of each run: the run itself does not name its game. */
const opened = new WeakMap<Sim<number>, Hunt>()

/** Levels repeat after the last one. */
const levelIn = (level: number) => ((level - 1) % LEVELS) + 1

export const family: Family<HiddenDefinition, number> = {
  name: 'hidden',
  realtime: false,
  definitions,
  create({ hunt }, seed, level, saved) {
    const sim = turnSim(turnRules(hunt, levelIn(level)), seed, saved)
    opened.set(sim, hunt)
    return sim
  },
  bot: botOf((sim) => opened.get(sim)!),
  // An answer shows what is right: undoing it would be a free guess.
  mayUndo: ({ hunt }) => hunt === 'heap',
  prove: ({ hunt }, _seed, level) => wayOf(hunt, levelIn(level)),
}
