import { ok } from '#kit/result/result.ts'
import type { Handler } from '#kit/server/handler.ts'
import { lockCards, mayLeave, noteEvents, setCardState } from '#modules/cards/server/index.ts'
import type { marketCalls } from '../../calls.ts'
import { newCode, shownCode } from '../../rules/codes.ts'
import { endOfListing, mayList, USUAL_DAYS } from '../../rules/listing.ts'
import { expireListings } from '../expire.ts'
import { announceListed } from '../notify-wishers.ts'
import { storedPassword } from '../listing-password.ts'
import { countRunning, insertListing } from '../listing-store.ts'
import type { MarketServices } from '../services.ts'
import { lockTrader } from '../taker-store.ts'

export function listCardWith(services: MarketServices): Handler<typeof marketCalls.listCard> {
  return async ({ cardId, wants = [], days = USUAL_DAYS }, { caller: { accountId }, db, keys, now }) => {
    await lockTrader(db, accountId)
    await expireListings(db, now, accountId)
    const card = (await lockCards(db, [cardId])).get(cardId)
    const free = mayLeave(card, accountId, now)
    if (!free.ok) return free
    const { kind } = free.value
    const outcome = mayList(kind, wants, await countRunning(db, accountId))
    if (!outcome.ok) return outcome
    const [listingId, code, password] = [keys.id(now), newCode(keys.number), newCode(keys.number)]
    const endsAt = endOfListing(now, days)
    await insertListing(db, {
      listingId,
      cardId,
      sellerId: accountId,
      kind,
      code,
      password: storedPassword(services, password),
      wants: [...new Set(wants)],
      startedAt: now,
      endsAt,
    })
    await setCardState(db, cardId, 'listed')
    await noteEvents(db, now, [{ accountId, kind: 'list', card: free.value }])
    await announceListed(db, { listingId }, now)
    const shownAs = shownCode(code)
    return ok({ listingId, code: shownAs, password: shownCode(password), url: redeemUrl(shownAs), endsAt })
  }
}

const redeemUrl = (code: string) => `/coconut?part=redeem&code=${code}`
