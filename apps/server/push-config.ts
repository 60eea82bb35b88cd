import webPush from 'web-push'
import type { PushKeys } from '#modules/notices/server/index.ts'

export interface PushSettings {
  readonly VAPID_PUBLIC_KEY?: string
  readonly VAPID_PRIVATE_KEY?: string
  readonly VAPID_SUBJECT?: string
}

/** The operator's keys for push messages: all three of them, or none. */
export function readPushKeys({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: subject,
}: PushSettings): PushKeys | undefined {
  if (!publicKey && !privateKey && !subject) return undefined
  if (!publicKey || !privateKey || !subject)
    throw new Error(
      'Messages to devices need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT; see portal push keys',
    )
  try {
    // Validates all three keys by making the header that every message has.
    webPush.getVapidHeaders('https://fcm.googleapis.com', subject, publicKey, privateKey, 'aes128gcm')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`The VAPID settings cannot be used: ${reason}`, { cause })
  }
  return { publicKey, privateKey, subject }
}
