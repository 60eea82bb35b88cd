import type { Family } from '#kit/game/contract.ts'
import { pickOne } from '#kit/random/random.ts'
import { definitions, LEVELS, type PlatformerDefinition } from './definitions.ts'
import { lines } from './lines/all.ts'
import { readLine } from './proof-text.ts'
import { openRun, type PlatformerSim } from './sim.ts'

const known = new Map<string, readonly number[]>()

/** The line through a level, or nothing. */
function lineThrough({ kind }: PlatformerDefinition, level: number): readonly number[] | undefined {
  const number = 1 + ((Math.max(1, level) - 1) % LEVELS)
  const name = `${kind} ${number}`
  const text = lines[kind][number - 1]
  if (!text) return undefined
  const line = known.get(name) ?? readLine(text)
  known.set(name, line)
  return line
}

/** Slips per thousand ticks, by strength. */
const SLIPS = [40, 8, 0] as const

export const family: Family<PlatformerDefinition, number> = {
  name: 'platformer',
  realtime: true,
  definitions,
  create: ({ kind }, _seed, level, saved) => openRun(kind, level, saved),
  /** Plays the level's known line; after a slip the bot is on its own. */
  bot(sim, random, strength) {
    const { kind, number, world, legal } = sim as PlatformerSim
    const definition = definitions.find((one) => one.kind === kind)!
    const input = lineThrough(definition, number)?.[world.tick]
    if (input === undefined || world.falls > 0) return undefined
    return random() * 1000 < SLIPS[strength] ? pickOne(legal(), random) : input
  },
  prove: (definition, _seed, level) => lineThrough(definition, level),
}
