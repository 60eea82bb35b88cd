// npm run registry writes the entries: each of kinds/*.ts with its own name.
import type { Arena } from './definitions.ts'
import type { ArenaRules } from './round.ts'
import { coconut } from './kinds/coconut.ts'
import { ducks } from './kinds/ducks.ts'
import { eels } from './kinds/eels.ts'
import { hill } from './kinds/hill.ts'
import { hogs } from './kinds/hogs.ts'
import { land } from './kinds/land.ts'
import { nests } from './kinds/nests.ts'
import { pools } from './kinds/pools.ts'
import { rafts } from './kinds/rafts.ts'
import { splash } from './kinds/splash.ts'

export const allRules: Readonly<Record<Arena, ArenaRules>> = {
  coconut,
  ducks,
  eels,
  hill,
  hogs,
  land,
  nests,
  pools,
  rafts,
  splash,
}
