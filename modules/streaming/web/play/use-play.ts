import { useEffect, useState, type RefObject } from 'react'
import { systemClock } from '#kit/time/system-clock.ts'
import type { OpenStream } from '../stream.ts'
import { openPlay, type Play, type PlayCalls } from './open-play.ts'

interface PlayWishes {
  readonly calls: PlayCalls
  readonly open: OpenStream
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly video: RefObject<HTMLVideoElement | null>
}

/** One play for as long as the screen lives; leaving the page leaves the play to its grace. */
export function usePlay({ calls, open, canvas, video }: PlayWishes): Play {
  const [play] = useState(() => openPlay({ open, clock: systemClock }))
  useEffect(() => {
    play.start(calls, { canvas: canvas.current!, video: video.current! })
    const leave = new AbortController()
    const { signal } = leave
    // The network is back, or the page is: no reason to wait for the next attempt.
    window.addEventListener('online', play.hurry, { signal })
    document.addEventListener('visibilitychange', () => !document.hidden && play.hurry(), { signal })
    // Any gesture lets the sound out.
    for (const gesture of ['pointerup', 'keydown'])
      document.addEventListener(gesture, play.unlockSound, { capture: true, signal })
    return () => {
      leave.abort()
      play.close()
    }
  }, [play, calls, canvas, video])
  return play
}
