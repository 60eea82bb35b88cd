import { useEffect, useState } from 'react'

/** A host that does not answer for so long is taken for down. */
const PATIENCE_MS = 20_000

/** In `asking` the frame is there already and loads, below what says that it does. */
export type FramePhase = 'asked' | 'asking' | 'there' | 'failed'

/**
 * Leads up to the frame of a game: nothing goes to a foreign host before the player wishes. Then the frame loads at once, and
 * beside it its host is asked for a sign of life, for a frame cannot tell that nothing came.
 */
export function useHostedFrame(address: string) {
  const [phase, setPhase] = useState<FramePhase>('asked')
  const [isForbidden, setForbidden] = useState(false)

  useEffect(() => {
    // Only a page that was loaded for this game may show its host.
    if (!isLoadedHere()) location.reload()
  }, [])

  useEffect(() => {
    const { origin } = new URL(address)
    // It is told after the request has failed.
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
    // This page was loaded before the game was imported: only a new one may show it.
    if (isForbidden) location.reload()
    else setPhase('asking')
  }
  return { phase, begin }
}

/** Whether the document came from the address that it shows. */
function isLoadedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded === undefined || new URL(loaded.name).pathname === location.pathname
}

/** Any response will do: its content is between the frame and its host. */
const askFor = (address: string, ended: AbortSignal) =>
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([ended, AbortSignal.timeout(PATIENCE_MS)]),
  })
