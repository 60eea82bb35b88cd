import { Suspense, type ComponentProps } from 'react'
import { late } from '#kit/ui/late.ts'

const SearchResults = late(() =>
  import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })),
)

/** What was found. Nobody has searched when the page comes, so it comes with the first letter. */
export const LateSearchResults = (props: ComponentProps<typeof SearchResults>) => (
  // A screen of room from the first letter on: what stands below is not pushed by what comes.
  <div style={{ minBlockSize: '100vh' }}>
    <Suspense>
      <SearchResults {...props} />
    </Suspense>
  </div>
)
