import { Suspense, type ComponentProps } from 'react'
import { late } from '#kit/ui/late.ts'

const SearchResults = late(() =>
  import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })),
)

/** Search results, loaded on the first letter. */
export const LateSearchResults = (props: ComponentProps<typeof SearchResults>) => (
  // Reserves a screen from the first letter on, so that nothing below shifts.
  <div style={{ minBlockSize: '100vh' }}>
    <Suspense>
      <SearchResults {...props} />
    </Suspense>
  </div>
)
