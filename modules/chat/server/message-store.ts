import { sql, type Selectable } from 'kysely'
import { timestamp, type Db, type Tables, type Tx } from '#kit/db/db.ts'
import { prepared, sendAlong } from '#kit/db/prepared.ts'
import { idsFrom } from '#kit/server/keys.ts'
import { before, days, type Instant } from '#kit/time/time.ts'
import { COUNTED_WITHIN, MOST_MESSAGES, type SentMessage } from '../rules/pace.ts'
import { sayingOf } from '../rules/text.ts'
import type { MessageState } from './tables.ts'

export interface StoredMessage {
  readonly messageId: string
  readonly topic: string
  readonly writerId: number
  readonly text: string
  readonly phrase: number | null
  readonly language: string
  readonly sentAt: Instant
  readonly state: MessageState
}

const toMessage = (row: Selectable<Tables['chat_message']>): StoredMessage => ({
  messageId: row.id,
  topic: row.room,
  writerId: row.account_id,
  text: row.text,
  phrase: row.phrase,
  language: row.language,
  sentAt: row.sent_at,
  state: row.state,
})

export async function insertMessage(tx: Tx, message: StoredMessage): Promise<void> {
  const written = tx.insertInto('chat_message').values({
    id: message.messageId,
    room: message.topic,
    account_id: message.writerId,
    text: message.text,
    phrase: message.phrase,
    language: message.language,
    sent_at: timestamp(message.sentAt),
    state: message.state,
  })
  await sendAlong(tx, written)
}

/** The latest publicly visible messages, oldest first. */
export async function latestShown(db: Db, topic: string, size: number): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('room', '=', topic)
    .where('state', '=', 'shown')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.toReversed().map(toMessage)
}

/** A writer's held messages, newest first. */
export async function latestHeld(
  db: Db,
  accountId: number,
  topic: string,
  size: number,
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('room', '=', topic)
    .where('state', '=', 'held')
    .orderBy('id', 'desc')
    .limit(size)
    .execute()
  return rows.map(toMessage)
}

/** A player's latest messages, newest first, up to the limit that counts; deleted ones count too. */
export async function sentLately(tx: Tx, accountId: number, now: Instant): Promise<SentMessage[]> {
  const rows = await selectSent(tx, { accountId, first: idsFrom(before(now, COUNTED_WITHIN)) })
  return rows.map(({ room, sent_at: sentAt, text }) => ({
    topic: room,
    sentAt,
    saying: sayingOf(text),
  }))
}

const selectSent = prepared((db: Db, own: { accountId: number; first: string }) =>
  db
    .selectFrom('chat_message')
    .select(['room', 'sent_at', 'text'])
    .where('account_id', '=', own.accountId)
    .where('id', '>=', own.first)
    .orderBy('id', 'desc')
    .limit(MOST_MESSAGES),
)

/** Locks a message until the transaction ends. */
export async function lockMessage(tx: Tx, messageId: string): Promise<StoredMessage | undefined> {
  const row = await tx
    .selectFrom('chat_message')
    .selectAll()
    .where('id', '=', messageId)
    .forUpdate()
    .executeTakeFirst()
  return row && toMessage(row)
}

export async function setMessageState(tx: Tx, messageId: string, state: MessageState): Promise<void> {
  await tx.updateTable('chat_message').set({ state }).where('id', '=', messageId).execute()
}

const CONTEXT = 10

/** A message and up to ten on either side in its topic, in any state. */
export async function messagesAround(
  db: Db,
  { topic, messageId }: Pick<StoredMessage, 'topic' | 'messageId'>,
): Promise<StoredMessage[]> {
  const { rows } = await sql<Selectable<Tables['chat_message']>>`
    (select * from chat_message where room = ${topic} and id <= ${messageId} order by id desc limit ${CONTEXT + 1})
    union all
    (select * from chat_message where room = ${topic} and id > ${messageId} order by id limit ${CONTEXT})
    order by id`.execute(db)
  return rows.map(toMessage)
}

/** Exempts messages from deletion by age. */
export async function keepMessages(tx: Tx, messageIds: readonly string[], until: Instant): Promise<void> {
  if (messageIds.length === 0) return
  await tx
    .updateTable('chat_message')
    .set({ kept_until: sql<Instant>`greatest(kept_until, ${timestamp(until)})` })
    .where('id', 'in', messageIds)
    .execute()
}

export const MESSAGES_KEPT_FOR = days(30)

/** Deletes messages after 30 days, reported ones and their context after 90. */
export async function forgetOldMessages(db: Db, now: Instant): Promise<void> {
  await db
    .deleteFrom('chat_message')
    .where('id', '<', idsFrom(before(now, MESSAGES_KEPT_FOR)))
    .where((row) => row.or([row('kept_until', 'is', null), row('kept_until', '<=', timestamp(now))]))
    .execute()
}
