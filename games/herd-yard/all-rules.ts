// npm run registry writes the entries: each of kinds/*.ts with its own name.
import type { YardName } from './definitions.ts'
import type { YardRules } from './yard.ts'
import { flock } from './kinds/flock.ts'
import { grass } from './kinds/grass.ts'
import { holes } from './kinds/holes.ts'
import { lamps } from './kinds/lamps.ts'
import { nets } from './kinds/nets.ts'
import { tray } from './kinds/tray.ts'

export const allRules: Readonly<Record<YardName, YardRules>> = {
  flock,
  grass,
  holes,
  lamps,
  nets,
  tray,
}
