import type { HandlersOf } from '#kit/server/handler.ts'
import type { centreCalls } from '../calls.ts'
import { openGameWith, reportPlay, startPlayWith, stopPlay } from './calls/play.ts'
import { listLikedWith } from './calls/list-liked.ts'
import { rateGameWith, readOpinionsWith } from './calls/rate-game.ts'
import { listCallsWith, listRecentWith } from './calls/read-lists.ts'
import type { CentreServices } from './services.ts'

export function centreHandlers(services: CentreServices): HandlersOf<typeof centreCalls> {
  return {
    ...listCallsWith(services),
    listRecent: listRecentWith(services),
    listLiked: listLikedWith(services),
    openGame: openGameWith(services),
    startPlay: startPlayWith(services),
    reportPlay,
    stopPlay,
    rateGame: rateGameWith(services),
    readOpinions: readOpinionsWith(services),
  }
}
