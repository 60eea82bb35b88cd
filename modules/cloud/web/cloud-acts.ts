import { callApi } from '#kit/web/api.ts'
import { cloudCalls } from '../calls.ts'
import { forgetPlace, learnPlaying, learnQueue } from './cloud-store.ts'
import { keepJoin } from './kept-join.ts'

export interface Choice {
  readonly gameKey: string
  readonly lineKey: string
}

/** Joins a queue. */
export async function joinLine({ gameKey, lineKey }: Choice): Promise<void> {
  learnQueue(await callApi(cloudCalls.joinQueue, { gameKey, lineKey }))
}

/** Gives up the place or the turn (spec 4.10). */
export async function leaveLine(): Promise<void> {
  await callApi(cloudCalls.leaveQueue, {})
  forgetPlace()
}

/** Takes the turn or a free seat; the player page uses the join (spec 4.8). */
export async function takeSeat({ gameKey, lineKey }: Choice): Promise<void> {
  const { join } = await callApi(cloudCalls.startPlay, { gameKey, lineKey })
  keepJoin(join)
  learnPlaying()
}

/** Returns to the kept play. */
export async function comeBack(): Promise<void> {
  keepJoin(await callApi(cloudCalls.joinPlay, {}))
}

export async function endPlay(): Promise<void> {
  await callApi(cloudCalls.stopPlay, {})
  forgetPlace()
}
