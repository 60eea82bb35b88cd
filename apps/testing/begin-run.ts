import { timestamp } from '#kit/db/db.ts'
import { before, hours } from '#kit/time/time.ts'
import { scoresCalls } from '#modules/scores/calls.ts'
import type { TestDevice } from './test-device.ts'
import type { TestPortal } from './test-portal.ts'

/** A run that this device began an hour ago, with a seed that the test has already played. */
export async function beginRun(
  portal: Pick<TestPortal, 'db' | 'now'>,
  device: TestDevice,
  { gameId, seed }: { readonly gameId: number; readonly seed: number },
): Promise<string> {
  const dealt = await device.call(scoresCalls.startRun, { gameId })
  const { runId } = dealt.result!.runs[0]!
  await device.call(scoresCalls.startRun, { gameId, runId })
  await portal.db
    .updateTable('score_run')
    .set({ seed, begun_at: timestamp(before(portal.now(), hours(1))) })
    .where('id', '=', runId)
    .execute()
  return runId
}

/** Nobody remembers which inputs were sent: the next account may send the same. */
export async function forgetMarks({ db }: Pick<TestPortal, 'db'>): Promise<void> {
  await db.updateTable('score_run').set({ mark: null }).execute()
  await db.updateTable('score_replay').set({ mark: null }).execute()
}
