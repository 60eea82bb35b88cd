import families from 'virtual:families'
import type { GameView } from '#kit/game/contract.ts'
import { openFarPlay } from '#kit/game/duel/far-play.ts'
import type { MoveName } from '#kit/game/duel/rules.ts'
import { translator } from '#kit/i18n/texts.ts'
import { assetUrl } from '#kit/web/config.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { GameInfo } from '#modules/catalog/web/game/GameInfo.tsx'
import { useOpened } from '#modules/catalog/web/use-opened.ts'
import { DuelScreen, type MountBoard } from '#modules/duels/web/index.ts'
import { servicesOf } from './games.ts'
import { openPortal } from './portal.ts'

/** Loads a family of duels and mounts one of its boards. */
const mountOf =
  ({ slug, family }: GamePage): MountBoard =>
  async ({ language, ...wish }) => {
    const load = families[family]
    if (!load) throw new Error(`There is no family ${family}`)
    const { view, texts } = await load()
    const { default: words } = await texts[language]()
    const definition = view.family.definitions.find((one) => one.slug === slug)
    if (!definition) throw new Error(`Family ${family} has no game ${slug}`)
    return openFarPlay({
      ...wish,
      language,
      view: view as unknown as GameView<typeof definition, MoveName>,
      definition,
      text: translator(language, words),
      services: servicesOf(openPortal()),
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
  }

/** The page of a game played against a friend on another device. */
export function DuelPage({ game, code }: { readonly game: GamePage; readonly code: string }) {
  useOpened(game)
  const { slug, title, ground } = game
  return (
    <main id="content">
      <DuelScreen
        key={code}
        code={code}
        slug={slug}
        title={title}
        ground={ground}
        cover={assetUrl(game.cover)}
        mount={mountOf(game)}
      />
      <GameInfo game={game} level={1} />
    </main>
  )
}
