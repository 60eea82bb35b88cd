import type { Family, GameView } from '#kit/game/contract.ts'
import { definitions, type PlatformerDefinition } from './definitions.ts'
import { mountPlatformer } from './mount.ts'
import { openRun } from './sim.ts'

/** The family as a player needs it: without the lines that prove its levels. */
const family: Family<PlatformerDefinition, number> = {
  name: 'platformer',
  realtime: true,
  definitions,
  create: ({ kind }, _seed, level, saved) => openRun(kind, level, saved),
  bot: () => undefined,
}

export default { family, mount: mountPlatformer } satisfies GameView<PlatformerDefinition, number>
