import { useRef, type KeyboardEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { CaretRightIcon } from '#kit/ui/icons/shell.tsx'
import { Tile } from '#kit/ui/Tile.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type GameCard } from '../calls.ts'
import { CATEGORY_ORDER } from '../rules/categories.ts'
import { catalogTexts, type CatalogText } from './texts.ts'
import styles from './home.module.css'

const SHOWN = 12
/** More than are shown, as most belong to several categories and stand in one rail. */
const ASKED = 72

interface RailsProps {
  /** Slugs of games that stand further up: none comes twice. */
  readonly seen: ReadonlySet<string>
}

/** A row of games for each category. All have their room from the start, so that nothing moves when one comes. */
export function HomeRails({ seen }: RailsProps) {
  const text = useMessages(catalogTexts)
  return (
    <>
      {CATEGORY_ORDER.map((tag) => (
        <Rail key={tag} tag={tag} seen={seen} />
      ))}
      <div className={styles.end}>
        <ButtonLink href="/games?list=all">{text('home.all')}</ButtonLink>
      </div>
    </>
  )
}

/** The one category in whose rail a game stands: its number spreads it over those that it has. */
function railOf({ gameId, genre, tags }: GameCard): string {
  const own = CATEGORY_ORDER.filter((tag) => tag === genre || tags.includes(tag))
  return own[gameId % own.length] ?? genre
}

function Rail({ tag, seen }: RailsProps & { readonly tag: string }) {
  const text = useMessages(catalogTexts)
  const row = useRef<HTMLUListElement>(null)
  const isNear = useNear(row, false)
  const { data } = useRead(catalogCalls.listGames, { tag, pageSize: ASKED }, { enabled: isNear })
  const games = (data?.games ?? [])
    .filter((game) => railOf(game) === tag && !seen.has(game.slug))
    .slice(0, SHOWN)
  const label = text(`categoryTitle.${tag}` as CatalogText)
  return (
    <section aria-label={label} data-rail={tag}>
      <h2 className={styles.head}>
        <Anchor href={`/games/${tag}`} className={styles.railTitle}>
          {label}
          <CaretRightIcon />
        </Anchor>
      </h2>
      <ul ref={row} className={`${styles.recent} ${styles.row}`} onKeyDown={walk}>
        {games.map(({ slug, title, cover, tone }, place) => (
          <li key={slug}>
            <Tile
              href={`/g/${slug}`}
              title={title}
              cover={assetUrl(cover)}
              tint={tone}
              shape="square"
              // Tab goes from rail to rail, the arrows along one.
              tabIndex={place > 0 ? -1 : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (step === undefined || at < 0) return
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  links[at + (isMirrored ? -step : step)]?.focus()
  event.preventDefault()
}
