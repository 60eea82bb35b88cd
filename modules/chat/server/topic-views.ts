import type { Db } from '#kit/db/db.ts'
import { after, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import type { FacesOf } from '#modules/account/server/index.ts'
import { channelOf } from '../model.ts'
import { gapIn } from '../rules/pace.ts'
import { latestShown, type StoredMessage } from './message-store.ts'
import { settingsOf } from './writer-store.ts'

export interface SeenMessage extends StoredMessage {
  readonly sender: { readonly userId: number; readonly nickname: string; readonly avatar: number }
}

/** The shared view of a topic. */
export interface TopicView {
  readonly messages: readonly SeenMessage[]
  readonly gap: Duration
  readonly isOff: boolean
  readonly onlineCount: number
}

export interface TopicViewServices {
  readonly facesOf: FacesOf
  /** How many players are online; for a game, how many play it. */
  countOnline(db: Db, now: Instant, gameId: number | undefined): Promise<number>
}

/** More than are shown, for readers who have blocked some writers. */
const READ_MESSAGES = 100
const FRESH_FOR = seconds(1)

/**
 * The shared views of topics, each read once a second however many readers there are. This process's own changes are visible at once,
 * those of others within the second; `chat` socket messages carry the rest.
 */
export function openTopicViews({ facesOf, countOnline }: TopicViewServices) {
  const views = new Map<string, { readonly readAt: Instant; readonly view: Promise<TopicView> }>()

  async function read(db: Db, topic: string, now: Instant): Promise<TopicView> {
    const { gameId } = channelOf(topic)
    const [messages, settings, onlineCount] = await Promise.all([
      latestShown(db, topic, READ_MESSAGES),
      settingsOf(db, topic),
      countOnline(db, now, gameId),
    ])
    return {
      messages: await withSenders(db, messages, facesOf),
      gap: gapIn(topic, seconds(settings.slowSeconds)),
      isOff: settings.isOff,
      onlineCount,
    }
  }

  return {
    async of(db: Db, topic: string, now: Instant): Promise<TopicView> {
      const known = views.get(topic)
      if (known && now < after(known.readAt, FRESH_FOR)) return known.view
      const view = read(db, topic, now)
      views.set(topic, { readAt: now, view })
      // The next request retries a failed read.
      view.catch(() => forget(topic, view))
      return view
    },
    forget,
  }

  function forget(topic: string, failed?: Promise<TopicView>): void {
    if (failed === undefined || views.get(topic)?.view === failed) views.delete(topic)
  }
}

/** Messages with their writers; those of deleted accounts are left out. */
export async function withSenders(
  db: Db,
  messages: readonly StoredMessage[],
  facesOf: FacesOf,
): Promise<SeenMessage[]> {
  const faces = await facesOf(db, [...new Set(messages.map(({ writerId }) => writerId))])
  return messages.flatMap((message) => {
    const face = faces.get(message.writerId)
    return face ? [{ ...message, sender: senderOf(message.writerId, face) }] : []
  })
}

/** The public fields of an account. */
export const senderOf = (userId: number, { nickname, avatar }: { nickname: string; avatar: number }) => ({
  userId,
  nickname,
  avatar,
})
