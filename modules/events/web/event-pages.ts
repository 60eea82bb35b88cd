import type { PageHead } from '#kit/web/page-head.ts'
import { pageRead, type HeadSource, type PathParams } from '#kit/web/route.ts'
import { eventsCalls } from '../calls.ts'

const { readEvent } = eventsCalls

/** Registers the page's reads with the client; loads with the page. */
export const calls = [readEvent]

export function head({ say, params: { slug = '' }, read, language }: HeadSource): PageHead {
  const event = read(readEvent, { slug })
  if (!event) return { title: say('catalog.notFound.title'), description: '', listed: false }
  const { title, lead, startsAt, endsAt, games } = event
  return {
    title: say('catalog.page.title', { title }),
    description: lead,
    ...(games[0] ? { image: games[0].cover } : {}),
    data: {
      '@context': 'https://schema.org',
      '@type': 'CollectionPage',
      name: title,
      description: lead,
      inLanguage: language,
      url: `/event/${slug}`,
      temporalCoverage: `${new Date(startsAt).toISOString()}/${new Date(endsAt).toISOString()}`,
    },
  }
}

/** What the server reads for an event and its meta tags; kept out of the first load of other pages. */
export const eventPage = {
  reads: ({ slug = '' }: PathParams) => [pageRead(readEvent, { slug })],
  head,
}
