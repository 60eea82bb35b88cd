import type { RouteRule } from '#kit/web/route-rules.ts'

/** Paths that lead elsewhere, before any page is looked for (spec 2.14). */
export const routeRules: readonly RouteRule[] = [
  { path: '/index.html', redirect: '/', permanent: true },
  { path: '/g', redirect: '/games', permanent: true },
  { path: '/game/**', redirect: '/g/**', permanent: true },
]
