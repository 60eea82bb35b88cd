import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { botOf } from './bot.ts'
import { definitions, LEVELS, type Craft, type PaintDefinition } from './definitions.ts'
import { isFree, turnRules, wayOf } from './rules.ts'

/** Craft of each run: the run itself does not name its game. */
const opened = new WeakMap<Sim<number>, Craft>()

/** Levels repeat after the last one. */
const levelIn = (level: number) => ((level - 1) % LEVELS) + 1

export const family: Family<PaintDefinition, number> = {
  name: 'paint-studio',
  realtime: false,
  definitions,
  create({ craft }, seed, level, saved) {
    const sim = turnSim(turnRules(craft, levelIn(level)), seed, saved)
    opened.set(sim, craft)
    return sim
  },
  bot: botOf((sim) => opened.get(sim)!),
  // A slip shows what is wrong: undoing it would be a free guess.
  mayUndo: ({ craft }) => isFree(craft),
  prove: ({ craft }, _seed, level) => wayOf(craft, levelIn(level)),
}
