import type { Effects } from '#kit/game/effects.ts'

/** One thing to show, after a wait in seconds. With `isHurried` its motion is skipped. */
export interface Beat {
  readonly wait: number
  act(isHurried: boolean): void
}

/** What a move has caused, shown one after the other. */
export interface Film {
  readonly isRunning: boolean
  start(beats: readonly Beat[], end: () => void): void
  /** Shows the rest at once. */
  hurry(): void
  stop(): void
}

export function openFilm(effects: () => Effects): Film {
  let left: Beat[] = []
  let whenDone: () => void = () => undefined
  let reel = 0
  let isRunning = false

  function close() {
    isRunning = false
    const done = whenDone
    whenDone = () => undefined
    done()
  }

  function next() {
    const mine = reel
    const beat = left[0]
    if (!beat) return close()
    effects().tween(0.001, () => undefined, {
      delay: beat.wait,
      done() {
        if (mine !== reel) return
        left.shift()
        beat.act(false)
        next()
      },
    })
  }

  return {
    get isRunning() {
      return isRunning
    },
    start(beats, end) {
      reel++
      left = [...beats]
      whenDone = end
      isRunning = true
      next()
    },
    hurry() {
      if (!isRunning) return
      reel++
      const rest = left
      left = []
      for (const beat of rest) beat.act(true)
      close()
    },
    stop() {
      reel++
      left = []
      isRunning = false
      whenDone = () => undefined
    },
  }
}
