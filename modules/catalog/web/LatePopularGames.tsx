import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'

const PopularGames = late(() =>
  import('./PopularGames.tsx').then((module) => ({ default: module.PopularGames })),
)

/** For pages of other modules, so that whoever needs another part of the catalogue does not load this one. */
export const LatePopularGames = () => (
  <Suspense>
    <PopularGames />
  </Suspense>
)
