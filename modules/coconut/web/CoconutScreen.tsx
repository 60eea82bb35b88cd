import { Suspense, useEffect, useState } from 'react'
import { late } from '#kit/ui/late.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton, IconLink } from '#kit/ui/IconButton.tsx'
import { StorefrontIcon } from '#kit/ui/icons/areas.tsx'
import { ScrollIcon } from '#kit/ui/icons/trade.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useRead } from '#kit/web/use-call.ts'
import type { Card } from '#modules/cards/model.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import {
  BackpackPart,
  BoxesPart,
  cardsTexts,
  EventsPart,
  showBoxes,
  useCardName,
  UsePart,
} from '#modules/cards/web/index.ts'
import { openShare } from '#modules/sharing/web/index.ts'
import { visitMarket } from './visit-market.ts'
import { PartNav } from './PartNav.tsx'
import { partHref, PLACE_NAMES, placeOf, PLACES, usePart, type Part } from './parts.ts'
import styles from './coconut-screen.module.css'

const DriftPart = late(async () => ({ default: (await import('#modules/idle/web/index.ts')).DriftPart }))
const TimePart = late(async () => ({ default: (await import('#modules/playtime/web/index.ts')).TimePart }))
const MarketPart = late(async () => ({ default: (await import('#modules/market/web/index.ts')).MarketPart }))
const WishButton = late(async () => ({ default: (await import('#modules/market/web/index.ts')).WishButton }))
const KeepLine = late(async () => ({ default: (await import('#modules/login/web/index.ts')).KeepLine }))
const ListCardSheet = late(async () => ({
  default: (await import('#modules/market/web/index.ts')).ListCardSheet,
}))

/** The coconut page in three sections: the palm, the cards, and trade (spec 2.6). */
export default function CoconutScreen() {
  const text = useMessages(cardsTexts)
  const part = usePart()
  useBoxes()
  /** Null after closing: the sheet stays mounted for its closing animation. */
  const [listed, setListed] = useState<Card | null>()
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text(part === undefined || placeOf(part) === 'palm' ? 'title' : `part.${part}`)} isArea>
        <IconButton
          label={text('part.market')}
          icon={<StorefrontIcon />}
          onClick={() => void visitMarket()}
        />
        <IconLink
          className={styles.rules}
          href="/rules/idle-rewards"
          label={text('rules')}
          icon={<ScrollIcon />}
        />
      </TopBar>
      <PillNav
        label={text('parts')}
        pills={PLACE_NAMES.map((id) => ({
          id,
          label: text(`place.${id}`),
          href: partHref(PLACES[id][0]),
        }))}
        current={part && placeOf(part)}
      />
      {part && <PartNav part={part} />}
      {part && (
        <Suspense>
          <KeepLine key={part} />
        </Suspense>
      )}
      {/* A Suspense boundary in the server's page would bring an inline script, which the content policy forbids. */}
      {part ? (
        <Suspense key={part} fallback={<Loading />}>
          <PartOf part={part} onList={setListed} />
        </Suspense>
      ) : (
        <Loading />
      )}
      {listed !== undefined && (
        <Suspense>
          <ListCardSheet card={listed ?? undefined} onClose={() => setListed(null)} />
        </Suspense>
      )}
    </main>
  )
}

/** Keeps the badge of the navigation current on this page, from the start and after every change. */
function useBoxes() {
  const { data } = useRead(cardsCalls.listBoxes, {})
  useEffect(() => {
    if (data) showBoxes(data.boxes)
  }, [data])
}

function PartOf({ part, onList }: { readonly part: Part; readonly onList: (card: Card) => void }) {
  const nameOf = useCardName()
  const share = ({ cardId, kind }: Card) =>
    openShare({ kind: 'card', card: kind, title: nameOf(kind), cardId })
  switch (part) {
    case 'drift':
      return <DriftPart />
    case 'boxes':
      return <BoxesPart />
    case 'backpack':
      return (
        <BackpackPart
          onList={onList}
          onShare={share}
          missing={(kind) => (
            <Suspense>
              <WishButton kind={kind} />
            </Suspense>
          )}
        />
      )
    case 'use':
      return <UsePart />
    case 'events':
      return <EventsPart />
    case 'time':
      return <TimePart />
    default:
      return <MarketPart part={part} />
  }
}
