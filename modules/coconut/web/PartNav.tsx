import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { CountBadge } from '#kit/ui/CountBadge.tsx'
import { cardsTexts } from '#modules/cards/web/index.ts'
import { partHref, PLACES, placeOf, type Part } from './parts.ts'
import { useHeldParts } from './use-held-parts.ts'
import styles from './part-nav.module.css'

/** Subnavigation of a section. Parts that are still empty are hidden. */
export function PartNav({ part }: { readonly part: Part }) {
  const text = useMessages(cardsTexts)
  const number = useNumber()
  const place = placeOf(part)
  const { boxCount, isHeld } = useHeldParts(place)
  const shown = (PLACES[place] as readonly Part[]).filter((one) => one === part || isHeld(one))
  if (shown.length < 2) return null
  return (
    <nav className={styles.parts} aria-label={text(`place.${place}`)}>
      {shown.map((one) => (
        <Anchor key={one} href={partHref(one)} aria-current={one === part ? 'page' : undefined}>
          {text(`part.${one}`)}
          {one === 'boxes' && boxCount > 0 && <CountBadge>{number(boxCount)}</CountBadge>}
        </Anchor>
      ))}
    </nav>
  )
}
