import { Suspense, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import {
  ArrowsClockwiseIcon,
  BroadcastIcon,
  ClockCounterClockwiseIcon,
  RankingIcon,
  TrendUpIcon,
} from '#kit/ui/icons/lists.tsx'
import { late } from '#kit/ui/late.ts'
import type { ScreenProps } from '#kit/web/route.ts'
import { useRead } from '#kit/web/use-call.ts'
import { GamesPage } from '#modules/catalog/web/index.ts'
import { HubLinks } from '#modules/hubs/web/index.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { LISTS, listHref, useAlive, useShownList, type ShownList } from './centre-lists.ts'
import { Overview } from './Overview.tsx'
import { RowsWaiting } from './RankedRows.tsx'
import { centreTexts } from './texts.ts'
import { useCentre, type Centre } from './use-centre.ts'
import styles from './centre.module.css'

const ICONS: Partial<Record<ShownList, ReactNode>> = {
  trend: <TrendUpIcon />,
  recent: <ClockCounterClockwiseIcon />,
  rank: <RankingIcon />,
  live: <BroadcastIcon />,
}

/** The game centre, and the categories beside it (spec 1.16 to 1.19, 2.29). */
export default function GamesScreen({ params: { tag } }: ScreenProps) {
  const text = useMessages(centreTexts)
  const lists = LISTS.map((id) => ({
    id,
    label: text(`list.${id}`),
    icon: ICONS[id],
    href: listHref(id),
  }))
  return tag ? (
    <GamesPage
      tag={tag}
      lists={lists}
      current={tag}
      kinds={<HubLinks key={tag} label={text('kinds')} category={tag} />}
    />
  ) : (
    <CentrePage lists={lists} />
  )
}

function CentrePage({ lists }: { readonly lists: Parameters<typeof GamesPage>[0]['lists'] }) {
  const text = useMessages(centreTexts)
  const list = useShownList()
  const centre = useCentre()
  const isAlive = useAlive()
  const online = useRead(presenceCalls.countOnline, {}, { enabled: isAlive }).data?.online ?? 0
  return (
    <GamesPage
      tag={undefined}
      kinds={<HubLinks label={text('kinds')} category={undefined} />}
      lists={lists}
      current={list}
      note={online > 0 ? text('online', { count: online }) : undefined}
      tools={list === 'all' ? undefined : <Refresh centre={centre} />}
      hasWall={list === 'trend' || list === 'all'}
      above={
        list === 'all'
          ? undefined
          : (games, featured) => <Shown list={list} centre={centre} games={games} featured={featured} />
      }
    />
  )
}

type ShownProps = Parameters<typeof Overview>[0] & { readonly list: Exclude<ShownList, 'all'> }

const OtherLists = late(() => import('./OtherLists.tsx'))
const WAITING = 8

function Shown({ list, ...overview }: ShownProps) {
  const { centre, games } = overview
  if (list === 'trend') return <Overview {...overview} />
  return (
    <Suspense fallback={<RowsWaiting count={WAITING} />}>
      <OtherLists list={list} seed={centre.seed} games={games} />
    </Suspense>
  )
}

/** Draws new live picks and refreshes the rest. */
function Refresh({ centre }: { readonly centre: Centre }) {
  const text = useMessages(centreTexts)
  const { isLoading, refresh } = centre
  return (
    <IconButton
      label={text('refresh')}
      icon={<ArrowsClockwiseIcon className={isLoading ? styles.turning : undefined} />}
      aria-busy={isLoading || undefined}
      onClick={() => !isLoading && refresh()}
    />
  )
}
