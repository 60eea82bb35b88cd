import { useEffect } from 'react'
import { browserStorage } from '#kit/storage/text-storage.ts'
import type { GamePage } from '../calls.ts'
import { openGame } from './open-game.ts'
import { rememberPlayed } from './recent-games.ts'

/** Opening a game's page counts as playing it: it is listed among the player's games and reported. */
export function useOpened(game: GamePage) {
  useEffect(() => rememberPlayed(browserStorage(), game), [game])
  useEffect(() => {
    openGame.change(() => game)
    return () => openGame.change(() => undefined)
  }, [game])
}
