import type { PageHead } from '#kit/web/page-head.ts'
import { pageRead, type HeadSource, type PathParams } from '#kit/web/route.ts'
import { sharingCalls } from '../calls.ts'

const { readSharedPage } = sharingCalls

/** Registers the page's reads with the client; loads with the page. */
export const calls = [readSharedPage]

/** What the server reads for a shared page and its meta tags; kept out of the first load of other pages. */
export const sharedPage = {
  reads: ({ key = '' }: PathParams) => [pageRead(readSharedPage, { key })],
  head({ params: { key = '' }, read, say }: HeadSource): PageHead {
    const page = read(readSharedPage, { key })
    if (!page) return { title: say('errors.SharedPageGone'), description: '', listed: false }
    return {
      title: page.title,
      description: page.text,
      image: page.picture,
      imageSize: { width: 1200, height: 630 },
      listed: false,
    }
  },
}
