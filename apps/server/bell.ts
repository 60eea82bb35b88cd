import { openOutbox } from '#kit/bus/outbox.ts'
import type { Db } from '#kit/db/db.ts'
import type { CallLog } from '#kit/server/handler.ts'
import { speakFrom } from '#kit/server/spoken-texts.ts'
import { minutes, type Instant } from '#kit/time/time.ts'
import { GONE_TOPIC, hearGone } from '#modules/chat/server/index.ts'
import { tellOfRipe } from '#modules/idle/server/index.ts'
import {
  forgetOldNotices,
  hearNotices,
  NOTICE_TOPIC,
  noticesHandlers,
  type NoticeServices,
  type SendPush,
} from '#modules/notices/server/index.ts'

export interface BellParts extends Pick<NoticeServices, 'db' | 'clock' | 'keys' | 'live' | 'facesOf'> {
  readonly log: Pick<CallLog, 'warn' | 'error'>
  readonly push: { readonly publicKey: string; readonly send: SendPush } | undefined
  /** Whether this process delivers, and whether it looks for what ripens; others may. */
  readonly delivers: boolean
  readonly looks: boolean
}

/** The words of messages to a device. */
const speak = speakFrom({ notices: 'modules/notices/web/messages' })
const LOOK_EVERY = minutes(1)

/** The outbox with those who listen to it, the bell above all, and the look for boxes that ripen while nobody is there. */
export function openBell({ push, delivers, looks, ...parts }: BellParts) {
  const { db, clock, log } = parts
  const hear = hearNotices({ ...parts, push: push && { send: push.send, speak } })
  const outbox = openOutbox({
    db,
    clock,
    log,
    runs: delivers,
    listeners: { [NOTICE_TOPIC]: [hear], [GONE_TOPIC]: [hearGone(parts.live)] },
  })
  // A database that is away for a moment is asked again a minute later.
  const look = () => void tellOfRipe(db, clock()).catch(() => undefined)
  const timer = looks ? setInterval(look, LOOK_EVERY).unref() : undefined
  return {
    handlers: noticesHandlers({ facesOf: parts.facesOf, pushKey: push?.publicKey ?? '' }),
    deliver: outbox.deliver,
    tellOfRipe: () => tellOfRipe(db, clock()),
    async close() {
      clearInterval(timer)
      await outbox.close()
    },
  }
}

/** Forgets old notices. */
export const tidyBell = (db: Db, now: Instant): Promise<void> => forgetOldNotices(db, now)
