import type { Call } from '#kit/contract/call.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { callApi } from '#kit/web/api.ts'
import { readKey, type ReadCache } from '#kit/web/read-cache.ts'
import { timeReads } from '#modules/playtime/shapes.ts'
import { shareReads } from '#modules/sharing/shapes.ts'

/**
 * Reads the time check, the remaining time and the share box after the first successful status (spec 4.4). So a newcomer is
 * paid on whichever page the first visit begins, and the pages that show the three have them cached.
 */
export async function readFirst(reads: ReadCache): Promise<void> {
  /** Skips what a page has read already; a failure does not stop the others. */
  const read = (call: Call) => {
    let answer: Promise<unknown> = Promise.resolve()
    reads.refresh(readKey(call, {}), () => (answer = callApi(call, {})))
    return answer.catch(ignoreFailure('read later'))
  }
  const box = read(shareReads.readShareBox)
  // The check may grant a newcomer time, so the grants are read after it.
  await read(timeReads.checkTime)
  await read(timeReads.listGrants)
  await box
}
