import type { Call } from '#kit/contract/call.ts'
import { forgive } from '#kit/result/forgive.ts'
import { callApi } from '#kit/web/api.ts'
import { readKey, type ReadCache } from '#kit/web/read-cache.ts'
import { timeReads } from '#modules/playtime/shapes.ts'
import { shareReads } from '#modules/sharing/shapes.ts'

/**
 * With the first successful status come the time check, the time that remains and the share box (spec 4.4): the first visit
 * pays the newcomer on whatever page it begins, and the pages that show the three have them at once.
 */
export async function readFirst(reads: ReadCache): Promise<void> {
  /** What a page has read already is not read again; what fails holds nothing up. */
  const read = (call: Call) => {
    let answer: Promise<unknown> = Promise.resolve()
    reads.refresh(readKey(call, {}), () => (answer = callApi(call, {})))
    return answer.catch(forgive('read later'))
  }
  const box = read(shareReads.readShareBox)
  // The check may give a newcomer time, so the rest waits for it.
  await read(timeReads.checkTime)
  await read(timeReads.listGrants)
  await box
}
