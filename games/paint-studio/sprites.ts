import { LAND } from './land-sprites.ts'
import { SEA } from './sea-sprites.ts'

export const SPRITES = [...SEA, ...LAND]
