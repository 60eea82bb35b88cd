import type { PageHead } from '#kit/web/page-head.ts'
import type { HeadSource } from '#kit/web/route.ts'

/** The head of a page that consists of texts only: its title and its first words. */
export const plainHead =
  (title: string, description = 'catalog.home.description') =>
  ({ say }: HeadSource) => ({
    title: say('catalog.page.title', { title: say(title) }),
    description: say(description),
  })

/** The same for a page that search engines must not index. */
export const unlistedHead =
  (title: string) =>
  (source: HeadSource): PageHead => ({ ...plainHead(title)(source), listed: false })
