import type { Caller } from '#kit/server/handler.ts'
import type { Limiter } from '#kit/limits/limiter.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live } from '#kit/server/live.ts'
import { maskWith } from '#kit/server/masking.ts'
import { sealWith } from '#kit/server/sealing.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import type { Duration } from '#kit/time/time.ts'
import {
  areShown,
  createdAt,
  deviceMasksOf,
  findDevice,
  hasStartedInstalled,
  neighboursOf,
  networksOf,
  noteInstalledStart,
  type Accounts,
} from '#modules/account/server/index.ts'
import type { CardLevel } from '#modules/cards/model.ts'
import { cardsHandlers, type OddsBook } from '#modules/cards/server/index.ts'
import type { IsDecentName } from '#modules/chat/server/index.ts'
import { timesPlayedBy } from '#modules/centre/server/index.ts'
import { blockedWith, friendsSince } from '#modules/friends/server/index.ts'
import { idleHandlers, unlockReward } from '#modules/idle/server/index.ts'
import { installHandlers } from '#modules/install/server/index.ts'
import { marketHandlers, runningListing } from '#modules/market/server/index.ts'
import type { TimeCaps } from '#modules/playtime/model.ts'
import { playtimeHandlers } from '#modules/playtime/server/index.ts'
import { invitationOf, openSharedPages, sharingHandlers } from '#modules/sharing/server/index.ts'
import { decentFaces } from './decent-faces.ts'
import type { Rates } from './rates.ts'

export interface CollectingParts {
  readonly accounts: Accounts
  readonly isDecentName: IsDecentName
  readonly keys: Keys
  readonly pepper: string
  readonly limiter: Limiter
  readonly rates: Rates
  readonly live: Live
  readonly odds: OddsBook
  readonly timeCaps?: TimeCaps | undefined
  isStealingOn(caller: Caller): boolean
  /** The card level that a game requires; undefined for an unknown game. */
  neededLevel(gameId: number): CardLevel | undefined
}

/** Texts of shared pages, with names of players and cards. */
const speak = textsFrom({
  i18n: 'kit/i18n/messages',
  cardNames: 'modules/cards/web/names',
  sharing: 'modules/sharing/web/messages',
})

/** The modules of the collecting game; they use each other only through the services passed here. */
export function openCollecting({
  accounts,
  isDecentName,
  keys,
  pepper,
  limiter,
  rates,
  live,
  odds,
  timeCaps,
  isStealingOn,
  neededLevel,
}: CollectingParts) {
  const mask = maskWith(pepper)
  const { facesOf } = accounts
  const facesOnPages = decentFaces(facesOf, isDecentName)
  const pages = openSharedPages({ facesOf: facesOnPages, speak, areShown, blockedWith, runningListing })
  return {
    cards: cardsHandlers({ neededLevel, odds }),
    idle: idleHandlers({
      friendsSince,
      createdAt,
      neighboursOf,
      invitationOf: (db, accountId, now) => invitationOf(db, accountId, { key: keys.id(now), now }),
      live,
      isStealingOn,
    }),
    install: installHandlers({
      mask,
      rate: rates.homeGift,
      deviceMasksOf,
      hasStartedInstalled,
      noteInstalledStart,
    }),
    market: marketHandlers({
      facesOf,
      mask,
      seal: sealWith(pepper),
      limiter,
      searchRate: rates.listingSearch,
      publishListing: (db, { listingId, kind, code, endsAt, sharerId }, { device, ...context }) =>
        pages.publish(db, {
          subject: { kind: 'sell', card: kind, code },
          target: listingId,
          ownerId: sharerId,
          endsAt,
          language: device.language,
          ...context,
        }),
      friendsSince,
    }),
    playtime: playtimeHandlers({
      mask,
      newcomerRate: rates.newcomer,
      caps: timeCaps,
      createdAt,
      deviceMasksOf,
      async playedBy(db, accountId) {
        const times = await timesPlayedBy(db, accountId)
        return [...times.values()].reduce<number>((sum, one) => sum + one, 0) as Duration
      },
    }),
    sharing: sharingHandlers({
      facesOf: facesOnPages,
      mask,
      limiter,
      openRate: rates.invite,
      live,
      pages,
      blockedWith,
      visitorOf: findDevice,
      networksOf,
      unlockReward,
    }),
  }
}
