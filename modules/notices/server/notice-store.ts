import { sql } from 'kysely'
import { timestamp, type Db, type Tx } from '#kit/db/db.ts'
import { lockNamed } from '#kit/db/named-locks.ts'
import { moment, prepared } from '#kit/db/prepared.ts'
import { before, type Instant } from '#kit/time/time.ts'
import { NOTICE_KINDS, type Notice, type NoticeKind } from '../model.ts'
import { isMerged, makesWay, MOST_NOTICES, NOTICE_KEPT } from '../rules/keeping.ts'
import './tables.ts'

export interface StoredNotice {
  readonly noticeId: string
  readonly kind: NoticeKind
  readonly fromId: number | null
  readonly subject: string | null
  readonly at: Instant
  readonly isSeen: boolean
}

export interface WrittenNotice extends Notice {
  readonly noticeId: string
  readonly at: Instant
  readonly now: Instant
}

const MAKING_WAY = NOTICE_KINDS.filter(makesWay)
/** A newer version may have stored other kinds. */
const isKnownKind = sql<boolean>`kind in (${sql.join(NOTICE_KINDS.map((kind) => sql.lit(kind)))})`

/**
 * Stores a notice; true when it is news, false when it replaced an equal one or a full list of more important ones had no place for
 * it.
 */
export async function writeNotice(tx: Tx, notice: WrittenNotice): Promise<boolean> {
  const { accountId, kind, fromId = null, subject = null } = notice
  // Serialises writes for one player, so that two at once do not both miss an earlier notice.
  await lockNamed(tx, `notices ${accountId}`)
  const { rows } = await sql<{ replaced: number }>`
    with said_before as (
      select id from notice
      where ${isMerged(kind)} and account_id = ${accountId} and kind = ${kind} and seen_at is null
    ), others as (
      select id, kind = any(${MAKING_WAY}::text[]) as makes_way from notice
      where account_id = ${accountId} and id not in (select id from said_before)
    ), surplus as (
      select id from (select id, makes_way, row_number() over (order by makes_way, id desc) as place from others) placed
      where place >= ${MOST_NOTICES} and (makes_way or not ${makesWay(kind)})
    ), gone as (
      delete from notice where id in (select id from said_before union all select id from surplus) returning id
    )
    insert into notice (id, account_id, kind, from_id, subject, at, written_at)
    select ${notice.noticeId}, ${accountId}, ${kind}, ${fromId}::bigint, ${subject}, ${timestamp(notice.at)}::timestamptz,
      ${timestamp(notice.now)}::timestamptz
    -- Counted first: those that go must be gone before their successor comes.
    from (select count(*) from gone) first
    where not ${makesWay(kind)} or (select count(*) from others where not makes_way) < ${MOST_NOTICES}
    returning (select count(*)::int from said_before) as replaced`.execute(tx)
  return rows[0]?.replaced === 0
}

/** Deletes a notice that is no longer true. */
export async function takeNoticeBack(tx: Tx, notice: Required<Notice>): Promise<void> {
  const { accountId, kind, fromId, subject } = notice
  await tx
    .deleteFrom('notice')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('from_id', '=', fromId)
    .where('subject', '=', subject)
    .execute()
}

interface NoticePage {
  readonly before: string | undefined
  readonly count: number
  readonly now: Instant
}

/** An account's notices, the newest first. */
export async function listNotices(db: Db, accountId: number, page: NoticePage): Promise<StoredNotice[]> {
  const since = new Date(before(page.now, NOTICE_KEPT))
  const rows = await selectNotices(db, { accountId, since, last: page.before ?? null, count: page.count })
  return rows.map((row) => ({
    noticeId: row.id,
    kind: row.kind,
    fromId: row.from_id,
    subject: row.subject,
    at: row.at,
    isSeen: row.seen_at !== null,
  }))
}

interface OwnPage {
  readonly accountId: number
  readonly since: Date
  /** The last one of the page before. */
  readonly last: string | null
  readonly count: number
}

const selectNotices = prepared((db: Db, own: OwnPage) =>
  db
    .selectFrom('notice')
    .selectAll()
    .where('account_id', '=', own.accountId)
    .where('written_at', '>', moment(own.since))
    .where(isKnownKind)
    .where(sql<boolean>`(${own.last}::text is null or id < ${own.last}::text)`)
    .orderBy('id', 'desc')
    .limit(own.count),
)

export async function countUnseen(db: Db, accountId: number, now: Instant): Promise<number> {
  const [row] = await selectUnseen(db, { accountId, since: new Date(before(now, NOTICE_KEPT)) })
  return row!.count
}

const selectUnseen = prepared((db: Db, own: { accountId: number; since: Date }) =>
  db
    .selectFrom('notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', own.accountId)
    .where('seen_at', 'is', null)
    .where('written_at', '>', moment(own.since))
    .where(isKnownKind),
)

/** Marks notices up to one of them as seen; later ones stay unseen. */
export async function markSeen(db: Db, accountId: number, upTo: string, now: Instant): Promise<void> {
  await db
    .updateTable('notice')
    .set({ seen_at: timestamp(now) })
    .where('account_id', '=', accountId)
    .where('id', '<=', upTo)
    .where('seen_at', 'is', null)
    .execute()
}

export async function forgetOldNotices(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('notice')
    .where('written_at', '<=', timestamp(before(now, NOTICE_KEPT)))
    .execute()
}
