import { readAddress } from '#kit/db/hosts.ts'

/** Environment variables with a secret. */
const SECRETS = ['ISLET_PEPPER', 'WORKER_KEY', 'VAPID_PRIVATE_KEY', 'SAVES_SECRET'] as const
const ADDRESSES = ['DATABASE_URL', 'REDIS_URL'] as const
const SHORTEST_SECRET = 32
/** Placeholder words of examples, ours in `deploy/` included, and common passwords. */
const EXAMPLE =
  /change[-_ ]?me|replace[-_ ]?(me|this)|your[-_ ]|example|^(postgres|islet|password|passwd|secret|default|admin|root|test|redis|123456\d*)$/i
const OWN_MACHINE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|)$/

/**
 * Faults in the secrets of a public portal, one line each: a placeholder, or one that can be guessed. The password of a
 * database on this machine is not checked.
 */
export function weakSecrets(environment: Readonly<Record<string, string | undefined>>): string[] {
  const found: string[] = []
  for (const name of SECRETS) {
    const value = environment[name]
    if (value === undefined || value === '') continue
    if (EXAMPLE.test(value)) found.push(`${name} is that of an example`)
    else if (name !== 'VAPID_PRIVATE_KEY' && value.length < SHORTEST_SECRET)
      found.push(`${name} has fewer than ${SHORTEST_SECRET} characters`)
    else if (new Set(value).size < 8) found.push(`${name} is too simple`)
  }
  for (const name of ADDRESSES) {
    const value = environment[name]
    const urls = value ? readAddress(value).urls.filter((url) => URL.canParse(url)) : []
    const isExample = urls.some((url) => {
      const { hostname, password } = new URL(url)
      return password !== '' && !OWN_MACHINE.test(hostname) && EXAMPLE.test(decodeURIComponent(password))
    })
    if (isExample) found.push(`the password in ${name} is that of an example`)
  }
  return found
}

/** Refuses to start a portal in production with weak secrets. */
export function refuseWeakSecrets(environment: Readonly<Record<string, string | undefined>>): void {
  const found = environment['NODE_ENV'] === 'production' ? weakSecrets(environment) : []
  if (found.length > 0)
    throw new Error(`${found.join('; ')}. Make another one, such as with "openssl rand -hex 32".`)
}
