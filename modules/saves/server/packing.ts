import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'
import { LARGEST_UNPACKED } from '../rules/limits.ts'

/** Unpacks a save; undefined where it is damaged, or a zip bomb. */
export function unpack(packed: Buffer): string | undefined {
  const unpacked = unpackWithin(packed, LARGEST_UNPACKED)
  return unpacked.state === 'whole' ? unpacked.text : undefined
}

export type Unpacked =
  | { readonly state: 'whole'; readonly text: string; readonly bytes: number }
  | { readonly state: 'damaged' }
  | { readonly state: 'tooLarge' }

/** Unpacks a save within a budget, and never beyond the size of a genuine one. */
export function unpackWithin(packed: Buffer, room: number): Unpacked {
  const most = Math.min(room, LARGEST_UNPACKED)
  if (most <= 0) return { state: 'tooLarge' }
  try {
    return wholeOf(inflateRawSync(packed, { maxOutputLength: most }))
  } catch (error) {
    return failureOf(error)
  }
}

/** The same off the event loop. */
export async function unpackAside(packed: Buffer, room: number): Promise<Unpacked> {
  const most = Math.min(room, LARGEST_UNPACKED)
  if (most <= 0) return { state: 'tooLarge' }
  try {
    return wholeOf(await inflateAside(packed, { maxOutputLength: most }))
  } catch (error) {
    return failureOf(error)
  }
}

const inflateAside = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw)

const wholeOf = (whole: Buffer): Unpacked => ({
  state: 'whole',
  text: whole.toString('utf8'),
  bytes: whole.length,
})

const failureOf = (error: unknown): Unpacked => ({
  state: (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLarge' : 'damaged',
})

export const pack = (text: string): Buffer => deflateRawSync(text)

/** Digest of packed content. */
export const packedMark = (packed: Buffer): string => createHash('sha256').update(packed).digest('base64url')
