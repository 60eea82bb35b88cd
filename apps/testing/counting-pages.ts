import type { PageModule, WebBuild } from '#apps/server/web-build.ts'

/** Pages without React: what was asked of them is what they show. */
export function buildThatCounts() {
  const rendered: string[] = []
  const pages: PageModule = {
    PAGE_DATA_ID: 'page-data',
    pageDataText: ({ payload, config, tags }) => JSON.stringify({ ...payload, tags: tags ?? config.tags }),
    familyOf: () => undefined,
    drawSharePicture: async () => '',
    shareKeyIn: (query) => query.get('beat') ?? undefined,
    planPage(path, query) {
      if (path === '/old')
        return { kind: 'redirect', redirect: { to: '/new', isExternal: false, permanent: true } }
      if (path === '/blog')
        return {
          kind: 'redirect',
          redirect: { to: 'https://blog.example.com/', isExternal: true, permanent: false },
        }
      if (path === '/' || path === '/new') return { kind: 'page', reads: [], isFleeting: false }
      if (path === '/asks-more')
        return {
          kind: 'page',
          reads: [{ wire: 'game/share/info', params: { key: 'GONE' }, isExtra: true }],
          isFleeting: false,
        }
      if (path === '/shtml/KEY') return { kind: 'page', reads: [], isFleeting: true }
      const key = query.get('beat')
      const shared = key === null ? [] : [{ wire: 'game/share/info', params: { key }, isExtra: true }]
      const slug = /^\/g\/(.+)$/.exec(path)?.[1]
      return slug
        ? {
            kind: 'page',
            reads: [{ wire: 'game/info', params: { slug }, isExtra: false }, ...shared],
            isFleeting: shared.length > 0,
          }
        : { kind: 'missing' }
    },
    async renderPage({ path, language, wanted, payload }) {
      rendered.push(`${path} ${language} ${wanted}`)
      return {
        body: `<main>${payload.status} ${path} ${language}</main>`,
        head: { title: path, description: '' },
        screen: 'screen.tsx',
      }
    },
  }
  const build: WebBuild = {
    id: 'b1',
    pages,
    fonts: [],
    chunksOf: () => ({ entry: '/assets/a.js', preload: [], styles: '', sheets: [] }),
  }
  return { build, rendered }
}
