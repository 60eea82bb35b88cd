import { timingSafeEqual } from 'node:crypto'
import type { Mask } from '#kit/server/masking.ts'

/** Where a file is fetched with its key, until the file goes. */
export const FILE_PATH = '/me/file'

export const fileAddress = (exportId: string): string => `${FILE_PATH}/${exportId}`

/** Opens a file: signed, so that none can be guessed, and sent in a body, which no history and no log keeps. */
export const fileKey = (mask: Mask, exportId: string): string => mask('export', exportId)

/** Whether a key belongs to a file. */
export function opensFile(mask: Mask, exportId: string, key: string): boolean {
  const [wanted, given] = [Buffer.from(fileKey(mask, exportId)), Buffer.from(key)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
