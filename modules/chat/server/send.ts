import type { Db } from '#kit/db/db.ts'
import { ok, refuse } from '#kit/result/result.ts'
import type { KeyedContext } from '#kit/server/handler.ts'
import { takeOfNetwork } from '#kit/server/network-limit.ts'
import { seconds, toWholeSeconds, type Instant } from '#kit/time/time.ts'
import { holdsContact, mayShareContacts } from '../rules/contact.ts'
import { isHeld, maySpeak, silenceOf } from '../rules/mute.ts'
import { isRepeated, keepsPace } from '../rules/pace.ts'
import { countReporters } from '../rules/report.ts'
import { readText, sayingOf } from '../rules/text.ts'
import { insertMessage, sentLately } from './message-store.ts'
import { senderOf, type SeenMessage } from './topic-views.ts'
import type { ChatServices } from './services.ts'
import { shownTo, tell } from './shown-message.ts'
import { lockWriter, settingsOf, standingOf, type Standing } from './writer-store.ts'

/** Blocks that are named beside a message; of more, each server looks up its own readers. */
const MOST_NAMED = 200

interface Said {
  readonly text: string
  /** The number of a ready-made phrase; the text is then ignored. */
  readonly phrase: number | undefined
}

/** Sends a message to an existing topic: the steps of docs/trust.md 3, in order. */
export async function send(
  { topic, ...said }: Said & { readonly topic: string },
  context: KeyedContext,
  { services, forgetView }: { readonly services: ChatServices; forgetView(topic: string): void },
) {
  const { caller, db, now, keys, device, address, afterwards } = context
  const { accountId } = caller
  const face = (await services.facesOf(db, [accountId])).get(accountId)
  if (!face?.nickname) return refuse('InvalidNickname')
  // Serialises the account's messages: their count cannot change from here on.
  await lockWriter(db, accountId)
  const standing = await standingOf(db, accountId, now)
  const settings = await settingsOf(db, topic)
  const free = maySpeak(silenceOf(standing.mute, settings.isOff, now))
  if (!free.ok) return free
  const sent = await sentLately(db, accountId, now)
  const pace = keepsPace(sent, { topic, slowMode: seconds(settings.slowSeconds), now })
  if (!pace.ok) return pace
  const wait = await takeOfNetwork(services.limiter, 'chat', address, services.networkRate)
  if (wait > 0) return refuse('ChatTooFast', { retrySec: toWholeSeconds(wait) })
  const text = await readSaid(said, context, services)
  if (!text.ok) return text
  if (isRepeated(sent, sayingOf(text.value), now)) return refuse('ChatRepeated')
  const message: SeenMessage = {
    messageId: keys.id(now),
    topic,
    writerId: accountId,
    text: text.value,
    phrase: said.phrase ?? null,
    language: device.language,
    sentAt: now,
    state: (await isReported(db, standing, services)) ? 'held' : 'shown',
    sender: senderOf(accountId, face),
  }
  await insertMessage(db, message)
  const blocked = message.state === 'shown' ? await services.allBlockedWith(db, accountId, MOST_NAMED) : []
  afterwards(() => {
    forgetView(topic)
    tell(services.live, message, blocked)
  })
  return ok({ message: shownTo(message, accountId) })
}

/** Whether enough people have reported a writer. Accounts are looked up only where there are enough reports. */
async function isReported(db: Db, { reports }: Standing, services: ChatServices): Promise<boolean> {
  if (!isHeld(reports.length)) return false
  const ids = reports.map(({ reporterId }) => reporterId)
  const created = await services.createdAtOf(db, ids)
  const places = await services.placesOf(db, ids)
  const counted = reports.map(({ reporterId, reportedAt }) => {
    return { reportedAt, createdAt: created.get(reporterId)!, places: places.get(reporterId) ?? [] }
  })
  return isHeld(countReporters(counted))
}

/** Checks the text. A guided player sends ready-made phrases only, which need no check (docs/trust.md 4). */
async function readSaid({ text: typed, phrase }: Said, context: KeyedContext, services: ChatServices) {
  const { caller, db, device } = context
  if (phrase !== undefined) return ok(services.phraseText(phrase, device.language))
  if (await services.isGuided(db, caller)) return refuse('AgeGuided')
  const text = readText(typed)
  if (!text.ok) return text
  const decent = await checkContent(text.value, context, services)
  return decent.ok ? text : decent
}

/** What a text may not contain: links from new accounts, banned words, and the password of the writer's own listing. */
async function checkContent(
  text: string,
  { caller: { accountId }, db, now, device }: KeyedContext,
  services: ChatServices,
) {
  if (holdsContact(text)) {
    const createdAt: Instant = await services.createdAt(db, accountId)
    if (!mayShareContacts(createdAt, now)) return refuse('ChatTextRejected', { reason: 'link' })
  }
  if (services.holdsWord(text, device.language)) return refuse('ChatTextRejected', { reason: 'word' })
  if (await services.revealsPassword(db, accountId, text))
    return refuse('ChatTextRejected', { reason: 'password' })
  return ok(undefined)
}
