import { createHash } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { LARGEST_UNPACKED } from '../rules/limits.ts'

/** The text in a packed save; nothing where it is damaged, or a bomb. */
export function unpack(packed: Buffer): string | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: LARGEST_UNPACKED }).toString('utf8')
  } catch {
    return undefined
  }
}

export const pack = (text: string): Buffer => deflateRawSync(text)

/** Names what is packed. */
export const packedMark = (packed: Buffer): string => createHash('sha256').update(packed).digest('base64url')
