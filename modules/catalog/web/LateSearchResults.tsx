import { Suspense, type ComponentProps } from 'react'
import { late } from '#kit/ui/late.ts'

const SearchResults = late(() =>
  import('./SearchResults.tsx').then((module) => ({ default: module.SearchResults })),
)

/** What was found. Nobody has searched when the page comes, so it comes with the first letter. */
export const LateSearchResults = (props: ComponentProps<typeof SearchResults>) => (
  <Suspense>
    <SearchResults {...props} />
  </Suspense>
)
