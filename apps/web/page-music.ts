import type { Scene } from '#kit/sound/rules.ts'
import type { SoundPlayer } from '#kit/sound/player.ts'
import type { Navigation } from '#kit/web/navigation.ts'

const SCENES: Readonly<Record<string, 'coconut' | 'cloud' | 'cloudGame'>> = {
  '/coconut': 'coconut',
  '/cloud': 'cloud',
  '/cgame': 'cloudGame',
}

export const isPhone = () => matchMedia('(pointer: coarse)').matches

/** Which music belongs to a path (spec 4.25, 4.26); a game adds its own tune when it has started. */
export const sceneOf = (path: string): Scene =>
  path.startsWith('/g/')
    ? { page: 'game', mobile: isPhone() }
    : { page: SCENES[path.replace(/\/$/, '')] ?? 'portal' }

/** Changes the music with the page. A new query on the same path leaves the tune of a running game alone. */
export function followMusic({ view, subscribe }: Navigation, sound: Pick<SoundPlayer, 'setScene'>) {
  let last = view().path
  subscribe(() => {
    const { path } = view()
    if (path === last) return
    last = path
    sound.setScene(sceneOf(path))
  })
}
