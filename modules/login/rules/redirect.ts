import { readReturnPath } from './return-path.ts'

/** Where a sign-in ends: the page that was stored, if it is one of ours, else home (spec 2.7). */
export const safeRedirect = (wish: string | null | undefined): string => readReturnPath(wish ?? '') ?? '/'

/** Parameters that would start something again on arrival. */
const ONCE = ['login', 'hc', 'inv']

/** The page that is open, as the place to come back to. */
export function returnPath({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const query = new URLSearchParams(search)
  for (const name of ONCE) query.delete(name)
  const rest = query.toString()
  return safeRedirect(pathname + (rest ? `?${rest}` : ''))
}

/**
 * The same address in the language of the page that the player set out from; nothing when it speaks that already. The
 * server sends him back without it.
 */
export function inLanguageOf(address: string, spoken: string): string | undefined {
  const url = new URL(address)
  const wanted = new URLSearchParams(safeRedirect(url.searchParams.get('to')).split('?')[1]).get('lang')
  if (!wanted || wanted === spoken || url.searchParams.has('lang')) return undefined
  url.searchParams.set('lang', wanted)
  return url.href
}
