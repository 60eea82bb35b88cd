/** A path of ours: no address of another host, in any spelling that a browser would accept (spec 2.7). */
const OWN_PATH = /^\/(?![/\\])[^\\\p{Cc}\s]*$/u
/** Paths that are no target after a sign-in: the sign-in itself, and anything that is not a page. */
const NO_PAGE = /^\/(oauth|api|_app)(\/|$)/
const LONGEST = 1000
const SOMEWHERE = 'https://somewhere.invalid'

/** The page to return to after signing in; undefined unless it is a path of ours (docs/trust.md T16). */
export function readReturnPath(wish: string): string | undefined {
  if (wish.length > LONGEST || !OWN_PATH.test(wish) || !URL.canParse(wish, SOMEWHERE)) return undefined
  const url = new URL(wish, SOMEWHERE)
  const path = url.pathname + url.search + url.hash
  // Resolving dots may have revealed a second slash.
  if (url.origin !== SOMEWHERE || !OWN_PATH.test(path) || NO_PAGE.test(url.pathname)) return undefined
  return path
}
