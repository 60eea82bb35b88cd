import type { Pack } from '../build.ts'
import type { Kind } from '../definitions.ts'
import { dash } from './dash.ts'
import { flip } from './flip.ts'
import { keys } from './keys.ts'
import { run } from './run.ts'
import { sand } from './sand.ts'
import { swing } from './swing.ts'
import { tower } from './tower.ts'
import { wall } from './wall.ts'

export const packOf: Readonly<Record<Kind, Pack>> = { run, wall, flip, dash, swing, sand, keys, tower }
