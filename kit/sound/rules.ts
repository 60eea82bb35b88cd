import type { Genre } from '#kit/game/contract.ts'
import type { Play } from '#kit/game/play-model.ts'

/** What determines a game's own music: its number, its genre, and the state of its run. */
interface GameTune {
  readonly seed: number
  readonly genre: Genre
  readonly run?: Pick<Play, 'state'>
}

/** The visitor's page, as far as it affects the music. */
export type Scene =
  | { readonly page: 'portal' | 'coconut' | 'cloud' | 'cloudGame' }
  | {
      /** A page under /g/. */
      readonly page: 'game'
      readonly mobile: boolean
      /** The running game's tune; absent until the game has opened. */
      readonly tune?: GameTune
    }

export type Track = { readonly kind: 'main' | 'coconut' | 'cloud' } | ({ readonly kind: 'game' } & GameTune)

export interface Listening {
  readonly music: boolean
  /** Browsers allow sound only after the visitor has touched the page. */
  readonly unlocked: boolean
}

/** The track to play; undefined is silence, and any other track is paused (spec 4.24-4.26). */
export function trackFor(scene: Scene, { music, unlocked }: Listening): Track | undefined {
  if (!music || !unlocked) return undefined
  if (scene.page === 'game') {
    if (scene.tune) return { kind: 'game', ...scene.tune }
    return scene.mobile ? { kind: 'main' } : undefined
  }
  if (scene.page === 'cloudGame') return undefined
  return { kind: scene.page === 'portal' ? 'main' : scene.page }
}

/** Identifies the music: two tracks with the same name sound the same. */
export const trackName = (track: Track | undefined): string =>
  track === undefined ? '' : track.kind === 'game' ? `game:${track.genre}:${track.seed}` : track.kind
