import { useEffect, useState } from 'react'
import { useStore } from '#kit/ui/store.ts'
import { seconds } from '#kit/time/time.ts'
import { isLive, joinTopic, liveState } from '#kit/web/live.ts'
import { duelTopic, type Seat } from '../model.ts'
import { HEARTBEAT_EVERY, MOST_LAG } from '../rules/clock.ts'
import { leftOf } from './clock-words.ts'
import { openDuelLink, type DuelLink, type LinkState } from './duel-link.ts'

/** Poll interval without a socket; with one it is a fallback for lost hints. */
const AGAIN_EVERY = seconds(4)
const ROUNDS_WHEN_LIVE = 3
/** Milliseconds after the expected fall of a flag at which to check. */
const A_GLANCE = 100

/** A duel, kept up to date while it is shown. */
export function useDuel(code: string): { readonly link: DuelLink; readonly state: LinkState } {
  const [link] = useState(() => openDuelLink(code))
  const state = useStore(link.state)
  useEffect(() => {
    link.arrive()
    let round = 0
    const look = () => {
      round++
      if (document.visibilityState === 'visible' && (!isLive() || round % ROUNDS_WHEN_LIVE === 0)) link.read()
    }
    const seen = () => document.visibilityState === 'visible' && link.read()
    const leave = joinTopic(duelTopic(code), { onMessage: ({ body }) => link.hear(body), onStale: link.read })
    // Messages sent before the socket was open were missed.
    const unwatch = liveState.watch(link.read)
    const timer = setInterval(look, AGAIN_EVERY)
    document.addEventListener('visibilitychange', seen)
    return () => {
      leave()
      unwatch()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [link, code])
  useSeat(link, state)
  return { link, state }
}

/** Keeps the player's seat in a live duel, also from a hidden tab, and checks when a flag must have fallen. */
function useSeat(link: DuelLink, { duel, heardAt }: LinkState) {
  const isLiveGame = duel?.status === 'running' && duel.clock !== null
  const isSeated = typeof duel?.seat === 'number'
  useEffect(() => {
    if (!isLiveGame || !isSeated) return
    const timer = setInterval(link.keepSeat, HEARTBEAT_EVERY)
    return () => clearInterval(timer)
  }, [link, isLiveGame, isSeated])
  const left =
    isLiveGame && duel.turn !== null ? (duel.openingLeft ?? leftOf(duel, duel.turn as Seat, 0)) : null
  useEffect(() => {
    if (left === null) return
    const timer = setTimeout(isSeated ? link.keepSeat : link.read, left + MOST_LAG + A_GLANCE)
    return () => clearTimeout(timer)
  }, [link, left, heardAt, isSeated])
}
