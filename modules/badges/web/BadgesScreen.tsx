import { useState, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ButtonLink } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Segments } from '#kit/ui/Segments.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { FailedRead } from '#kit/web/FailedRead.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { badgesCalls } from '../calls.ts'
import { BADGES_LIVE } from '../model.ts'
import { BadgeSheet } from './BadgeSheet.tsx'
import { LevelCard } from './LevelCard.tsx'
import { badgesTexts } from './texts.ts'
import { shelvesOf, wallOf, type ShownBadge, type WallFilter } from './wall.ts'
import { WallShelf } from './WallShelf.tsx'
import styles from './badges.module.css'

/** The wall of badges: won, close and all; badges of external games come last. */
export default function BadgesScreen({ children }: { readonly children?: ReactNode }) {
  const text = useMessages(badgesTexts)
  const { status } = useAccount()
  const { data, error } = useRead(
    badgesCalls.listBadges,
    {},
    { enabled: status !== undefined, live: BADGES_LIVE, onOpen: true },
  )
  const [filter, setFilter] = useState<WallFilter>('all')
  /** Kept while its sheet animates out. */
  const [open, setOpen] = useState<{ readonly shown: ShownBadge; readonly isOpen: boolean }>()
  const wall = data && wallOf(data)
  const shelves = wall ? shelvesOf(wall, filter) : []
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text('title')} isArea />
      {!data &&
        (error ? (
          <FailedRead
            title={text('failed')}
            retry={text('retry')}
            refusal={error.refusal}
            call={badgesCalls.listBadges}
          />
        ) : (
          <Loading />
        ))}
      {data && wall && (
        <>
          <LevelCard data={data} wall={wall} />
          <Segments
            label={text('filter.label')}
            segments={[
              { id: 'all', label: text('filter.all') },
              { id: 'near', label: text('filter.near') },
              { id: 'won', label: text('filter.won') },
            ]}
            current={filter}
            onPick={setFilter}
          />
          {shelves.length === 0 && (
            <EmptyState
              title={text(filter === 'won' ? 'won.empty' : 'near.empty')}
              note={text('near.emptyNote')}
              action={<ButtonLink href="/games">{text('play')}</ButtonLink>}
            />
          )}
          {shelves.map((shelf) => (
            <WallShelf key={shelf.key} shelf={shelf} onPick={(shown) => setOpen({ shown, isOpen: true })} />
          ))}
          {children}
          {open && (
            <BadgeSheet
              {...open}
              worn={data.worn}
              onClose={() => setOpen({ shown: open.shown, isOpen: false })}
            />
          )}
        </>
      )}
    </main>
  )
}
