import type { Family, Sim } from '#kit/game/contract.ts'
import { turnSim } from '#kit/game/turn-sim.ts'
import { botOf } from './bot.ts'
import { definitions, LEVELS, type EscapeDefinition, type Room } from './definitions.ts'
import { turnRules, wayOf } from './rules.ts'

/** Room of each run: the run itself does not name its game. */
const opened = new WeakMap<Sim<number>, Room>()

/** Levels repeat after the last one. */
const levelIn = (level: number) => ((level - 1) % LEVELS) + 1

export const family: Family<EscapeDefinition, number> = {
  name: 'escape',
  realtime: false,
  definitions,
  create({ room }, seed, level, saved) {
    const sim = turnSim(turnRules(room, levelIn(level)), seed, saved)
    opened.set(sim, room)
    return sim
  },
  bot: botOf((sim) => opened.get(sim)!),
  // Moving a rug reveals what is below, so undo would leak it.
  mayUndo: () => false,
  prove: ({ room }, _seed, level) => wayOf(room, levelIn(level)),
}
