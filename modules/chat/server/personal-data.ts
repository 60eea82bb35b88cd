import { dateOf, type PersonalData } from '#kit/server/personal-data.ts'
import { MESSAGES_KEPT_FOR } from './message-store.ts'
import { REPORT_KEPT_FOR } from './report-store.ts'
import './tables.ts'

/** What an account has said and reported, and its mutes. */
export const chatPersonalData: PersonalData = {
  module: 'chat',
  holdings: [
    {
      table: 'chat_message',
      columns: ['account_id'],
      what: 'messages with their topic, language and time',
      why: `the chat; reported messages and those around them up to ${REPORT_KEPT_FOR / 86_400_000} days, for the operator`,
      keptFor: MESSAGES_KEPT_FOR,
      seenBy: 'whoever reads the channel; the operator when one is reported',
      fate: 'blanked',
    },
    {
      table: 'chat_mute',
      columns: ['account_id'],
      what: 'for what and until when an account may not write',
      why: 'moderation',
      keptFor: 'account',
      seenBy: 'the operator',
      fate: 'deleted',
    },
    {
      table: 'chat_appeal',
      columns: ['account_id'],
      what: 'what a muted player wrote to have it looked at again, and the answer',
      why: 'whoever is muted is heard once, by another operator',
      keptFor: 'account',
      seenBy: 'the operator',
      fate: 'deleted',
    },
    {
      table: 'chat_report',
      columns: ['reporter_id', 'accused_id'],
      what: 'reports of messages: who, whom, what for',
      why: 'moderation',
      keptFor: REPORT_KEPT_FOR,
      seenBy: 'the operator',
      fate: 'blanked',
    },
  ],

  async collect(db, accountId) {
    const messages = await db
      .selectFrom('chat_message')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    const reports = await db
      .selectFrom('chat_report')
      .selectAll()
      .where('reporter_id', '=', accountId)
      .orderBy('id')
      .execute()
    const mutes = await db.selectFrom('chat_mute').selectAll().where('account_id', '=', accountId).execute()
    const appeals = await db
      .selectFrom('chat_appeal')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute()
    return {
      appeals: appeals.map(({ reason, text, made_at, state, answer, decided_at }) => ({
        reason,
        text,
        madeAt: dateOf(made_at),
        state,
        answer,
        decidedAt: dateOf(decided_at),
      })),
      messages: messages.map(({ room, text, language, sent_at, state }) => ({
        topic: room,
        text,
        language,
        sentAt: dateOf(sent_at),
        // That a message is held for review is not revealed meanwhile.
        state: state === 'held' ? 'shown' : state,
      })),
      reports: reports.map(({ accused_id, type, text, reported_at, status }) => ({
        player: accused_id,
        type,
        text,
        reportedAt: dateOf(reported_at),
        status,
      })),
      mutes: mutes.map(({ reason, until }) => ({ reason, until: dateOf(until) })),
    }
  },

  async erase(tx, { accountId }) {
    await tx
      .updateTable('chat_message')
      .set({ text: '', state: 'removed' })
      .where('account_id', '=', accountId)
      .execute()
    await tx.updateTable('chat_report').set({ text: '' }).where('reporter_id', '=', accountId).execute()
    await tx.deleteFrom('chat_appeal').where('account_id', '=', accountId).execute()
    await tx.deleteFrom('chat_mute').where('account_id', '=', accountId).execute()
  },
}
