import type { Family } from '#kit/game/contract.ts'
import { openMicro, type MicroRules } from '#kit/game/micro/rules.ts'
import { bot } from './bot.ts'
import { definitions, type FallingDefinition, type FallingKind } from './definitions.ts'
import { isGridKind, type GridKind } from './grid-kinds.ts'
import { gridRules } from './grid-rules.ts'
import { pearlRules } from './pearl-rules.ts'
import { ringRules } from './ring-rules.ts'
import { sandRules } from './sand-rules.ts'

const OWN_RULES: Readonly<Record<Exclude<FallingKind, GridKind>, MicroRules>> = {
  sand: sandRules as MicroRules,
  pearls: pearlRules as MicroRules,
  rings: ringRules as MicroRules,
}

const rulesOf = (kind: FallingKind): MicroRules =>
  isGridKind(kind) ? (gridRules(kind) as MicroRules) : OWN_RULES[kind]

export const family: Family<FallingDefinition, number> = {
  name: 'falling',
  realtime: true,
  definitions,
  create: ({ kind }, seed, _level, saved) => openMicro(rulesOf(kind), seed, saved),
  bot,
}
