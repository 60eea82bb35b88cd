import { useRef, type KeyboardEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useStoredText } from '#kit/storage/use-stored-text.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { CaretRightIcon } from '#kit/ui/icons/shell.tsx'
import { Tile } from '#kit/ui/Tile.tsx'
import { useNear } from '#kit/ui/use-near.ts'
import { assetUrl } from '#kit/web/config.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { PLAYED_GAMES_KEY, playedGamesOf } from './recent-games.ts'
import { catalogTexts, type CatalogText } from './texts.ts'
import styles from './home.module.css'

/** What is kin of the last games is not among them. */
const MOST_TOLD = 10

/**
 * Rows of games below the first wall: the first ones come with the page, the others with one call for whoever scrolls so far.
 * Who has played here sees their own from the first row on.
 */
export function HomeRails() {
  const text = useMessages(catalogTexts)
  const further = useRef<HTMLDivElement>(null)
  const isNear = useNear(further, false)
  const played = playedGamesOf(useStoredText(PLAYED_GAMES_KEY))
    .slice(0, MOST_TOLD)
    .map(({ slug }) => slug)
  const isOwn = played.length > 0
  const first = useRead(catalogCalls.listRails, {}, { enabled: !isOwn })
  const whole = useRead(catalogCalls.listRails, isOwn ? { isWhole: true, played } : { isWhole: true }, {
    enabled: isNear,
  })
  const rails = (whole.data ?? (isOwn ? undefined : first.data))?.rails ?? []
  const isOver = whole.data !== undefined || whole.error !== undefined
  return (
    <>
      {rails.map((rail) => (
        <RailRow key={rail.kind} rail={rail} />
      ))}
      {!isOver && <div ref={further} className={styles.waiting} aria-hidden="true" />}
      <div className={styles.end}>
        {STANDING_LISTS.map((list) => (
          <ButtonLink key={list} href={`/games/${list}`}>
            {text(`categoryTitle.${list}`)}
          </ButtonLink>
        ))}
        <ButtonLink href="/games?list=all">{text('home.all')}</ButtonLink>
      </div>
    </>
  )
}

/** Lists that every catalogue has: their pages are linked without a rail, too. */
const STANDING_LISTS = ['new', 'five-minutes'] as const

function RailRow({ rail: { kind, games, basis } }: { readonly rail: Rail }) {
  const text = useMessages(catalogTexts)
  const label = basis
    ? text('rail.because', { title: basis.title })
    : text(kind === 'friends' ? 'rail.friends' : (`categoryTitle.${kind}` as CatalogText))
  return (
    <section aria-label={label} data-rail={kind}>
      <h2 className={styles.head}>
        <Anchor href={pageOf(kind, basis)} className={styles.railTitle}>
          {label}
          <CaretRightIcon />
        </Anchor>
      </h2>
      <ul className={`${styles.recent} ${styles.row}`} onKeyDown={walk}>
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

function pageOf(kind: string, basis: Rail['basis']): string {
  if (basis) return `/g/${basis.slug}`
  return kind === 'friends' ? '/friends' : `/games/${kind}`
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
