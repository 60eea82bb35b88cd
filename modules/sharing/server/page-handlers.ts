import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { after, days } from '#kit/time/time.ts'
import { findCard } from '#modules/cards/server/index.ts'
import type { sharingCalls } from '../calls.ts'
import type { SharedPages } from './shared-pages.ts'

/** How long a card's page is available after it was last shared. */
const CARD_SHOWN_FOR = days(30)

export function pageHandlers(
  pages: SharedPages,
): Pick<HandlersOf<typeof sharingCalls>, 'readSharedPage' | 'shareCard'> {
  return {
    readSharedPage: ({ key }, { caller, db, device, now }) =>
      pages.show(db, key, { accountId: caller?.accountId, language: device.language, now }),

    async shareCard({ cardId }, { caller: { accountId }, db, device, keys, now }) {
      const card = await findCard(db, cardId)
      if (card?.ownerId !== accountId || card.state === 'void') return refuse('CardNotYours')
      const link = await pages.publish(db, {
        subject: { kind: 'card', card: card.kind },
        target: cardId,
        ownerId: accountId,
        endsAt: after(now, CARD_SHOWN_FOR),
        language: device.language,
        keys,
        now,
      })
      return ok(link)
    },
  }
}
