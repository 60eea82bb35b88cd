import { deviceKind, keptDevice } from '#kit/web/device.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { callApi } from '#kit/web/api.ts'
import { sharingCalls } from '../calls.ts'
import { seconds } from '#kit/time/time.ts'

/** A link counts when the page it opened has been looked at for so long (contract 3.6). */
export const LOOKED_AT = seconds(10)
const LOOK_EVERY = seconds(1)

/** Resolves when the page has been seen for a while; the time in which it is hidden does not count. */
export function lookedAt(page: Pick<Document, 'hidden'>): Promise<void> {
  let seen = 0
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (page.hidden) return
      seen += LOOK_EVERY
      if (seen < LOOKED_AT) return
      clearInterval(timer)
      resolve()
    }, LOOK_EVERY)
  })
}

/** Tells that this visitor came by an invitation (spec 2.49). Nobody waits for it, so a refusal is no trouble. */
export async function openInvite(key: string, storage: TextStorage): Promise<void> {
  await lookedAt(document)
  const { userAgent, language } = navigator
  const device = keptDevice(storage, deviceKind(userAgent))
  if (!device) return
  const osFamily = deviceKind(userAgent)
  await callApi(sharingCalls.openInvite, { invitation: key, deviceId: device.id, language, osFamily })
}
