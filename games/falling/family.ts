import type { Family } from '#kit/game/contract.ts'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { bot } from './bot.ts'
import { definitions, type FallingDefinition, type FallingKind } from './definitions.ts'
import { pearlRules } from './pearl-rules.ts'
import { ringRules } from './ring-rules.ts'
import { sandRules } from './sand-rules.ts'

const RULES: Readonly<Record<FallingKind, MicroRules>> = {
  sand: sandRules as MicroRules,
  pearls: pearlRules as MicroRules,
  rings: ringRules as MicroRules,
}

export const family: Family<FallingDefinition, number> = {
  name: 'falling',
  realtime: true,
  definitions,
  create: ({ kind }, seed, _level, saved) => openMicro(RULES[kind], seed, saved),
  bot,
}
