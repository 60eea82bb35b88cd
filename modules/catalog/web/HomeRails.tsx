import { useRef } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { CaretRightIcon } from '#kit/ui/icons/shell.tsx'
import { Tile } from '#kit/ui/Tile.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { catalogTexts, type CatalogText } from './texts.ts'
import styles from './home.module.css'

const SHOWN = 12
/** More than are shown, as some stand further up already. */
const ASKED = 36
/** Fewer make no row. */
const FEWEST = 4

interface RailsProps {
  readonly tags: readonly string[]
  /** Slugs of games that stand further up: none comes twice. */
  readonly seen: ReadonlySet<string>
}

/** A row of games for each category; the next one comes when the end is near. */
export function HomeRails({ tags: [tag, ...rest], seen }: RailsProps) {
  const text = useMessages(catalogTexts)
  const end = useRef<HTMLDivElement>(null)
  const isNear = useNear(end, false)
  const { data, error } = useRead(
    catalogCalls.listGames,
    { tag: tag ?? '', pageSize: ASKED },
    { enabled: isNear && tag !== undefined },
  )
  if (tag === undefined)
    return (
      <div className={styles.end}>
        <ButtonLink href="/games?list=all">{text('home.all')}</ButtonLink>
      </div>
    )
  if (!data && !error) return <div ref={end} className={styles.waiting} aria-hidden="true" />
  const games = (data?.games ?? []).filter(({ slug }) => !seen.has(slug)).slice(0, SHOWN)
  const isRow = games.length >= FEWEST
  return (
    <>
      {isRow && <Rail tag={tag} games={games} />}
      <HomeRails tags={rest} seen={isRow ? new Set([...seen, ...games.map(({ slug }) => slug)]) : seen} />
    </>
  )
}

function Rail({ tag, games }: { readonly tag: string; readonly games: readonly GameCard[] }) {
  const text = useMessages(catalogTexts)
  const label = text(`categoryTitle.${tag}` as CatalogText)
  return (
    <section aria-label={label} data-rail={tag}>
      <h2 className={styles.head}>
        <Anchor href={`/games/${tag}`} className={styles.railTitle}>
          {label}
          <CaretRightIcon />
        </Anchor>
      </h2>
      <ul className={styles.recent}>
        {games.map(({ slug, title, cover, tone }) => (
          <li key={slug}>
            <Tile href={`/g/${slug}`} title={title} cover={assetUrl(cover)} tint={tone} shape="square" />
          </li>
        ))}
      </ul>
    </section>
  )
}
