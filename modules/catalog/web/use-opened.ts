import { useEffect } from 'react'
import { browserStorage } from '#kit/storage/text-storage.ts'
import type { GamePage } from '../calls.ts'
import { openGame } from './open-game.ts'
import { rememberPlayed } from './recent-games.ts'

/** Whoever opens the page of a game plays it: it is listed among their games, and reported to whoever follows what is played. */
export function useOpened(game: GamePage) {
  useEffect(() => rememberPlayed(browserStorage(), game), [game])
  useEffect(() => {
    openGame.change(() => game)
    return () => openGame.change(() => undefined)
  }, [game])
}
