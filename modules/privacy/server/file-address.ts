import { timingSafeEqual } from 'node:crypto'
import type { Mask } from '#kit/server/masking.ts'

/** Where a file is fetched: whoever has the whole address may, until the file goes. */
export const FILE_PATH = '/me/file'

/** The address of a file, signed so that none can be guessed or made up. */
export const fileAddress = (mask: Mask, exportId: string): string =>
  `${FILE_PATH}/${exportId}?key=${mask('export', exportId)}`

/** Whether a key belongs to a file. */
export function opensFile(mask: Mask, exportId: string, key: string): boolean {
  const [wanted, given] = [Buffer.from(mask('export', exportId)), Buffer.from(key)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
