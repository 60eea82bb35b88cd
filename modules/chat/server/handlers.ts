import { inTransaction } from '#kit/db/transaction.ts'
import { tooFast } from '#kit/limits/too-fast.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { HandlersOf } from '#kit/server/handler.ts'
import { idsFrom, momentOf } from '#kit/server/keys.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { before, seconds, toWholeSeconds } from '#kit/time/time.ts'
import type { Db } from '#kit/db/db.ts'
import type { chatCalls } from '../calls.ts'
import { topicOf, SHOWN_MESSAGES, type ChatChannel } from '../model.ts'
import { hasRead, mayTakeBack, silenceOf } from '../rules/mute.ts'
import { mayReport, REPORTS_A_DAY, REPORTS_COUNTED_FOR } from '../rules/report.ts'
import { readReport } from '../rules/text.ts'
import { appealHandlers } from './appeal-handlers.ts'
import { latestHeld, lockMessage, setMessageState } from './message-store.ts'
import { hasReported, insertReport, reportedSince } from './report-store.ts'
import { openTopicViews, withSenders, type SeenMessage } from './topic-views.ts'
import { send } from './send.ts'
import { REPORT_RATE, type ChatServices } from './services.ts'
import { shownTo, tellGone } from './shown-message.ts'
import { lockWriter, muteOf } from './writer-store.ts'

/** Concurrent messages may be stored in another order than their ids. */
const CATCH_UP_MARGIN = seconds(10)

export function chatHandlers(services: ChatServices): HandlersOf<typeof chatCalls> {
  const views = openTopicViews(services)

  /** The topic of a channel; for a game only if that game exists. */
  function findTopic({ channel, gameId }: { channel: ChatChannel; gameId?: number | undefined }) {
    if (channel === 'world') return gameId === undefined ? ok(topicOf('world')) : refuse('ChatChannelUnknown')
    if (gameId === undefined || !services.hasGame(gameId)) return refuse('ChatChannelUnknown')
    return ok(topicOf('game', gameId))
  }

  /** What one reader sees of a topic in addition to or instead of the shared view. */
  async function readersView(db: Db, readerId: number, { topic, messages }: Seen) {
    const writers = [...new Set(messages.map(({ writerId }) => writerId))].filter((id) => id !== readerId)
    const blocked = await services.blockedWith(db, readerId, writers)
    const mute = await muteOf(db, readerId)
    const held = await latestHeld(db, readerId, topic, SHOWN_MESSAGES)
    return { blocked, mute, held: await withSenders(db, held, services.facesOf) }
  }

  return {
    ...appealHandlers,

    async listMessages({ channel, gameId, afterId }, { caller, db, now }) {
      const found = findTopic({ channel, gameId })
      if (!found.ok) return found
      const topic = found.value
      const { messages, gap, isOff, onlineCount } = await views.of(db, topic, now)
      const own = caller && (await readersView(db, caller.accountId, { topic, messages }))
      const firstId = afterId === undefined ? '' : idsFrom(before(momentOf(afterId), CATCH_UP_MARGIN))
      const shown = [...messages, ...(own?.held ?? [])]
        .filter(({ writerId }) => !own?.blocked.has(writerId))
        .filter(({ messageId }) => messageId >= firstId && messageId !== afterId)
        .toSorted((one, other) => (one.messageId < other.messageId ? -1 : 1))
        .slice(-SHOWN_MESSAGES)
      return ok({
        messages: shown.map((message) => shownTo(message, caller?.accountId)),
        topic,
        gapSeconds: toWholeSeconds(gap),
        onlineCount,
        silence: silenceOf(own?.mute ?? null, isOff, now),
      })
    },

    async sendMessage({ channel, gameId, text, phrase }, context) {
      const topic = findTopic({ channel, gameId })
      if (!topic.ok) return topic
      return send({ topic: topic.value, text, phrase }, context, { services, forgetView: views.forget })
    },

    async reportMessage({ messageId, type, text = '' }, { caller: { accountId }, db, now, keys, address }) {
      const wait = await takeOfNetwork(services.limiter, 'chat-report', address, REPORT_RATE)
      if (wait > 0) return tooFast(wait)
      return inTransaction(db, async (tx) => {
        await lockWriter(tx, accountId)
        const read = hasRead(await lockMessage(tx, messageId), accountId)
        if (!read.ok) return read
        if (await hasReported(tx, messageId, accountId)) return ok({ ok: true })
        const since = before(now, REPORTS_COUNTED_FOR)
        const free = mayReport(await reportedSince(tx, accountId, since, REPORTS_A_DAY), now)
        if (!free.ok) return free
        const report = { reportId: keys.id(now), messageId, accusedId: read.value.writerId }
        await insertReport(tx, { ...report, reporterId: accountId, type, text: readReport(text) }, now)
        return ok({ ok: true })
      })
    },

    async deleteMessage({ messageId }, { caller: { accountId }, db, now, afterwards }) {
      return inTransaction(db, async (tx) => {
        const own = mayTakeBack(await lockMessage(tx, messageId), accountId, now)
        if (!own.ok) return own
        const message = own.value
        if (message.state === 'deleted') return ok({ ok: true })
        await setMessageState(tx, messageId, 'deleted')
        afterwards(() => {
          views.forget(message.topic)
          tellGone(services.live, message)
        })
        return ok({ ok: true })
      })
    },
  }
}

interface Seen {
  readonly topic: string
  readonly messages: readonly SeenMessage[]
}
