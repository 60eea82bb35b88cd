import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'

const PopularGames = late(() =>
  import('./PopularGames.tsx').then((module) => ({ default: module.PopularGames })),
)

/** Loads with the page that shows it, so that other importers of the catalogue do not load it. */
export const LatePopularGames = () => (
  <Suspense>
    <PopularGames />
  </Suspense>
)
