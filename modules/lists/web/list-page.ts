import type { PageHead } from '#kit/web/page-head.ts'
import { pageRead, type HeadSource, type PathParams } from '#kit/web/route.ts'
import { listsCalls } from '../calls.ts'
import { OWN_LISTS } from '../model.ts'

const { readList } = listsCalls

/** What the client has to know of the page's reads; it comes with the page. */
export const calls = [readList]

/** What messengers tell of a list; search engines do not list it. */
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

/** What the server reads for the page of a list; the first load of others has no room for it. */
export const listPage = {
  reads: ({ key = '' }: PathParams) => (key === OWN_LISTS ? [] : [pageRead(readList, { listKey: key })]),
  head,
  // It changes with every game that is put in.
  isFleeting: true,
}
