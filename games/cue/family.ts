import type { Family } from '#kit/game/contract.ts'
import { openMicro, type MicroSim } from '#kit/game/micro/rules.ts'
import { cueBot } from './bot.ts'
import { definitions, PLAYS, type CueDefinition } from './definitions.ts'
import { rulesOf } from './rules.ts'

export const family: Family<CueDefinition, number> = {
  name: 'cue',
  realtime: true,
  definitions,
  create: ({ play }, seed, _level, saved) => openMicro(rulesOf[play], seed, saved),
  bot(sim, random, strength) {
    const own = sim as MicroSim
    const play = PLAYS.find((name) => rulesOf[name] === own.rules)
    return play && cueBot(play, own, random, strength)
  },
}
