import { timingSafeEqual } from 'node:crypto'
import type { Mask } from '#kit/server/masking.ts'

/** Path at which an export is downloaded with its key, until it expires. */
export const FILE_PATH = '/me/file'

export const fileAddress = (exportId: string): string => `${FILE_PATH}/${exportId}`

/** Key of an export: signed, so that it cannot be guessed, and sent in a body, which no history or log records. */
export const fileKey = (mask: Mask, exportId: string): string => mask('export', exportId)

/** Whether a key belongs to a file. */
export function opensFile(mask: Mask, exportId: string, key: string): boolean {
  const [wanted, given] = [Buffer.from(fileKey(mask, exportId)), Buffer.from(key)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
