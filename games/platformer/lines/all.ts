import type { Kind } from '../definitions.ts'
import { blink } from './blink.ts'
import { bounce } from './bounce.ts'
import { cling } from './cling.ts'
import { dash } from './dash.ts'
import { dig } from './dig.ts'
import { flip } from './flip.ts'
import { glide } from './glide.ts'
import { ice } from './ice.ts'
import { keys } from './keys.ts'
import { puff } from './puff.ts'
import { run } from './run.ts'
import { sand } from './sand.ts'
import { slam } from './slam.ts'
import { swim } from './swim.ts'
import { swing } from './swing.ts'
import { swap } from './swap.ts'
import { tower } from './tower.ts'
import { wall } from './wall.ts'

export const lines: Readonly<Record<Kind, readonly string[]>> = {
  run,
  wall,
  flip,
  dash,
  swing,
  sand,
  keys,
  tower,
  bounce,
  swap,
  puff,
  glide,
  ice,
  swim,
  dig,
  blink,
  slam,
  cling,
}
