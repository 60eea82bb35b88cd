import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { startGame, stopGame } from '#kit/game/running.ts'
import { useLanguage } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { GamePage } from '../../calls.ts'

const LOADING: PlayState = {
  phase: 'loading',
  score: 0,
  best: undefined,
  level: 1,
  stars: {},
  hud: [],
  options: [],
  canUndo: false,
  canHint: false,
  daily: false,
  result: undefined,
}
const stillLoading = () => LOADING
const noSubscription = () => () => undefined

export interface PlayOnPage {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly play: Play | undefined
  readonly state: PlayState
  readonly hasFailed: boolean
  retry(): void
}

/** Runs a game on the page's canvas, or takes over the one started by the boot script. */
export function usePlay({ slug, family }: Pick<GamePage, 'slug' | 'family'>): PlayOnPage {
  const canvas = useRef<HTMLCanvasElement>(null)
  const language = useLanguage()
  const [play, setPlay] = useState<Play>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    const stage = canvas.current
    if (!stage) return
    let left = false
    setFailed(false)
    startGame({ slug, family, canvas: stage, language })
      .then((started) => !left && setPlay(started))
      .catch(() => !left && setFailed(true))
    return () => {
      left = true
      setPlay(undefined)
      // Stopping nothing is harmless, and a failed start has nothing to stop.
      stopGame(stage).catch(ignoreFailure('nothing to stop'))
    }
  }, [slug, family, language, attempt])

  const state = useSyncExternalStore(
    play?.subscribe ?? noSubscription,
    play?.state ?? stillLoading,
    stillLoading,
  )
  usePauseWhenHidden(play)
  return { canvas, play, state, hasFailed, retry: () => setAttempt(attempt + 1) }
}

/** Pauses the game of a hidden page; a turn-based one resumes when it is visible again. */
function usePauseWhenHidden(play: Play | undefined) {
  useEffect(() => {
    if (!play) return
    const follow = () => {
      if (document.hidden) play.pause()
      else if (!play.isRealtime) play.resume()
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [play])
}
