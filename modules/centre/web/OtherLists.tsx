import type { GameCard } from '#modules/catalog/calls.ts'
import { LikedGames } from './LikedGames.tsx'
import { LivePicks } from './LivePicks.tsx'
import { RankedPage } from './RankedPage.tsx'
import { RecentGames } from './RecentGames.tsx'
import type { ShownList } from './centre-lists.ts'

interface OtherListsProps {
  readonly list: Exclude<ShownList, 'all' | 'trend'>
  /** Seed of the live picks. */
  readonly seed: number
  readonly games: readonly GameCard[]
}

/** A whole list, loaded when it is chosen. */
export default function OtherLists({ list, seed, games }: OtherListsProps) {
  switch (list) {
    case 'recent':
      return <RecentGames />
    case 'liked':
      return <LikedGames />
    case 'live':
      return <LivePicks seed={seed} />
    case 'rank':
    case 'week':
      return <RankedPage list={list} games={games} />
  }
}
