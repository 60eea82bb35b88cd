import type { Kind } from './definitions.ts'
import { rules as digger } from './rules/digger.ts'
import { rules as paint } from './rules/paint.ts'
import { rules as reef } from './rules/reef.ts'
import { rules as ring } from './rules/ring.ts'
import { rules as tides } from './rules/tides.ts'
import { rules as volley } from './rules/volley.ts'
import { wallRules } from './rules/wall.ts'
import type { BrickRules } from './world.ts'

export const rulesOf: Readonly<Record<Kind, BrickRules>> = {
  reef,
  volley,
  ring,
  tides,
  digger,
  paint,
  queue: wallRules('queue'),
  weeds: wallRules('weeds'),
  ghosts: wallRules('ghosts'),
  heavy: wallRules('heavy'),
  storm: wallRules('storm'),
  tumble: wallRules('tumble'),
  march: wallRules('march'),
  thunder: wallRules('thunder'),
}
