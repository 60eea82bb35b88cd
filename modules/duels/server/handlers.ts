import type { HandlersOf } from '#kit/server/handler.ts'
import type { duelsCalls } from '../calls.ts'
import { askRematchWith } from './calls/ask-rematch.ts'
import { beginDuelWith, joinDuelWith, openDuelWith } from './calls/open-duel.ts'
import { keepSeatWith, sayPhraseWith } from './calls/keep-seat.ts'
import { claimWinWith, makeMoveWith, offerDrawWith, resignDuelWith } from './calls/play-duel.ts'
import { listDuelsWith, readDuelWith } from './calls/read-duels.ts'
import { listBestRatedWith, listRatingsWith } from './calls/read-ratings.ts'
import { seekDuelWith, stopSeekingWith } from './calls/seek-duel.ts'
import type { DuelsServices } from './services.ts'

export function duelsHandlers(services: DuelsServices): HandlersOf<typeof duelsCalls> {
  return {
    openDuel: openDuelWith(services),
    readDuel: readDuelWith(services),
    joinDuel: joinDuelWith(services),
    beginDuel: beginDuelWith(services),
    makeMove: makeMoveWith(services),
    resignDuel: resignDuelWith(services),
    offerDraw: offerDrawWith(services),
    askRematch: askRematchWith(services),
    keepSeat: keepSeatWith(services),
    claimWin: claimWinWith(services),
    sayPhrase: sayPhraseWith(services),
    seekDuel: seekDuelWith(services),
    stopSeeking: stopSeekingWith(),
    listBestRated: listBestRatedWith(services),
    listRatings: listRatingsWith(services),
    listDuels: listDuelsWith(services),
  }
}
