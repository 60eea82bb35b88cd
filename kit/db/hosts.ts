import { Client, type ClientConfig } from 'pg'

/** A PostgreSQL URL in libpq's form: several hosts, one of which accepts writes. */
export interface Address {
  /** The same URL once per host, as the driver parses it. */
  readonly urls: readonly [string, ...string[]]
  /** A read-only host is skipped. */
  readonly mustWrite: boolean
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]+)(.*)$/
/** Connection timeout per host, before the next one is tried. */
const LONGEST_CONNECT = 3000
const CANNOT_CONNECT_NOW = '57P03'
const WISH = 'target_session_attrs'
const WRITING = ['read-write', 'primary']

/** Reads `postgres://user@one:5432,two:5432/name?target_session_attrs=read-write`. */
export function readAddress(text: string): Address {
  const parts = PARTS.exec(text)
  // A socket path or an unknown form: the driver parses it, or reports the error.
  if (!parts) return { urls: [text], mustWrite: false }
  const [, head, list, tail] = parts as unknown as [string, string, string, string]
  const wish = new URLSearchParams(tail.split('?')[1] ?? '').get(WISH)
  if (wish !== null && !WRITING.includes(wish))
    throw new Error(`DATABASE_URL says ${WISH}=${wish}, but the portal writes: read-write is what it takes`)
  const urls = list.split(',').map((host) => {
    const url = new URL(`${head}${host}${tail}`)
    url.searchParams.delete(WISH)
    return url.href
  })
  return { urls: urls as [string, ...string[]], mustWrite: wish !== null || urls.length > 1 }
}

/** The hosts for logs, without the password. */
export function placeOf({ urls }: Address): string {
  const [first, ...others] = urls.map((url) => new URL(url))
  return `${[first!, ...others].map(({ host }) => host).join(',')}${first!.pathname}`
}

/** Clients of the driver that try the next host when one is down or read-only. */
export function clientOf({ urls, mustWrite }: Address): typeof Client {
  let at = 0
  return class HostClient extends Client {
    readonly #at: number

    constructor(config?: string | ClientConfig) {
      super({
        ...(config as ClientConfig),
        connectionString: urls[at]!,
        connectionTimeoutMillis: LONGEST_CONNECT,
      })
      this.#at = at
    }

    override connect(): Promise<this>
    override connect(callback: (error: Error | null) => void): void
    override connect(callback?: (error: Error | null) => void): Promise<this> | void {
      const connected = this.#connectToWriter()
      if (!callback) return connected
      connected.then(
        () => callback(null),
        (error: Error) => callback(error),
      )
    }

    async #connectToWriter(): Promise<this> {
      try {
        await super.connect()
        if (mustWrite && (await this.#onlyReads())) {
          await this.end()
          throw Object.assign(new Error(`${this.host}:${this.port} only reads`), { code: CANNOT_CONNECT_NOW })
        }
        return this
      } catch (error) {
        // Many connections fail at once; only the first failure switches hosts.
        if (at === this.#at) at = (at + 1) % urls.length
        throw error
      }
    }

    async #onlyReads(): Promise<boolean> {
      const { rows } = await this.query<{ transaction_read_only: string }>('show transaction_read_only')
      return rows[0]!.transaction_read_only === 'on'
    }
  } as typeof Client
}
