import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import { LOGIN_WAIT } from './session.ts'

/** One sign-in at a time across all tabs; without the Web Locks API each tab signs in alone. */
export async function alone<T>(act: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return act()
  return navigator.locks.request(
    `${BRAND_PREFIX}-sign-in`,
    { signal: AbortSignal.timeout(LOGIN_WAIT) },
    act,
  ) as Promise<T>
}
