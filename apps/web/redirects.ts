import type { RouteRule } from '#kit/web/route-rules.ts'

/** Redirects, applied before any page is looked up (spec 2.14). */
export const routeRules: readonly RouteRule[] = [
  { path: '/index.html', redirect: '/', permanent: true },
  { path: '/g', redirect: '/games', permanent: true },
  { path: '/game/**', redirect: '/g/**', permanent: true },
]
