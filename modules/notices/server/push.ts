import webPush from 'web-push'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import type { Db } from '#kit/db/db.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { TextsIn } from '#kit/server/server-texts.ts'
import { days, seconds, toWholeSeconds } from '#kit/time/time.ts'
import { noticeGame, noticePlace, type NoticeKind } from '../model.ts'
import { isPushEndpoint } from '../rules/push-hosts.ts'
import { dropTarget, targetsOf, type PushTarget } from './push-store.ts'

/** VAPID keys: identify this portal to push services. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  /** A way to reach the operator: a mail address or a page. */
  readonly subject: string
}

/** Sends one message; returns the status of the push service. */
export type SendPush = (target: PushTarget, payload: string) => Promise<number>

/** Notices older than this are not pushed. */
const PUSH_LASTS = days(1)
/** Timeout, so that one push service does not delay the others. */
const PUSH_TIMEOUT = seconds(8)
const GONE = [404, 410]

/** Sends with the operator's keys, without following redirects and with a timeout. `post` does the request. */
export const sendWith =
  ({ publicKey, privateKey, subject }: PushKeys, post: typeof fetch = fetch): SendPush =>
  async ({ endpoint, keys }, payload) => {
    const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: { publicKey, privateKey, subject },
      TTL: toWholeSeconds(PUSH_LASTS),
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string>
    const answer = await post(endpoint, {
      method,
      headers: sent,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PUSH_TIMEOUT),
    })
    await answer.body?.cancel()
    return answer.status
  }

export interface PushParts {
  readonly send: SendPush
  readonly speak: TextsIn
  /** The name of a game in a language. */
  readonly titleOf?: (slug: string, language: Language) => string | undefined
  readonly log: Pick<CallLog, 'warn'>
}

export interface PushNews {
  readonly accountId: number
  readonly kind: NoticeKind
  /** The other player's name; empty if there is none. */
  readonly name: string
  /** What it is about: the number of a card, where a duel is played. */
  readonly card: string
}

/** Pushes one notice to a player's browsers. Each can fail on its own; expired subscriptions are deleted. */
export async function pushNews(
  db: Db,
  news: PushNews,
  { send, speak, log, titleOf }: PushParts,
): Promise<void> {
  const slug = noticeGame(news.kind, news.card)
  const titleIn = (language: Language) =>
    slug === undefined ? undefined : (titleOf?.(slug, language) ?? slug)
  const targets = await targetsOf(db, news.accountId)
  await Promise.all(
    targets.map(async (target) => {
      // Checked again, since the list of services may have shrunk.
      if (!isPushEndpoint(target.endpoint)) return dropTarget(db, news.accountId, target.endpoint)
      const say = speak(target.language)
      const payload = JSON.stringify({
        title: BRAND_NAME,
        body: say(`notices.${news.kind}`, {
          name: news.name || say('notices.somebody'),
          card: news.card,
          game: titleIn(target.language) ?? '',
        }),
        tag: news.kind,
        url: noticePlace(news.kind, news.card),
        lang: target.language,
      })
      try {
        if (GONE.includes(await send(target, payload))) await dropTarget(db, news.accountId, target.endpoint)
      } catch (error) {
        log.warn({ err: error, host: new URL(target.endpoint).host }, 'A push service could not be reached')
      }
    }),
  )
}
