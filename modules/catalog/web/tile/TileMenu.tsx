import type { ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type GamePage } from '../../calls.ts'
import { LESS_OF_KEY } from '../categories.ts'
import { closeTileMenu, tileMenuTrigger, type AskedTile } from './tile-menu-trigger.ts'
import { tileTexts } from './texts.ts'
import styles from './tile.module.css'

/** The reads that a new answer refreshes. */
const OFFERS = [catalogCalls.readLess, catalogCalls.listRails, catalogCalls.listGames]
/** Related games that fit. */
const MOST_KIN = 6

interface TileMenuProps {
  readonly onShare: (page: { readonly title: string; readonly path: string }) => void
  /** Actions of other modules on a game. */
  readonly parts: (game: GamePage) => ReactNode
}

/** Actions on a game without opening it. */
export function TileMenu({ onShare, parts }: TileMenuProps) {
  const { isOpen, tile } = useStore(tileMenuTrigger)
  if (!tile) return null
  return (
    <Sheet isOpen={isOpen} onClose={closeTileMenu} title={tile.title}>
      <div className={styles.menu}>
        <Actions tile={tile} onShare={onShare} />
        <OfGame slug={tile.slug} parts={parts} />
        <Less key={tile.slug} slug={tile.slug} title={tile.title} />
      </div>
    </Sheet>
  )
}

function Actions({
  tile: { href, slug, title },
  onShare,
}: Pick<TileMenuProps, 'onShare'> & { readonly tile: AskedTile }) {
  const text = useMessages(tileTexts)
  const share = () => {
    closeTileMenu()
    onShare({ title, path: `/g/${slug}` })
  }
  return (
    <section>
      <ButtonLink look="act" href={href} icon={<PlayIcon />} onClick={closeTileMenu} data-first-focus>
        {text('play')}
      </ButtonLink>
      <Button isWide icon={<ShareNetworkIcon />} onClick={share}>
        {text('share')}
      </Button>
    </section>
  )
}

function OfGame({ slug, parts }: Pick<TileMenuProps, 'parts'> & { readonly slug: string }) {
  const text = useMessages(tileTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(catalogCalls.readGame, { slug })
  if (error) return <p role="alert">{refusal(error.refusal)}</p>
  if (!data) return <p aria-busy="true">{text('coming')}</p>
  return (
    <>
      {parts(data)}
      <section>
        <h3>{text('kin')}</h3>
        <div className={styles.kin}>
          {data.related.slice(0, MOST_KIN).map((game) => (
            <Anchor key={game.slug} href={`/g/${game.slug}`} onClick={closeTileMenu}>
              {game.title}
            </Anchor>
          ))}
          {data.kind && (
            <Anchor href={`/hub/${data.kind.slug}`} onClick={closeTileMenu}>
              {data.kind.title}
            </Anchor>
          )}
        </div>
      </section>
    </>
  )
}

const storage = browserStorage()

/** Hides a game from recommendations on home, or shows it again. */
function Less({ slug, title }: { readonly slug: string; readonly title: string }) {
  const text = useMessages(tileTexts)
  const refusal = useRefusalText()
  const { data, error } = useRead(catalogCalls.readLess, { slug })
  const want = useChange(catalogCalls.wantLess, { stale: OFFERS })
  const isLess = data?.isLess ?? false
  const change = () => {
    // From now on home of this browser requests personal games.
    storage.write(LESS_OF_KEY, '1')
    want.run({ slug, isLess: !isLess })
  }
  const failed = want.error ?? error
  return (
    <section>
      <Button isWide isPending={want.isPending} onClick={change}>
        {text(isLess ? 'undo' : 'less')}
      </Button>
      <p role="status">{isLess && text('isLess', { title })}</p>
      {failed && <p role="alert">{refusal(failed.refusal)}</p>}
    </section>
  )
}
