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

/** What everybody sees of a room. */
export interface RoomView {
  readonly messages: readonly SeenMessage[]
  readonly gap: Duration
  readonly isOff: boolean
  readonly onlineCount: number
}

export interface RoomViewServices {
  readonly facesOf: FacesOf
  /** How many players are here; beside a game, how many play it. */
  countOnline(db: Db, now: Instant, gameId: number | undefined): Promise<number>
}

/** More than are shown, for readers who have blocked some of the writers. */
const READ_MESSAGES = 100
const FRESH_FOR = seconds(1)

/**
 * The rooms as everybody sees them, each read once a second however many look. What this process itself changes is seen at
 * once, what others change within the second; `chat` messages of the socket tell the rest.
 */
export function openRoomViews({ facesOf, countOnline }: RoomViewServices) {
  const views = new Map<string, { readonly readAt: Instant; readonly view: Promise<RoomView> }>()

  async function read(db: Db, room: string, now: Instant): Promise<RoomView> {
    const { gameId } = channelOf(room)
    const [messages, settings, onlineCount] = await Promise.all([
      latestShown(db, room, READ_MESSAGES),
      settingsOf(db, room),
      countOnline(db, now, gameId),
    ])
    return {
      messages: await withSenders(db, messages, facesOf),
      gap: gapIn(room, seconds(settings.slowSeconds)),
      isOff: settings.isOff,
      onlineCount,
    }
  }

  return {
    async of(db: Db, room: string, now: Instant): Promise<RoomView> {
      const known = views.get(room)
      if (known && now < after(known.readAt, FRESH_FOR)) return known.view
      const view = read(db, room, now)
      views.set(room, { readAt: now, view })
      // A failed read is repeated by the next request.
      view.catch(() => forget(room, view))
      return view
    },
    forget,
  }

  function forget(room: string, failed?: Promise<RoomView>): void {
    if (failed === undefined || views.get(room)?.view === failed) views.delete(room)
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

/** Only what others may see of an account. */
export const senderOf = (userId: number, { nickname, avatar }: { nickname: string; avatar: number }) => ({
  userId,
  nickname,
  avatar,
})
