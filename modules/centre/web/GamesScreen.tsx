import type { ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { IconButton } from '#kit/ui/IconButton.tsx'
import {
  ArrowsClockwiseIcon,
  BroadcastIcon,
  ClockCounterClockwiseIcon,
  RankingIcon,
  TrendUpIcon,
} from '#kit/ui/icons/areas.tsx'
import type { ScreenProps } from '#kit/web/route.ts'
import { useRead } from '#kit/web/use-call.ts'
import { GamesPage } from '#modules/catalog/web/index.ts'
import { presenceCalls } from '#modules/presence/calls.ts'
import { LISTS, listHref, useAlive, useShownList, type ShownList } from './centre-lists.ts'
import { LivePicks } from './LivePicks.tsx'
import { Overview } from './Overview.tsx'
import { RankedPage } from './RankedPage.tsx'
import { RecentGames } from './RecentGames.tsx'
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
  return tag ? <GamesPage tag={tag} lists={lists} current={tag} /> : <CentrePage lists={lists} />
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

function Shown({ list, ...overview }: ShownProps) {
  const { centre, games } = overview
  switch (list) {
    case 'trend':
      return <Overview {...overview} />
    case 'recent':
      return <RecentGames />
    case 'live':
      return <LivePicks seed={centre.seed} />
    case 'rank':
    case 'week':
      return <RankedPage list={list} games={games} />
  }
}

/** Another draw of live picks, and everything else as it is now. */
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
