import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LARGEST_UNPACKED } from '../rules/limits.ts'

/** The text in a packed save; nothing where it is damaged, or a bomb. */
export function unpack(packed: Buffer): string | undefined {
  const unpacked = unpackWithin(packed, LARGEST_UNPACKED)
  return unpacked.state === 'whole' ? unpacked.text : undefined
}

export type Unpacked =
  | { readonly state: 'whole'; readonly text: string; readonly bytes: number }
  | { readonly state: 'damaged' }
  | { readonly state: 'tooLarge' }

/** Unfolds a packed save as far as there is room; no save may be larger than any honest one, whatever the room. */
export function unpackWithin(packed: Buffer, room: number): Unpacked {
  const most = Math.min(room, LARGEST_UNPACKED)
  if (most <= 0) return { state: 'tooLarge' }
  try {
    const whole = inflateRawSync(packed, { maxOutputLength: most })
    return { state: 'whole', text: whole.toString('utf8'), bytes: whole.length }
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    return { state: isTooLarge ? 'tooLarge' : 'damaged' }
  }
}

export const pack = (text: string): Buffer => deflateRawSync(text)

/** Names what is packed. */
export const packedMark = (packed: Buffer): string => createHash('sha256').update(packed).digest('base64url')
