import type { ResultOf } from '#kit/contract/call.ts'
import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { ok, refuse, type Result } from '#kit/result/result.ts'
import { isId, type Keys } from '#kit/server/keys.ts'
import type { TextsIn } from '#kit/server/server-texts.ts'
import type { Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { kindOf } from '#modules/cards/model.ts'
import { findCard } from '#modules/cards/server/index.ts'
import type { sharingCalls } from '../calls.ts'
import { findPage, storePage, type StoredPage } from './page-store.ts'
import { cardName, pageWords, type PageSubject } from './page-words.ts'
import { findInvitation, findInviter, invitationOf } from './share-store.ts'

export type SharedPage = ResultOf<typeof sharingCalls.readSharedPage>
export type SharedLink = ResultOf<typeof sharingCalls.shareCard>

/** What a page shows of a listing; never the password. */
export interface ListingOnPage {
  readonly card: number
  readonly code: string
  readonly sellerId: number
}

export interface PageServices {
  readonly facesOf: FacesOf
  readonly speak: TextsIn
  /** Whether all of these accounts may be shown to others. */
  areShown(db: Db, accountIds: readonly number[], now: Instant): Promise<boolean>
  /** Which of these players the account has blocked or is blocked by. */
  blockedWith(db: Db, accountId: number, others: readonly number[]): Promise<ReadonlySet<number>>
  /** A listing, if it is open. */
  runningListing(db: Db, listingId: string, now: Instant): Promise<ListingOnPage | undefined>
}

export interface Reader {
  readonly accountId: number | undefined
  readonly language: Language
  readonly now: Instant
}

export interface Publication extends Omit<Reader, 'accountId'> {
  readonly subject: Exclude<PageSubject, { kind: 'invite' }>
  /** The card or the listing. */
  readonly target: string
  readonly ownerId: number
  readonly endsAt: Instant
  readonly keys: Keys
}

export interface SharedPages {
  show(db: Db, key: string, reader: Reader): Promise<Result<SharedPage, 'SharedPageGone'>>
  /** Makes a page for something its owner may show. */
  publish(db: Db, publication: Publication): Promise<SharedLink>
}

const pagePath = (key: string) => `/shtml/${key}`
const picturePath = (key: string) => `${pagePath(key)}.png`

export function openSharedPages(services: PageServices): SharedPages {
  const { facesOf, speak } = services

  async function pageOf(db: Db, key: string): Promise<StoredPage | undefined> {
    const page = await findPage(db, key)
    // The operator's keys are shorter; anybody may make up more of them.
    if (page || !isId(key)) return page
    const ownerId = await findInviter(db, key)
    return ownerId === undefined ? undefined : { kind: 'invite', ownerId, endsAt: null }
  }

  async function isHidden(db: Db, people: readonly number[], { accountId, now }: Reader): Promise<boolean> {
    if (!(await services.areShown(db, people, now))) return true
    return accountId !== undefined && (await services.blockedWith(db, accountId, people)).size > 0
  }

  async function sharerOf(db: Db, ownerId: number) {
    const { nickname = '', avatar = 0 } = (await facesOf(db, [ownerId])).get(ownerId) ?? {}
    return { userId: ownerId, nickname, avatar }
  }

  /** The content of a page; undefined when its card has another owner or its listing has ended. */
  async function subjectOf(
    db: Db,
    page: Exclude<StoredPage, { kind: 'page' }>,
    now: Instant,
  ): Promise<(PageSubject & { readonly sellerId?: number }) | undefined> {
    if (page.kind === 'invite') return { kind: 'invite' }
    if (page.kind === 'sell') {
      const listing = await services.runningListing(db, page.target, now)
      return listing && { kind: 'sell', ...listing }
    }
    const card = await findCard(db, page.target)
    const isStillTheirs = card?.ownerId === page.ownerId && card.state !== 'void'
    return isStillTheirs ? { kind: 'card', card: card.kind } : undefined
  }

  return {
    async show(db, key, reader) {
      const gone = refuse('SharedPageGone')
      const page = await pageOf(db, key)
      if (!page || (page.endsAt !== null && reader.now >= page.endsAt)) return gone
      const picture = picturePath(key)
      if (page.kind === 'page') {
        const { kind, title, words, endsAt } = page
        return ok({ kind, title, text: words, picture, sharer: null, invitation: '', url: '/', endsAt })
      }
      const { ownerId, kind, endsAt } = page
      const subject = await subjectOf(db, page, reader.now)
      if (!subject || (await isHidden(db, [ownerId, subject.sellerId ?? ownerId], reader))) return gone
      const say = speak(reader.language)
      const sharer = await sharerOf(db, ownerId)
      const invitation = kind === 'invite' ? key : ((await findInvitation(db, ownerId)) ?? '')
      return ok({
        kind,
        ...pageWords(subject, sharer, say),
        picture,
        sharer,
        invitation,
        url: buttonPath(subject, invitation),
        ...(subject.kind === 'invite'
          ? {}
          : { card: { ...kindOf(subject.card), name: cardName(subject.card, say) } }),
        ...(subject.kind === 'sell' && page.kind === 'sell'
          ? { listingId: page.target, code: subject.code }
          : {}),
        endsAt,
      })
    },

    async publish(db, { subject, target, ownerId, endsAt, language, keys, now }) {
      await invitationOf(db, ownerId, { key: keys.id(now), now })
      const { kind } = subject
      const pageKey = await storePage(db, { key: keys.id(now), kind, ownerId, target, endsAt, now })
      const words = pageWords(subject, await sharerOf(db, ownerId), speak(language))
      return { pageKey, url: pagePath(pageKey), ...words }
    },
  }
}

/** Target of a page's button: always into the portal, with the sharer's invitation. */
function buttonPath(subject: PageSubject, invitation: string): string {
  const query = new URLSearchParams(
    subject.kind === 'sell' ? { part: 'redeem', code: subject.code, inv: invitation } : { inv: invitation },
  )
  return `${subject.kind === 'sell' ? '/coconut' : '/'}?${query}`
}
