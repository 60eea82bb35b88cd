/** Rewrites of a path before a page is looked up (spec 2.14). `**` matches the rest of the path. */
export interface RouteRule {
  readonly path: string
  /** Where to go: a path of ours is an internal redirect, an address with a host leaves the page. */
  readonly redirect: string
  /** Browsers and search engines may cache a permanent one. */
  readonly permanent: boolean
}

export interface Redirect {
  readonly to: string
  readonly isExternal: boolean
  readonly permanent: boolean
}

/** Only these may be navigated to; anything else in a rule or link is a bad request (spec 5.10). */
const SUPPORTED_PROTOCOLS = new Set(['http:', 'https:'])

export function isSupportedAddress(address: string, base: string): boolean {
  try {
    return SUPPORTED_PROTOCOLS.has(new URL(address, base).protocol)
  } catch {
    return false
  }
}

/** The redirect for a path; the first matching rule wins. */
export function redirectFor(rules: readonly RouteRule[], path: string): Redirect | undefined {
  for (const { path: pattern, redirect, permanent } of rules) {
    const rest = restOf(pattern, path)
    if (rest === undefined) continue
    const to = redirect.replace('**', () => rest)
    return { to, isExternal: /^[a-z]+:\/\//i.test(to), permanent }
  }
  return undefined
}

function restOf(pattern: string, path: string): string | undefined {
  if (!pattern.endsWith('**')) return pattern === path ? '' : undefined
  const start = pattern.slice(0, -2)
  // Leading slashes in the rest would make a folder rule redirect to another host.
  return path.startsWith(start) ? path.slice(start.length).replace(/^[/\\]+/, '') : undefined
}
