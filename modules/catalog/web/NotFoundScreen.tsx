import { useSyncExternalStore } from 'react'
import { BRAND_NAME } from '#kit/brand/brand.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { ErrorScene } from '#kit/ui/ErrorScene.tsx'
import { HouseIcon } from '#kit/ui/icons/shell.tsx'
import { Logo } from '#kit/ui/Logo.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { useView } from '#kit/web/navigation.ts'
import { assetUrl } from '#kit/web/config.ts'
import { catalogCalls } from '../calls.ts'
import { PopularGames } from './PopularGames.tsx'
import { catalogTexts } from './texts.ts'

/** Shared pages that have expired. */
const SHARED_PATH = /^\/shtml\//
const GAME_PATH = /^\/(?:g|games)\/(.+)$/

/** Reserves the line of the path, so that nothing shifts when it is filled in. */
const NOTHING_YET = '\u00a0'

const never = () => () => undefined

/** The server renders one page for all unknown paths; the browser fills in the path. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** A path that nothing answers (spec 2.21, 8.9). */
export default function NotFoundScreen() {
  const { path } = useView()
  const text = useMessages(catalogTexts)
  const refusal = useRefusalText()
  const isAlive = useIsAlive()
  return (
    <main id="content">
      <ErrorScene
        top={
          <Anchor href="/" aria-label={`${BRAND_NAME}, ${text('nav.home')}`}>
            <Logo />
          </Anchor>
        }
        code={text('notFound.code')}
        title={SHARED_PATH.test(path) ? refusal('SharedPageGone') : text('notFound.heading')}
        note={isAlive ? text('notFound.path', { path: readable(path) }) : NOTHING_YET}
        below={<PopularGames />}
        actions={
          <>
            <ButtonLink look="act" href="/" icon={<HouseIcon />}>
              {text('notFound.home')}
            </ButtonLink>
            <Nearest path={path} />
          </>
        }
      />
    </main>
  )
}

/** The game that was probably meant. */
function Nearest({ path }: { readonly path: string }) {
  const text = useMessages(catalogTexts)
  const slug = GAME_PATH.exec(path)?.[1] ?? ''
  const { data } = useRead(catalogCalls.findNearest, { slug: slug.slice(0, 80) }, { enabled: slug !== '' })
  const game = data?.game
  if (!game) return null
  return (
    <ButtonLink
      href={`/g/${game.slug}`}
      icon={<img src={assetUrl(game.cover)} alt="" width={32} height={32} />}
    >
      {text('notFound.near', { title: game.title })}
    </ButtonLink>
  )
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
