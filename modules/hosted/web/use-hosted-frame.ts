import { useEffect, useState } from 'react'

/** A host that does not answer within this time counts as down. */
const PATIENCE_MS = 20_000

/** In `asking` the frame exists and loads behind the loading message. */
export type FramePhase = 'asked' | 'asking' | 'there' | 'failed'

/**
 * Loads the frame of a game: nothing goes to a third-party host before the player asks. The frame loads at once, and in parallel its
 * host is pinged, because a frame cannot report that nothing loaded.
 */
export function useHostedFrame(address: string) {
  const [phase, setPhase] = useState<FramePhase>('asked')
  const [isForbidden, setForbidden] = useState(false)

  useEffect(() => {
    // Only a page loaded for this game may frame its host.
    if (!isLoadedHere()) location.reload()
  }, [])

  useEffect(() => {
    const { origin } = new URL(address)
    // The event fires after the request has failed.
    const hearPolicy = ({ blockedURI }: SecurityPolicyViolationEvent) => {
      if (blockedURI.startsWith(origin)) setForbidden(true)
    }
    document.addEventListener('securitypolicyviolation', hearPolicy)
    return () => document.removeEventListener('securitypolicyviolation', hearPolicy)
  }, [address])

  useEffect(() => {
    if (phase !== 'asking') return
    const asking = new AbortController()
    askFor(address, asking.signal).then(
      () => !asking.signal.aborted && setPhase('there'),
      () => !asking.signal.aborted && setPhase('failed'),
    )
    return () => asking.abort()
  }, [phase, address])

  const begin = () => {
    // This page was loaded before the game was imported: only a new one may frame it.
    if (isForbidden) location.reload()
    else setPhase('asking')
  }
  return { phase, begin }
}

/** Whether the document was loaded from its current address. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === location.pathname
}

/** Any response will do: only reachability matters. */
const askFor = (address: string, ended: AbortSignal) =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)]),
  })
