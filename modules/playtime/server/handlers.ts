import type { HandlersOf } from '#kit/server/handler.ts'
import type { playtimeCalls } from '../calls.ts'
import { checkTimeWith } from './calls/check-time.ts'
import { claimTimeWith, listGrants } from './calls/claim-time.ts'
import type { PlaytimeServices } from './services.ts'

export function playtimeHandlers(services: PlaytimeServices): HandlersOf<typeof playtimeCalls> {
  return {
    checkTime: checkTimeWith(services),
    listGrants,
    claimTime: claimTimeWith(services),
  }
}
