import { useMessages } from '#kit/i18n/use-messages.ts'
import { callApi } from '#kit/web/api.ts'
import { useCardName } from '#modules/cards/web/index.ts'
import { openShare } from '#modules/sharing/web/index.ts'
import { marketCalls } from '../calls.ts'
import type { Listing } from '../model.ts'
import { marketTexts } from './texts.ts'

export type SharedListing = Pick<Listing, 'listingId' | 'kind' | 'code' | 'password'>

/** Shares a listing; with the password only if its owner chooses so. */
export function useShareListing(): (listing: SharedListing) => void {
  const text = useMessages(marketTexts)
  const nameOf = useCardName()
  return ({ listingId, kind, code, password }) =>
    openShare({
      kind: 'listing',
      card: kind,
      title: nameOf(kind),
      makeLink: () => callApi(marketCalls.shareListing, { listingId }),
      ...(password === undefined
        ? {}
        : {
            secret: {
              label: text('share.withPassword'),
              warning: text('passwordWarning'),
              words: text('share.wordsWithPassword', { card: nameOf(kind), code, password }),
            },
          }),
    })
}
