import { useEffect, type RefObject } from 'react'
import type { Held } from './held.ts'
import { lockAt, purposeOf } from './keyboard.ts'

const SOURCE = 'keyboard'

/** The keyboard is the game's while the stage, or nothing, has the focus. */
const isForGame = (stage: HTMLElement | null) =>
  document.activeElement === stage || document.activeElement === document.body

/** Gives the keys of the keyboard to the game as long as it is on. */
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
        // The game's own system repeats what is held; the browser's repetition would press it again and again.
        if (!event.repeat) held.press(SOURCE, event.code, lockAt(event))
      },
      options,
    )
    // Wherever the focus went meanwhile: a key that is up is up.
    document.addEventListener('keyup', (event) => held.lift(SOURCE, event.code), options)
    return () => leave.abort()
  }, [stage, held, isOn])
}

/** Nothing stays pressed when the page loses the player's hands. */
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
