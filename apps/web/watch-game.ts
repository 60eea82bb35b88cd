import families from 'virtual:families'
import { pressToBegin } from '#kit/game/press-to-begin.ts'
import { openWatch } from '#kit/game/watch.ts'
import type { Watch, WatchWish } from '#kit/game/watching.ts'
import { translator } from '#kit/i18n/texts.ts'
import type { Portal } from './portal.ts'

/** Replays a run in the view of its family. */
export async function watchGame(
  { sound }: Portal,
  { slug, family, canvas, language, replay }: WatchWish,
): Promise<Watch> {
  const load = families[family]
  if (!load) throw new Error(`There is no family ${family}`)
  const { view, texts } = await load()
  const { default: words } = await texts[language]()
  const definition = view.family.definitions.find((one) => one.slug === slug)
  if (!definition) throw new Error(`Family ${family} has no game ${slug}`)
  return openWatch({
    canvas,
    view,
    definition,
    replay,
    language,
    text: translator(language, words),
    reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    sound: (name, pitch) => sound.play(name, pitch),
    press: (attempt) => pressToBegin(canvas, attempt),
  })
}
