import type { YardName } from './definitions.ts'
import { flock } from './kinds/flock.ts'
import { grass } from './kinds/grass.ts'
import { holes } from './kinds/holes.ts'
import { lamps } from './kinds/lamps.ts'
import { nets } from './kinds/nets.ts'
import { tray } from './kinds/tray.ts'
import type { YardRules } from './yard.ts'

export const allRules: Readonly<Record<YardName, YardRules>> = { flock, nets, tray, lamps, grass, holes }
