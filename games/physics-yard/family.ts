import type { Family } from '#kit/game/contract.ts'
import { yardBot } from './bot.ts'
import { isCode } from './gestures.ts'
import { definitions, type YardDefinition } from './definitions.ts'
import { rulesOf } from './kinds.ts'
import { lineOfMoves } from './level.ts'
import { packs } from './packs.ts'
import { openYard, type YardSim } from './sim.ts'

const open = ({ yard }: YardDefinition, level: number, saved?: string): YardSim =>
  openYard(rulesOf[yard], { pack: packs[yard], level, saved })

export const family: Family<YardDefinition, number> = {
  name: 'physics-yard',
  realtime: true,
  definitions,
  create: (definition, _seed, level, saved) => open(definition, level, saved),
  bot: (sim, random, strength) => yardBot(sim as YardSim, random, strength),
  allows: (sim, input) => isCode((sim as YardSim).rules, (sim as YardSim).yard, input),
  prove(definition, _seed, level) {
    const sim = open(definition, level)
    const line = lineOfMoves(sim.plan.moves)
    for (const input of line) sim.apply(input)
    while (sim.status === 'playing') {
      line.push(0)
      sim.apply(0)
    }
    return line
  },
}
