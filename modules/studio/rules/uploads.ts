import { ok, refuse } from '#kit/result/result.ts'
import { days } from '#kit/time/time.ts'

/** What a developer may send; the page reads these numbers, too. */
export const UPLOAD_QUOTA = {
  /** Bytes of an archive. */
  archive: 200 * 1024 * 1024,
  /** Bytes of one request: what a cut line loses at most. */
  part: 2 * 1024 * 1024,
  /** Bytes of a picture as the browser sends it. */
  cover: 2 * 1024 * 1024,
  games: 10,
  versions: 30,
  /** Bytes that all versions of an account's games unfold to: an archive says little of what it takes on the disk. */
  unfolded: 5 * 1024 * 1024 * 1024,
  /** Of one account in a day. */
  uploads: 30,
  bytes: 2 * 1024 * 1024 * 1024,
} as const
export const QUOTA_LASTS = days(1)
/** An upload that nobody goes on with is forgotten. */
export const UPLOAD_WAITS = days(2)

/** What an account has sent within `QUOTA_LASTS`. */
export interface Sent {
  readonly uploads: number
  readonly bytes: number
}

/** Whether one more archive may come. */
export function mayUpload(bytes: number, sent: Sent) {
  if (bytes > UPLOAD_QUOTA.archive)
    return refuse('UploadTooLarge', { megabytes: UPLOAD_QUOTA.archive / 1024 / 1024 })
  if (sent.uploads >= UPLOAD_QUOTA.uploads || sent.bytes + bytes > UPLOAD_QUOTA.bytes)
    return refuse('UploadLimit')
  return ok(undefined)
}

/** What becomes of a part: it goes behind what is there, or the sender learns where to go on. */
export function placePart(
  part: { readonly offset: number; readonly bytes: number },
  there: number,
  whole: number,
) {
  if (part.offset !== there) return { kind: 'elsewhere', offset: there } as const
  if (part.bytes > UPLOAD_QUOTA.part || part.offset + part.bytes > whole) return { kind: 'tooLong' } as const
  return { kind: 'here' } as const
}
