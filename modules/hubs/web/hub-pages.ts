import type { PageHead } from '#kit/web/page-head.ts'
import { pageRead, type HeadSource, type PathParams, type Route } from '#kit/web/route.ts'
import { hubsCalls, type HubPage } from '../calls.ts'
import { hubReads } from '../shapes.ts'

const { readHub } = hubsCalls

/** Registers the page's reads with the client; loads with the page. */
export const calls = [readHub]

/** Paths here; the document makes them absolute. */
interface Step {
  readonly name: string
  readonly item: string
}

const breadcrumbs = (steps: readonly Step[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
})

export function head({ say, params: { hub = '' }, read, language }: HeadSource): PageHead {
  const page = read(readHub, { slug: hub })
  if (!page) return { title: say('catalog.notFound.title'), description: '', listed: false }
  const [best] = page.games
  return {
    title: say('catalog.page.title', { title: page.title }),
    description: page.lead,
    ...(best ? { image: best.cover } : {}),
    data: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'CollectionPage',
          name: page.title,
          description: page.lead,
          inLanguage: language,
          url: `/hub/${hub}`,
        },
        breadcrumbs([...stepsAbove(page, say), { name: page.title, item: `/hub/${hub}` }]),
        {
          '@type': 'ItemList',
          name: page.title,
          numberOfItems: page.total,
          itemListElement: page.games.map(({ slug, title }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: `/g/${slug}`,
          })),
        },
        questionsOf(page),
      ],
    },
  }
}

function stepsAbove({ category }: Pick<HubPage, 'category'>, say: HeadSource['say']): readonly Step[] {
  const steps = [
    { name: say('catalog.nav.home'), item: '/' },
    { name: say('catalog.nav.games'), item: '/games' },
  ]
  return category === undefined
    ? steps
    : [...steps, { name: say(`catalog.category.${category}`), item: `/games/${category}` }]
}

const questionsOf = ({ questions }: HubPage) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

/** What the server reads for a hub and its meta tags; kept out of the first load of other pages. */
export const hubPage = {
  reads: ({ hub = '' }: PathParams) => [pageRead(readHub, { slug: hub })],
  head,
}

/** A list page that also links the hubs. */
export const withHubs = (route: Route): Route => ({
  ...route,
  reads: (params, query) => [
    ...(route.reads?.(params, query) ?? []),
    pageRead(hubReads.listHubs, params['tag'] === undefined ? {} : { category: params['tag'] }),
  ],
})

/** A game page with breadcrumbs for search engines. */
export const withBreadcrumbs = (route: Route, kindOf: (source: HeadSource) => Kind | undefined): Route => ({
  ...route,
  head(source) {
    const made = route.head(source)
    const kind = kindOf(source)
    if (!kind) return made
    const steps = [...stepsAbove(kind, source.say), { name: kind.title, item: `/hub/${kind.slug}` }]
    const page = { '@type': 'WebPage', breadcrumb: breadcrumbs(steps) }
    return { ...made, data: { ...made.data, mainEntityOfPage: page } }
  },
})

type Kind = Pick<HubPage, 'slug' | 'title' | 'category'>
