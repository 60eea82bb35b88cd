import { inTransaction } from '#kit/db/transaction.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import type { noticesCalls } from '../calls.ts'
import { noticeGame } from '../model.ts'
import { NOTICES_A_PAGE } from '../rules/keeping.ts'
import { isPushEndpoint } from '../rules/push-hosts.ts'
import type { NoticeServices } from './deliver-notices.ts'
import { countUnseen, listNotices, markSeen, type StoredNotice } from './notice-store.ts'
import { dropTarget, keepTarget } from './push-store.ts'

export interface NoticeHandlerServices extends Pick<NoticeServices, 'facesOf' | 'isMinor'> {
  /** Empty without keys from the operator: push is off. */
  readonly pushKey: string
  /** A game's title in a language; undefined when it no longer exists. */
  titleOf(slug: string, language: Language): string | undefined
}

export function noticesHandlers({
  facesOf,
  isMinor,
  pushKey,
  titleOf,
}: NoticeHandlerServices): HandlersOf<typeof noticesCalls> {
  return {
    async listNotices({ cursor, pageSize = NOTICES_A_PAGE }, { caller: { accountId }, db, now, device }) {
      // Reads one extra to know whether there are more.
      const found = await listNotices(db, accountId, { before: cursor, count: pageSize + 1, now })
      const shown = found.slice(0, pageSize)
      const fromIds = shown.flatMap(({ fromId }) => fromId ?? [])
      const faces = await facesOf(db, [...new Set(fromIds)])
      const hasMore = found.length > pageSize
      const last = shown.at(-1)
      return ok({
        notices: shown.map((notice) => {
          const slug = noticeGame(notice.kind, notice.subject ?? undefined)
          const game = slug === undefined ? undefined : (titleOf(slug, device.language) ?? slug)
          return { ...shownNotice(notice, faces), ...(game === undefined ? {} : { game }) }
        }),
        hasMore,
        ...(hasMore && last ? { cursor: last.noticeId } : {}),
        unseenCount: await countUnseen(db, accountId, now),
      })
    },

    async markSeen({ upTo }, { caller: { accountId }, db, now }) {
      await markSeen(db, accountId, upTo, now)
      return ok({ unseenCount: await countUnseen(db, accountId, now) })
    },

    async readPush(_params, { caller: { accountId }, db }) {
      const isOffered = pushKey !== '' && !(await isMinor(db, accountId))
      return ok({ isOffered, publicKey: isOffered ? pushKey : '' })
    },

    async startPush({ endpoint, keys }, { caller: { accountId }, db, now, device }) {
      if (pushKey === '' || (await isMinor(db, accountId))) return refuse('Closed')
      if (!isPushEndpoint(endpoint)) return refuse('InvalidParams', { field: 'endpoint' })
      const { language } = device
      await inTransaction(db, (tx) => keepTarget(tx, accountId, { endpoint, keys, language }, now))
      return ok({ ok: true })
    },

    async stopPush({ endpoint }, { caller: { accountId }, db }) {
      await dropTarget(db, accountId, endpoint)
      return ok({ ok: true })
    },
  }
}

type Faces = Awaited<ReturnType<NoticeServices['facesOf']>>

function shownNotice({ fromId, ...notice }: StoredNotice, faces: Faces) {
  const face = fromId === null ? undefined : faces.get(fromId)
  return { ...notice, from: fromId !== null && face ? { userId: fromId, ...face } : null }
}
