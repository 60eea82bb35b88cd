import type { Genre } from '#kit/game/contract.ts'

/** The character of a game's own tune: its tempo, its modes and its instruments. */
export type Mood = 'calm' | 'bright' | 'fast'

/** The page the visitor is on, as far as music cares. */
export type Scene =
  | { readonly page: 'portal' | 'coconut' | 'cloudGame' }
  | {
      /** A page under /g/. */
      readonly page: 'game'
      readonly mobile: boolean
      /** The running game's tune; missing until the game has opened. */
      readonly tune?: { readonly seed: number; readonly mood: Mood }
    }

export type Track =
  | { readonly kind: 'main' | 'coconut' }
  | { readonly kind: 'game'; readonly seed: number; readonly mood: Mood }

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
  return { kind: scene.page === 'coconut' ? 'coconut' : 'main' }
}

/** Two tracks with the same name are the same music. */
export const trackName = (track: Track | undefined): string =>
  track === undefined ? '' : track.kind === 'game' ? `game:${track.mood}:${track.seed}` : track.kind

const MOODS: { readonly [Of in Genre]?: Mood } = {
  puzzle: 'calm',
  board: 'calm',
  idle: 'bright',
  sports: 'bright',
}

/** Puzzles think to calm music, arcade games run to fast music. */
export const moodFor = (genre: Genre): Mood => MOODS[genre] ?? 'fast'
