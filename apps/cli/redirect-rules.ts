import { routeRules } from '#apps/web/redirects.ts'
import { routes } from '#apps/web/routes.ts'
import { findRoute, tidyPath } from '#kit/web/route.ts'
import { isSupportedAddress, redirectFor } from '#kit/web/route-rules.ts'
import type { OwnRedirect } from '#modules/operator/model.ts'

/** Path segments, with `**` only at the end; no query, and no characters that need escaping. */
const PATH = /^\/(?:[\w.~-]+\/)*(?:[\w.~-]+|\*\*)$/
/** Paths that the server handles before redirects. */
const RESERVED = /^\/(api|_app|assets|covers|oauth|healthz|readyz)(\/|$)/
const MOST_HOPS = 10
/** Sample rest of a path, to check the target. */
const SAMPLE = 'x'

/** Why a redirect is invalid, for the operator; undefined when it is valid. */
export function faultOfRedirect(
  wish: OwnRedirect,
  { others, publicUrl }: { readonly others: readonly OwnRedirect[]; readonly publicUrl: string | undefined },
): string | undefined {
  const { path, redirect } = wish
  if (!PATH.test(path)) return `"${path}" is no path: write /old-page or /old/**`
  if (RESERVED.test(path)) return `${path} belongs to the server`
  if (redirectFor(routeRules, sampleOf(path))) return `${path} is redirected by the portal itself`
  const page = path.endsWith('**') ? undefined : findRoute(routes, path)
  // Client-side navigation reaches such a page without asking the server.
  if (page && !page.route.reads) return `there is a page of the portal at ${path}`
  const target = faultOfTarget(redirect)
  if (target) return target
  if (redirect.includes('**') && !path.endsWith('**'))
    return '** stands only for the rest of a path that ends in it'
  const rules = [...others.filter((one) => one.path !== path), wish].toSorted(
    (one, other) => other.path.length - one.path.length,
  )
  return leadsAround(sampleOf(path), rules, publicUrl) ? `${path} would lead around in a circle` : undefined
}

const sampleOf = (path: string) => path.replace('**', SAMPLE)

function faultOfTarget(target: string): string | undefined {
  // A browser treats a backslash as a slash, and two of them start another host.
  if (/^\/(?![/\\])/.test(target) && !/[\s\\\p{Cc}]/u.test(target)) return undefined
  const isWeb = /^https?:\/\/[^/\s\\@]+(\/[^\s\\]*)?$/i.test(target)
  return isWeb && isSupportedAddress(target, 'https://islet.invalid')
    ? undefined
    : `"${target}" is neither a path of the portal nor an address that begins with http:// or https://`
}

function leadsAround(path: string, rules: readonly OwnRedirect[], publicUrl: string | undefined): boolean {
  let place = path
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const next = redirectFor([...routeRules, ...rules], place)
    if (!next) return false
    const url = new URL(next.to, publicUrl ?? 'https://islet.invalid')
    const isOurs = !next.isExternal || (publicUrl !== undefined && url.origin === new URL(publicUrl).origin)
    if (!isOurs) return false
    place = tidyPath(url.pathname)
  }
  return true
}
