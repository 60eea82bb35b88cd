import { createClient } from 'redis'

export interface RedisClientParts {
  readonly url: string
  readonly log: { warn(facts: object, text: string): void }
  /** Logged once each time Redis goes down. */
  readonly lost: string
  /** Whether commands wait while Redis is down; otherwise they fail immediately. */
  readonly isPatient?: boolean
  /** Timeout of a command in milliseconds. */
  readonly commandTimeout?: number
}

const LONGEST_PAUSE = 5000
const SHORTEST_PAUSE = 50

/** A client that reconnects after an outage of any length; not connected yet. */
export function redisClient({ url, log, lost, isPatient = false, commandTimeout }: RedisClientParts) {
  const client = createClient({
    url,
    disableOfflineQueue: !isPatient,
    socket: { reconnectStrategy: (tries: number) => Math.min(SHORTEST_PAUSE * 2 ** tries, LONGEST_PAUSE) },
    ...(commandTimeout === undefined ? {} : { commandOptions: { timeout: commandTimeout } }),
  })
  let isLost = false
  client.on('ready', () => (isLost = false))
  // Every failed attempt emits an error event; without a listener it would end the process. The URL may contain a
  // password.
  client.on('error', ({ code, message }: { code?: string; message: string }) => {
    if (!isLost) log.warn({ code, reason: message }, lost)
    isLost = true
  })
  return client
}

/** Resolves once the client is connected or has failed for the first time, so that an outage does not block the start. */
export function connectOrGoOn(client: ReturnType<typeof redisClient>): Promise<void> {
  const trouble = new Promise<void>((resolve) => client.once('error', () => resolve()))
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  )
  return Promise.race([connected, trouble])
}
