import { createElement } from 'react'
import { likeButton, openGame } from '#modules/catalog/web/open-game.ts'
import { pageServices } from './page-services.ts'

/** Loads the heart of a game's page with the first page that has one. */
export function offerLikes() {
  let isAsked = false
  const look = () => {
    if (isAsked || !openGame.read()) return
    isAsked = true
    Promise.all([import('#modules/centre/web/LikeButton.tsx'), pageServices.loadTexts(['centre'])]).then(
      ([{ LikeButton }]) => likeButton.change(() => (game) => createElement(LikeButton, game)),
      () => {
        isAsked = false
      },
    )
  }
  openGame.watch(look)
  look()
}
