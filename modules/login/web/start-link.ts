import { browserStorage } from '#kit/storage/text-storage.ts'
import { returnPath } from '../rules/redirect.ts'

/** What this tab has started, so that the return page can refer to it. */
export interface Departure {
  readonly provider: string
  readonly name: string
  readonly isLinking: boolean
  /** The language in the page's address; missing where the browser's own is used. */
  readonly language?: string
}

const DEPARTURE = 'login-departure'
const tabStorage = browserStorage(() => sessionStorage)

interface StartWish {
  readonly provider: string
  /** Links the provider to the signed-in account. */
  readonly isLinking?: boolean
  /** Where to go afterwards; by default the current page, unless it only redirects. */
  readonly to?: string
}

/** The URL at which the server redirects the browser to a provider. */
export function startHref({ provider, isLinking = false, to = returnPath(location) }: StartWish): string {
  const query = new URLSearchParams({ origin: location.origin, to })
  if (isLinking) query.set('link', '1')
  return `/oauth/${encodeURIComponent(provider)}/start?${query}`
}

export function noteDeparture(departure: Departure) {
  const language = new URLSearchParams(location.search).get('lang')
  tabStorage.write(DEPARTURE, JSON.stringify({ ...departure, ...(language ? { language } : {}) }))
}

/** Undefined in a tab that was opened in between. */
export function readDeparture(): Departure | undefined {
  try {
    const kept = JSON.parse(tabStorage.read(DEPARTURE) ?? '') as Partial<Departure>
    const { provider, name, isLinking, language } = kept
    if (typeof provider !== 'string' || typeof name !== 'string') return undefined
    const spoken = typeof language === 'string' ? { language } : {}
    return { provider, name, isLinking: isLinking === true, ...spoken }
  } catch {
    return undefined
  }
}

export const forgetDeparture = () => tabStorage.remove(DEPARTURE)
