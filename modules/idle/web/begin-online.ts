import { browserStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { callApi } from '#kit/web/api.ts'
import { idleCalls } from '../calls.ts'
import { keepOnline } from './online-session.ts'

let hasBegun = false

/** Keeps the player's stretch going from here on, on every page; a second call does nothing. */
export function beginOnline() {
  if (hasBegun) return
  hasBegun = true
  keepOnline({
    storage: browserStorage(),
    clock: systemClock,
    page: document,
    start: async () => (await callApi(idleCalls.startOnline, {})).stretchCode,
    report: (code) => callApi(idleCalls.reportOnline, { stretchCode: code }),
  })
}
