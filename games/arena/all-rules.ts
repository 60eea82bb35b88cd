import type { Arena } from './definitions.ts'
import { eels } from './kinds/eels.ts'
import { land } from './kinds/land.ts'
import { pools } from './kinds/pools.ts'
import { rafts } from './kinds/rafts.ts'
import type { ArenaRules } from './round.ts'

export const allRules: Readonly<Record<Arena, ArenaRules>> = { eels, land, pools, rafts }
