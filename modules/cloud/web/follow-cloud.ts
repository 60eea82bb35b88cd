import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { between, milliseconds, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { BACK, listenLive } from '#kit/web/live-kinds.ts'
import { isLive, liveState } from '#kit/web/live.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { CLOUD_LIVE, QUEUE_LIVE } from '../model.ts'
import type { CloudState } from './cloud-state.ts'
import { cloudStore, refreshCloud, refreshQueue } from './cloud-store.ts'

/** Poll interval despite live messages: a hint may be lost. */
const EVEN_SO = seconds(30)
const AT_LEAST = seconds(1)

/** When to poll next; undefined while there is nothing to wait for. */
export function nextLook(state: CloudState, hasNews: boolean, now: Instant): Duration | undefined {
  const usual = hasNews ? EVEN_SO : seconds(state.pollSeconds)
  const until = (moment: Instant) =>
    milliseconds(Math.max(AT_LEAST, Math.min(usual, between(now, moment) + AT_LEAST)))
  if (state.ticket?.progress === 'turn') return until(state.ticket.turnEndsAt)
  if (state.ticket) return usual
  if (state.play?.keptUntil) return until(state.play.keptUntil)
  return state.status === 'none' && state.isKnown ? undefined : EVEN_SO
}

let watchers = 0
let stop: (() => void) | undefined

/** Polls the queue and the play while any component follows them, once for all of them. */
export function followCloud(): () => void {
  watchers += 1
  stop ??= begin()
  return () => {
    watchers -= 1
    if (watchers > 0) return
    stop?.()
    stop = undefined
  }
}

function begin(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const plan = () => {
    clearTimeout(timer)
    const pause = isOver ? undefined : nextLook(cloudStore.read(), isLive(), serverNow())
    if (pause !== undefined) timer = setTimeout(look, pause)
  }
  // Without an answer the state stays as it is.
  const look = () =>
    void (cloudStore.read().ticket ? refreshQueue() : refreshCloud())
      .catch(ignoreFailure('asked again soon'))
      .then(plan)
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look()
  }
  look()
  const leave = [
    listenLive(QUEUE_LIVE, look),
    listenLive(CLOUD_LIVE, look),
    listenLive(BACK, look),
    liveState.watch(plan),
    cloudStore.watch(plan),
  ]
  document.addEventListener('visibilitychange', lookIfSeen)
  return () => {
    isOver = true
    clearTimeout(timer)
    for (const end of leave) end()
    document.removeEventListener('visibilitychange', lookIfSeen)
  }
}
