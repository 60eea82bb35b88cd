import type { Announced, Listener } from '#kit/bus/outbox.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import { limitConcurrency } from '#kit/limits/limit-concurrency.ts'
import type { CallLog } from '#kit/server/handler.ts'
import type { Keys } from '#kit/server/keys.ts'
import type { Live } from '#kit/server/live.ts'
import type { Clock } from '#kit/time/time.ts'
import type { Notice } from '../model.ts'
import { isPushed } from '../rules/keeping.ts'
import { writeNotice } from './notice-store.ts'
import { pushNews, type PushParts } from './push.ts'

/** Concurrent pushes per process: each uses the database and a push service. */
export const PUSHES_AT_ONCE = 16

export interface NoticeServices {
  readonly db: Db
  readonly clock: Clock
  readonly keys: Keys
  readonly live: Live
  readonly log: Pick<CallLog, 'warn'>
  /** How others see an account; deleted ones are missing. */
  facesOf(
    db: Db,
    accountIds: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly nickname: string; readonly avatar: number }>>
  /** Whether a player has declared to be a minor: nothing is pushed to them. */
  isMinor(db: Db, accountId: number): Promise<boolean>
  /** Missing without keys from the operator. */
  readonly push?: Omit<PushParts, 'log'> | undefined
}

/** Stores announced notices, then notifies the player's open pages and browsers. */
export function deliverNotices(services: NoticeServices): Listener {
  const { db, clock, keys, live, log, isMinor } = services
  const push = limitConcurrency(PUSHES_AT_ONCE)

  async function tellBrowsers(notice: Notice): Promise<void> {
    if (!services.push) return
    const { accountId, kind, fromId, subject: card = '' } = notice
    // Asked for each message: a browser may have subscribed before its player told their age.
    if (await isMinor(db, accountId)) return
    const faces = fromId === undefined ? undefined : await services.facesOf(db, [fromId])
    const name = (fromId !== undefined && faces?.get(fromId)?.nickname) || ''
    await pushNews(db, { accountId, kind, name, card }, { ...services.push, log })
  }

  return async (tx: Tx, { body, at }: Announced) => {
    const notice = body as Notice
    const now = clock()
    const isNews = await writeNotice(tx, { ...notice, noticeId: keys.id(now), at, now })
    return () => {
      live.toAccounts([notice.accountId], { kind: 'notices', body: {} })
      if (isNews && isPushed(notice.kind))
        push('browsers', () => tellBrowsers(notice)).catch((error: unknown) =>
          log.warn({ err: error }, 'A notice was not pushed'),
        )
    }
  }
}
