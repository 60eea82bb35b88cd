import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { LOGIN_WAIT } from './session.ts'

/** One sign-in at a time in all tabs; a browser without locks signs in tab by tab. */
export async function alone<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(
    `${BRAND_PREFIX}-sign-in`,
    { signal: AbortSignal.timeout(LOGIN_WAIT) },
    act,
  ) as Promise<T>
}
