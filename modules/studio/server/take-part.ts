import type { Readable } from 'node:stream'
import type { Db } from '#kit/db/db.ts'
import { hashKey } from '#kit/server/masking.ts'
import { placePart } from '../rules/uploads.ts'
import type { PartFiles } from './part-files.ts'
import { findUpload } from './upload-store.ts'

/** A part of an upload on its way in. */
export interface ComingPart {
  readonly uploadKey: string
  readonly ticket: string
  readonly offset: number
  readonly bytes: number
  readonly body: Readable
}

/** What became of it: how much there is now, where to go on, or that it belongs to nothing. */
export type TakenPart =
  | { readonly kind: 'taken' | 'elsewhere'; readonly received: number }
  | { readonly kind: 'unknown' | 'tooLong' | 'busy' }

/** Takes the parts of uploads, one at a time of each: the ticket alone opens it, and only the last one that was given. */
export function openPartReceiver(db: Db, files: PartFiles) {
  const busy = new Set<string>()
  return async ({ uploadKey, ticket, offset, bytes, body }: ComingPart): Promise<TakenPart> => {
    const upload = await findUpload(db, uploadKey)
    if (!upload || upload.isEnded || upload.ticketHash !== hashKey(ticket)) return { kind: 'unknown' }
    if (busy.has(uploadKey)) return { kind: 'busy' }
    busy.add(uploadKey)
    try {
      const place = placePart({ offset, bytes }, await files.sizeOf(uploadKey), upload.bytes)
      if (place.kind === 'elsewhere') return { kind: 'elsewhere', received: place.offset }
      if (place.kind === 'tooLong') return { kind: 'tooLong' }
      return { kind: 'taken', received: await files.append(uploadKey, body, bytes) }
    } finally {
      busy.delete(uploadKey)
    }
  }
}
