import { useEffect, type RefObject } from 'react'
import type { Held } from './held.ts'
import { lockAt, purposeOf } from './keyboard.ts'

const SOURCE = 'keyboard'

/** The game gets the keyboard while the stage, or nothing, is focused. */
const isForGame = (stage: HTMLElement | null) =>
  document.activeElement === stage || document.activeElement === document.body

/** Forwards the keyboard to the game while enabled. */
export function useKeyboard(stage: RefObject<HTMLElement | null>, held: Held, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const leave = new AbortController()
    const options = { capture: true, signal: leave.signal }
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isForGame(stage.current)) return
        const isCaught = Boolean(document.fullscreenElement ?? document.pointerLockElement)
        const purpose = purposeOf(event, { isCaught })
        if (purpose === 'release') held.releaseAll()
        if (purpose !== 'game') return
        event.preventDefault()
        // The game's system generates key repeat itself.
        if (!event.repeat) held.press(SOURCE, event.code, lockAt(event))
      },
      options,
    )
    // Wherever the focus is by now, a released key is released.
    document.addEventListener('keyup', (event) => held.lift(SOURCE, event.code), options)
    return () => leave.abort()
  }, [stage, held, isOn])
}

/** Releases everything when the page loses focus. */
export function useRelease(held: Held, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return
    const leave = new AbortController()
    const { signal } = leave
    const release = () => held.releaseAll()
    window.addEventListener('blur', release, { signal })
    window.addEventListener('pagehide', release, { signal })
    document.addEventListener('visibilitychange', () => document.hidden && release(), { signal })
    document.addEventListener('fullscreenchange', release, { signal })
    document.addEventListener('pointerlockchange', () => !document.pointerLockElement && release(), {
      signal,
    })
    return () => {
      leave.abort()
      release()
    }
  }, [held, isOn])
}
