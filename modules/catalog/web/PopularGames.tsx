import { useMessages } from '#kit/i18n/use-messages.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls } from '../calls.ts'
import { catalogTexts } from './texts.ts'
import styles from './popular-games.module.css'

const SHOWN = 12

/** Games to go on with, below a page that leads nowhere. */
export function PopularGames() {
  const text = useMessages(catalogTexts)
  const { data } = useRead(catalogCalls.listGames, { pageSize: SHOWN })
  return (
    <section className={styles.popular} aria-labelledby="popular">
      {data && (
        <>
          <h2 id="popular">{text('search.instead')}</h2>
          <ul>
            {data.games.map(({ slug, title, cover, tone }) => (
              <li key={slug}>
                <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} shape="square" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
