import { createClient } from 'redis'

export interface RedisClientParts {
  readonly url: string
  readonly log: { warn(facts: object, text: string): void }
  /** Called once each time the engine goes down. */
  readonly lost: string
  /** Whether commands wait for an engine that is down; without it they fail at once. */
  readonly isPatient?: boolean
  /** Milliseconds that a command may take. */
  readonly commandTimeout?: number
}

const LONGEST_PAUSE = 5000
const SHORTEST_PAUSE = 50

/** A client that reconnects, however long its engine was down; not connected yet. */
export function redisClient({ url, log, lost, isPatient = false, commandTimeout }: RedisClientParts) {
  const client = createClient({
    url,
    disableOfflineQueue: !isPatient,
    socket: { reconnectStrategy: (tries: number) => Math.min(SHORTEST_PAUSE * 2 ** tries, LONGEST_PAUSE) },
    ...(commandTimeout === undefined ? {} : { commandOptions: { timeout: commandTimeout } }),
  })
  let isLost = false
  client.on('ready', () => (isLost = false))
  // Every vain try is an error event; without a listener it would end the process. The address may hold a password.
  client.on('error', ({ code, message }: { code?: string; message: string }) => {
    if (!isLost) log.warn({ code, reason: message }, lost)
    isLost = true
  })
  return client
}

/** Resolves once the client is connected, or has failed for the first time: an engine that is down blocks no start. */
export function connectOrGoOn(client: ReturnType<typeof redisClient>): Promise<void> {
  const trouble = new Promise<void>((resolve) => client.once('error', () => resolve()))
  const connected = client.connect().then(
    () => undefined,
    () => undefined,
  )
  return Promise.race([connected, trouble])
}
