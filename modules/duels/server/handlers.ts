import type { HandlersOf } from '#kit/server/handler.ts'
import type { duelsCalls } from '../calls.ts'
import { askRematchWith } from './calls/ask-rematch.ts'
import { joinDuelWith, openDuelWith } from './calls/open-duel.ts'
import { makeMoveWith, offerDrawWith, resignDuelWith } from './calls/play-duel.ts'
import { listDuelsWith, readDuelWith } from './calls/read-duels.ts'
import type { DuelsServices } from './services.ts'

export function duelsHandlers(services: DuelsServices): HandlersOf<typeof duelsCalls> {
  return {
    openDuel: openDuelWith(services),
    readDuel: readDuelWith(services),
    joinDuel: joinDuelWith(services),
    makeMove: makeMoveWith(services),
    resignDuel: resignDuelWith(services),
    offerDraw: offerDrawWith(services),
    askRematch: askRematchWith(services),
    listDuels: listDuelsWith(services),
  }
}
