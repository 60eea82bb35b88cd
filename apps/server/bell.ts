import { openOutbox } from '#kit/bus/outbox.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { textsFrom } from '#kit/server/server-texts.ts'
import { FACTS_TOPIC, hearFacts, type AwardParts } from '#modules/badges/server/index.ts'
import type { Catalogue } from '#modules/catalog/server/index.ts'
import { GONE_TOPIC, hearGone } from '#modules/chat/server/index.ts'
import { blockedWith, friendIdsOf } from '#modules/friends/server/index.ts'
import { notifyWishers, LISTED_TOPIC } from '#modules/market/server/index.ts'
import {
  deliverNotices,
  NOTICE_TOPIC,
  noticesHandlers,
  type NoticeServices,
  type SendPush,
} from '#modules/notices/server/index.ts'
import { notifyPassed, PASSED_TOPIC } from '#modules/scores/server/index.ts'
import { hiddenFrom } from './hidden-from.ts'
import { scoredGame } from './scores.ts'

export interface BellParts extends Pick<
  NoticeServices,
  'db' | 'clock' | 'keys' | 'live' | 'facesOf' | 'isMinor'
> {
  readonly log: Pick<CallLog, 'warn' | 'error'>
  readonly push: { readonly publicKey: string; readonly send: SendPush } | undefined
  /** What awarding badges needs. */
  readonly badges: AwardParts
  readonly catalogue: Pick<Catalogue, 'byId' | 'bySlug' | 'card'>
  /** Whether this process delivers announcements; others may. */
  readonly delivers: boolean
}

/** Texts of push messages. */
const speak = textsFrom({ notices: 'modules/notices/web/messages' })

/** The outbox and its listeners, above all the bell. */
export function openBell({ push, delivers, badges, catalogue, ...parts }: BellParts) {
  const { db, clock, log } = parts
  const titleOf = (slug: string, language: Language) => {
    const game = catalogue.bySlug(slug)
    return game && catalogue.card(game, language).title
  }
  const hear = deliverNotices({ ...parts, push: push && { send: push.send, speak, titleOf } })
  const outbox = openOutbox({
    db,
    clock,
    log,
    runs: delivers,
    // Awards read and write a lot per account, so they are delivered one by one and not in batches of a hundred.
    alone: [FACTS_TOPIC],
    listeners: {
      [NOTICE_TOPIC]: [hear],
      [GONE_TOPIC]: [hearGone(parts.live)],
      [LISTED_TOPIC]: [notifyWishers({ clock, blockedWith })],
      [PASSED_TOPIC]: [
        notifyPassed({
          gameOf: (gameId) => scoredGame(catalogue.byId(gameId)),
          friendIdsOf,
          hiddenFrom,
          clock,
        }),
      ],
      [FACTS_TOPIC]: [hearFacts({ ...badges, live: parts.live, clock })],
    },
  })
  return {
    handlers: noticesHandlers({ ...parts, pushKey: push?.publicKey ?? '', titleOf }),
    deliver: outbox.deliver,
    close: outbox.close,
  }
}
