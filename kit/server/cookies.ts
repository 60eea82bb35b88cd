import { toWholeSeconds, type Duration } from '#kit/time/time.ts'

/** Cookies that scripts cannot read. A cookie alone never authorises a call: that takes the bearer token. */
export interface Cookies {
  read(name: string): string | undefined
  keep(name: string, value: string, lifetime: Duration): void
}

export interface CookieJar extends Cookies {
  /** The Set-Cookie headers of the response. */
  readonly written: readonly string[]
}

/** Our values are keys; anything else in the header is not ours, so nothing needs quoting. */
const KEY = /^[\w-]+$/

/**
 * Over https, and on localhost where browsers treat http alike, the name has the prefix `__Host-`: no subdomain can plant it. Over
 * plain http elsewhere (a test in the local network) browsers reject Secure cookies, so there it is a plain one.
 */
export function openCookies(header: string | undefined, isSecure: () => boolean): CookieJar {
  const fullName = (name: string) => (isSecure() ? `__Host-${name}` : name)
  const written: string[] = []
  return {
    written,
    read(name) {
      const start = `${fullName(name)}=`
      const part = header?.split(';').find((one) => one.trimStart().startsWith(start))
      const value = part?.trim().slice(start.length)
      return value && KEY.test(value) ? value : undefined
    },
    keep(name, value, lifetime) {
      if (!KEY.test(value)) throw new Error(`The cookie ${name} must be a key`)
      const rules = ['Path=/', `Max-Age=${toWholeSeconds(lifetime)}`, 'HttpOnly', 'SameSite=Lax']
      if (isSecure()) rules.push('Secure')
      written.push([`${fullName(name)}=${value}`, ...rules].join('; '))
    },
  }
}
