import { openPrediction, type Prediction } from '#kit/game/rooms/prediction.ts'
import type { ArenaRules, Round } from '../round.ts'
import { openEasing } from './easing.ts'
import { sharedArena } from './shared-round.ts'

/** Events caused by the player's own input alone. */
const AT_ONCE = new Set(['eat', 'boost', 'split', 'capture', 'leave', 'bump', 'prick'])

/** Client-side prediction of an arena's room. */
export const predictArena = (rules: ArenaRules, send: (message: Uint8Array) => void): Prediction<Round> =>
  openPrediction({ game: sharedArena(rules), easing: openEasing(), atOnce: AT_ONCE, send })
