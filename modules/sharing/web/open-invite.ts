import { deviceKind, keptDevice } from '#kit/web/device.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { CallError, callApi } from '#kit/web/api.ts'
import { sharingCalls } from '../calls.ts'
import { seconds } from '#kit/time/time.ts'
import { LOOKED_AT } from '../rules/share.ts'
import { inviterHere } from './inviter.ts'

const LOOK_EVERY = seconds(1)
/** The invitation whose card was shown last: reopening its link shows no card. */
const WELCOMED = 'welcomed-by'

/** Resolves when the page has been visible for a while, not counting hidden time. */
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

/**
 * Resolves with the first trusted press or key, or at once if one has already happened; synthetic events do not count (docs/trust.md
 * 2).
 */
export function touched(
  page: Pick<Document, 'addEventListener'>,
  { userActivation }: Partial<Pick<Navigator, 'userActivation'>> = navigator,
): Promise<void> {
  if (userActivation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    const leave = new AbortController()
    const note = (event: Event) => {
      if (!event.isTrusted) return
      leave.abort()
      resolve()
    }
    for (const gesture of ['pointerdown', 'pointermove', 'keydown'])
      page.addEventListener(gesture, note, { capture: true, passive: true, signal: leave.signal })
  })
}

/** The server measures the time on the page from the sign-in, which is slightly later than the page load. */
async function arrived<Answer>(tell: () => Promise<Answer>): Promise<Answer> {
  try {
    return await tell()
  } catch (error) {
    const wait =
      error instanceof CallError && error.refusal === 'TooFast' ? Number(error.data['retrySec']) : 0
    if (!(wait > 0 && wait <= LOOKED_AT / seconds(1))) throw error
    await new Promise((resolve) => setTimeout(resolve, seconds(wait)))
    return tell()
  }
}

/**
 * Reports that this visitor followed an invitation (spec 2.46): only after viewing and touching the page, so that neither previews nor
 * crawlers count. Nothing depends on it, so a refusal is ignored.
 */
export async function openInvite(key: string, storage: TextStorage, { welcomes = true } = {}): Promise<void> {
  await Promise.all([lookedAt(document), touched(document)])
  const { userAgent, language } = navigator
  const device = keptDevice(storage, deviceKind(userAgent))
  if (!device) return
  const osFamily = deviceKind(userAgent)
  const params = { invitation: key, deviceId: device.id, language, osFamily }
  const { inviter } = await arrived(() => callApi(sharingCalls.openInvite, params))
  if (!welcomes || !inviter || storage.read(WELCOMED) === key) return
  storage.write(WELCOMED, key)
  inviterHere.change(() => inviter)
}
