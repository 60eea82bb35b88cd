import { useEffect, useState } from 'react'
import { useStore } from '#kit/ui/store.ts'
import { seconds } from '#kit/time/time.ts'
import { isLive, joinRoom, liveState } from '#kit/web/live.ts'
import { duelRoom } from '../model.ts'
import { openDuelLink, type DuelLink, type LinkState } from './duel-link.ts'

/** Without a socket the duel is read so often; with one it is a net below the hints. */
const AGAIN_EVERY = seconds(4)
const ROUNDS_WHEN_LIVE = 3

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
    const leave = joinRoom(duelRoom(code), { onMessage: link.read, onStale: link.read })
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
  return { link, state }
}
