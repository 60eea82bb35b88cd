import {
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { CaretRightIcon } from '#kit/ui/icons/shell.tsx'
import { useStore } from '#kit/ui/store.ts'
import { Tile } from '#kit/ui/Tile.tsx'
import { callApi } from '#kit/web/api.ts'
import { assetUrl } from '#kit/web/config.ts'
import { catalogCalls, type Rail } from '../calls.ts'
import { TODAY } from '../rules/rails.ts'
import { LESS_OF_KEY } from './categories.ts'
import { homeExtras } from './home-extras.ts'
import styles from './home.module.css'

/** Rails filled at once: the others reserve their space and get their games when the page is idle. */
const FILLED_FIRST = 2

const storage = browserStorage()

interface HomeRailsProps {
  readonly rails: readonly Rail[]
  readonly hasLess?: boolean | undefined
}

/** The rails of home, from the top down. */
export default function HomeRails({ rails, hasLess = false }: HomeRailsProps) {
  const kinds = rails.map(({ kind }) => kind)
  const extras = useStore(homeExtras)
  // A part that arrives later goes below: above, it would shift what is being read.
  const [early] = useState(() => homeExtras.read().length)
  // Hidden on another device: the wall of this browser follows from the next visit on.
  useEffect(() => {
    if (hasLess) storage.write(LESS_OF_KEY, '1')
  }, [hasLess])
  const filled = useDeferredValue(rails.length, FILLED_FIRST)
  return (
    <>
      <Extras parts={extras.slice(0, early)} />
      {rails.map((rail, place) => (
        <RailRow key={rail.kind} rail={rail} passed={kinds.slice(0, place)} isFilled={place < filled} />
      ))}
      <Extras parts={extras.slice(early)} />
    </>
  )
}

function Extras({ parts }: { readonly parts: readonly ComponentType[] }) {
  return parts.map((Part, place) => (
    <Suspense key={place}>
      <Part />
    </Suspense>
  ))
}

interface RailRowProps {
  readonly rail: Rail
  /** The rails above: a player who opens a game here has seen them. */
  readonly passed: readonly string[]
  readonly isFilled: boolean
}

function RailRow({ rail: { kind, title: label, path, games }, passed, isFilled }: RailRowProps) {
  const tell = ({ target }: MouseEvent<HTMLElement>) => {
    const row = (target as Element).closest('li')
    const game = games[[...(row?.parentElement?.children ?? [])].indexOf(row!)]
    // What everybody sees says nothing about taste.
    if (!game || kind === TODAY) return
    callApi(catalogCalls.openFromRail, { kind, passed: [...passed], slug: game.slug }).catch(
      ignoreFailure('the order learns from the next one'),
    )
  }
  return (
    <section aria-label={label} data-rail={kind}>
      <h2 className={styles.head}>
        <Anchor href={path} className={styles.railTitle}>
          {label}
          <CaretRightIcon />
        </Anchor>
      </h2>
      <ul className={`${styles.recent} ${styles.row}`} onKeyDown={walk} onClick={tell}>
        {isFilled &&
          games.map(({ slug, title, cover, tone, path: own }, place) => (
            <li key={slug}>
              <Tile
                href={own ?? `/g/${slug}`}
                title={title}
                cover={assetUrl(cover)}
                tint={tone}
                shape="square"
                // Tab moves from rail to rail, the arrow keys along one.
                tabIndex={place > 0 ? -1 : undefined}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The page's arrow keys load with the first gesture, which may be this very key. */
function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = STEPS[event.key]
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (step === undefined || at < 0) return
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
  links[at + (isMirrored ? -step : step)]?.focus()
  event.preventDefault()
}
