import { openPrediction, type Prediction } from '#kit/game/rooms/prediction.ts'
import type { ArenaRules, Round } from '../round.ts'
import { openEasing } from './easing.ts'
import { sharedArena } from './shared-round.ts'

/** What only the player's own deed causes in an arena. */
const AT_ONCE = new Set(['eat', 'boost', 'split', 'capture', 'leave', 'bump', 'prick'])

/** A room of an arena as a page plays it. */
export const predictArena = (rules: ArenaRules, send: (message: Uint8Array) => void): Prediction<Round> =>
  openPrediction({ game: sharedArena(rules), easing: openEasing(), atOnce: AT_ONCE, send })
