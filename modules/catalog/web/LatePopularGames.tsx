import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'

const PopularGames = late(() =>
  import('./PopularGames.tsx').then((module) => ({ default: module.PopularGames })),
)

/** For pages of other modules: loads this part of the catalogue only. */
export const LatePopularGames = () => (
  <Suspense>
    <PopularGames />
  </Suspense>
)
