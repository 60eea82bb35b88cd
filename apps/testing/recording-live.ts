import type { Live } from '#kit/server/live.ts'

/** A message that a test overheard, and to whom it went. */
export interface Heard {
  readonly to: readonly number[] | string
  readonly kind: string
  readonly body: object
}

/** Sends nothing and remembers everything. */
export const recordingLive = (heard: Heard[]): Live => ({
  toAccounts: (to, { kind, body }) => void heard.push({ to, kind, body }),
  toTopic: (to, { kind, body }) => void heard.push({ to, kind, body }),
})
