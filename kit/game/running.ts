import type { Language } from '#kit/i18n/languages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Play } from './play.ts'

export interface GameWish {
  readonly slug: string
  readonly family: string
  readonly canvas: HTMLCanvasElement
  readonly language: Language
}

export type GameStarter = (wish: GameWish) => Promise<Play>

let starter: GameStarter = () => Promise.reject(new Error('connectGames was not called'))
let current: { readonly wish: GameWish; readonly play: Promise<Play> } | undefined

/** The browser entry sets how a family's chunk loads and which services the portal gives it. */
export const connectGames = (given: GameStarter) => {
  starter = given
}

/**
 * Starts a game on a canvas, or returns the one that runs there: a game page starts its game before React has loaded,
 * and the screen takes it over.
 */
export function startGame(wish: GameWish): Promise<Play> {
  if (current && current.wish.canvas === wish.canvas && current.wish.slug === wish.slug) return current.play
  const before = current?.play.catch(ignoreFailure('told where it started'))
  const play = (before ?? Promise.resolve(undefined)).then((old) => {
    old?.destroy()
    return starter(wish)
  })
  current = { wish, play }
  return play
}

/** Ends the running game and stores its run. */
export async function stopGame(canvas: HTMLCanvasElement) {
  if (current?.wish.canvas !== canvas) return
  const { play } = current
  current = undefined
  const running = await play.catch(ignoreFailure('told where it started'))
  running?.destroy()
}
