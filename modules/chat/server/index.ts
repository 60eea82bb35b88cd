import type { Listener } from '#kit/bus/outbox.ts'
import type { Db } from '#kit/db/db.ts'
import type { Live } from '#kit/server/live.ts'
import type { Instant } from '#kit/time/time.ts'
import { forgetOldMessages } from './message-store.ts'
import { keepMonths } from './moderation-months.ts'
import { forgetOldReports, keepContexts } from './report-store.ts'
import { tellGone } from './shown-message.ts'

export { LADDER } from '../rules/mute.ts'
export { openDecentNames, type IsDecentName } from './decent-names.ts'
export { openChatWords, openWordLists, type HoldsWord, type WordLists } from './chat-words.ts'
export { chatHandlers } from './handlers.ts'
export {
  closeReport,
  countOpen,
  GONE_TOPIC,
  listReports,
  muteAccount,
  removeMessage,
  topicSettings,
  setOff,
  setSlow,
  unmute,
} from './operator.ts'
export { NETWORK_RATE, type ChatServices } from './services.ts'
export { ALL_TOPICS, hasSpoken, silenceEverywhere } from './writer-store.ts'
export { monthsOfModeration } from './moderation-months.ts'
export {
  appealsOf,
  decideAppeal,
  listAppeals,
  lockAppeal,
  readMuted,
  type StoredAppeal,
} from './appeal-store.ts'
export {
  escalate,
  listTopic,
  lockReport,
  recordOf,
  reportsAgainst,
  setClaim,
  showReport,
} from './moderation-store.ts'
export {
  listOperatorWords,
  removeOperatorWord,
  setOperatorWord,
  WORD_KINDS,
  type WordKind,
} from './word-store.ts'
export { CLAIM_LASTS, mayClaim } from '../rules/claim.ts'
export { chatPersonalData } from './personal-data.ts'

/** Tells everybody who sees a message that an operator has removed it, from any process. */
export const hearGone =
  (live: Live): Listener =>
  async (_tx, { body }) => {
    const { messageId, room: topic } = body as { readonly messageId: string; readonly room: string }
    tellGone(live, { messageId, topic })
  }

/** Hourly: keeps what reports need and deletes what is old. */
export async function tidyChat(db: Db, now: Instant): Promise<void> {
  await keepContexts(db, now)
  await keepMonths(db, now)
  await forgetOldReports(db, now)
  await forgetOldMessages(db, now)
}
