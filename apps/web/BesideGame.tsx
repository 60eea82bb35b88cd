import { useMessages } from '#kit/i18n/use-messages.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { catalogTexts } from '#modules/catalog/web/texts.ts'
import { useWide } from '#modules/chat/web/use-wide.ts'
import styles from './beside-game.module.css'

/** Related games in the column of a wide screen, until the chat takes it. Narrow screens show them below the stage. */
export function BesideGame({ related }: Pick<GamePage, 'related'>) {
  const text = useMessages(catalogTexts)
  return (
    <aside className={styles.beside} aria-label={text('game.related')} data-beside>
      {useWide() && (
        <>
          <h2>{text('game.related')}</h2>
          <ul className={styles.games}>
            {related.map(({ slug, title, cover, tone }) => (
              <li key={slug}>
                <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} shape="square" />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}
