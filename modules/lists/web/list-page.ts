import type { PageHead } from '#kit/web/page-head.ts'
import { pageRead, type HeadSource, type PathParams } from '#kit/web/route.ts'
import { listsCalls } from '../calls.ts'
import { OWN_LISTS } from '../model.ts'

const { readList } = listsCalls

/** Registers the page's reads with the client; loads with the page. */
export const calls = [readList]

/** Meta tags for link previews; search engines do not index lists. */
export function head({ params: { key = '' }, read, say }: HeadSource): PageHead {
  const page = read(readList, { listKey: key })
  if (!page) return { title: say('lists.title'), description: '', listed: false }
  const { name, maker, games } = page
  const [first] = games
  return {
    title: say('catalog.page.title', { title: name || say('lists.unnamed') }),
    description: maker ? say('lists.by', { name: maker }) : say('lists.unnamed'),
    listed: false,
    ...(first ? { image: first.cover } : {}),
  }
}

/** What the server reads for a list's page; kept out of the first load of other pages. */
export const listPage = {
  reads: ({ key = '' }: PathParams) => (key === OWN_LISTS ? [] : [pageRead(readList, { listKey: key })]),
  head,
  // It changes with every game that is added.
  isFleeting: true,
}
