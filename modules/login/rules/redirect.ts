import { readReturnPath } from './return-path.ts'

/** Where a sign-in ends: the stored page, if it is one of ours, else home (spec 2.7). */
export const safeRedirect = (wish: string | null | undefined): string => readReturnPath(wish ?? '') ?? '/'

/** Parameters that would trigger something again on arrival. */
const ONCE = ['login', 'hc', 'inv']

/** The current page as a return path. */
export function returnPath({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const query = new URLSearchParams(search)
  for (const name of ONCE) query.delete(name)
  const rest = query.toString()
  return safeRedirect(pathname + (rest ? `?${rest}` : ''))
}

/** The language prefix of a return path, as in the parameter `to`; undefined without one. */
export const languageOfReturn = (address: string): string | undefined =>
  new URLSearchParams(safeRedirect(new URL(address).searchParams.get('to')).split('?')[1]).get('lang') ??
  undefined

/**
 * The return address in the language of the page that the player left; undefined when it has it already. The server redirects without
 * a language.
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
