import type { Genre } from '#kit/game/contract.ts'
import type { Play } from '#kit/game/play-model.ts'

/** What a game's own music follows from: its number, its genre, and how its run stands. */
interface GameTune {
  readonly seed: number
  readonly genre: Genre
  readonly run?: Pick<Play, 'state'>
}

/** The page the visitor is on, as far as music cares. */
export type Scene =
  | { readonly page: 'portal' | 'coconut' | 'cloud' | 'cloudGame' }
  | {
      /** A page under /g/. */
      readonly page: 'game'
      readonly mobile: boolean
      /** The running game's tune; missing until the game has opened. */
      readonly tune?: GameTune
    }

export type Track = { readonly kind: 'main' | 'coconut' | 'cloud' } | ({ readonly kind: 'game' } & GameTune)

export interface Listening {
  readonly music: boolean
  /** Browsers let a page sound only after the visitor has touched it. */
  readonly unlocked: boolean
}

/** The one track that plays; undefined is silence, and a track that is not the answer is paused (spec 4.24-4.26). */
export function trackFor(scene: Scene, { music, unlocked }: Listening): Track | undefined {
  if (!music || !unlocked) return undefined
  if (scene.page === 'game') {
    if (scene.tune) return { kind: 'game', ...scene.tune }
    return scene.mobile ? { kind: 'main' } : undefined
  }
  if (scene.page === 'cloudGame') return undefined
  return { kind: scene.page === 'portal' ? 'main' : scene.page }
}

/** Two tracks with the same name are the same music. */
export const trackName = (track: Track | undefined): string =>
  track === undefined ? '' : track.kind === 'game' ? `game:${track.genre}:${track.seed}` : track.kind
