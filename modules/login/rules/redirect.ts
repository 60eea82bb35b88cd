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

/** The language that a path of ours names, as it stands behind `to`; nothing where it names none. */
export const languageOfReturn = (address: string): string | undefined =>
  new URLSearchParams(safeRedirect(new URL(address).searchParams.get('to')).split('?')[1]).get('lang') ??
  undefined

/**
 * The same address in the language of the page that the player set out from; nothing when it speaks that already. The
 * server sends them back without it.
 */
export function inLanguage(
  address: string,
  { spoken, wanted }: { readonly spoken: string; readonly wanted: string | undefined },
): string | undefined {
  const url = new URL(address)
  if (!wanted || wanted === spoken || url.searchParams.has('lang')) return undefined
  url.searchParams.set('lang', wanted)
  return url.href
}
