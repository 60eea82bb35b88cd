import { browserStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { days } from '#kit/time/time.ts'
import { callApi } from '#kit/web/api.ts'
import { accountCalls } from '#modules/account/calls.ts'

const KEPT_CODE = 'hand-code'
/** A code lasts a week; one that may have been used is not kept for longer than a day. */
const NEW_EVERY = days(1)
const storage = browserStorage()

interface KeptCode {
  readonly code: string
  readonly madeAt: number
}

function keptCode(): KeptCode | undefined {
  try {
    return JSON.parse(storage.read(KEPT_CODE) ?? '') as KeptCode
  } catch {
    return undefined
  }
}

/** Whether a code was made in this browser. */
export const isOwnCode = (code: string): boolean => keptCode()?.code === code

async function freshCode(): Promise<string> {
  const kept = keptCode()
  const now = systemClock()
  if (kept && now - kept.madeAt < NEW_EVERY) return kept.code
  const { handCode: code } = await callApi(accountCalls.makeHandCode, { use: 'install' })
  storage.write(KEPT_CODE, JSON.stringify({ code, madeAt: now }))
  return code
}

/** From here on this page's manifest starts the installed app as the same visitor (docs/contract.md 9). */
export async function personaliseManifest(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (!link) return
  const url = new URL(link.href)
  url.searchParams.set('hc', await freshCode())
  link.href = url.pathname + url.search
}
