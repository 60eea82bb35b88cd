import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { BRAND_PREFIX } from '#kit/brand/brand.ts'
import type { Database } from '#kit/db/open-database.ts'
import type { Bus } from './bus.ts'
import { envelopeOf, hintWith, openTopics, type BusLog } from './topics.ts'

const CHANNEL = `${BRAND_PREFIX}_bus`
const SAY = { name: 'bus-say', text: `select pg_notify('${CHANNEL}', $1)` }
const SHORTEST_PAUSE = 100
const LONGEST_PAUSE = 5000

/** Carries messages with PostgreSQL notifications, over a separate connection that reconnects. */
export async function postgresBus(
  database: Pick<Database, 'query' | 'openClient'>,
  log: BusLog,
): Promise<Bus> {
  const topics = openTopics(log)
  const closing = new AbortController()
  let listening: Client | undefined

  async function listen(): Promise<void> {
    const client = await database.openClient()
    client.on('notification', ({ payload }) => payload !== undefined && topics.deliver(payload))
    // Both events report a broken connection, in no guaranteed order.
    client.once('error', () => lost(client))
    client.once('end', () => lost(client))
    try {
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      void letGo(client)
      throw error
    }
    if (closing.signal.aborted) await client.end()
    else listening = client
  }

  function lost(client: Client): void {
    void letGo(client)
    if (client !== listening || closing.signal.aborted) return
    listening = undefined
    log.warn({}, 'The bus has lost PostgreSQL')
    void listenAgain()
  }

  /** A broken connection is not expected to close cleanly. */
  const letGo = (client: Client) => Promise.allSettled([client.end()])

  async function listenAgain(): Promise<void> {
    for (let wait = SHORTEST_PAUSE; !closing.signal.aborted; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
      try {
        await pause(wait, undefined, { signal: closing.signal, ref: false })
        await listen()
        return log.warn({}, 'The bus has PostgreSQL again')
      } catch (error) {
        // Still down; logged once the pauses are at their longest.
        if (wait === LONGEST_PAUSE) log.warn({ err: error }, 'The bus waits for PostgreSQL')
      }
    }
  }

  async function publish(topic: string, body: object): Promise<void> {
    const envelope = envelopeOf(topic, body)
    await database.query(SAY, [envelope]).catch((error: unknown) => {
      log.warn({ err: error, topic }, 'A message of the bus was lost')
    })
  }

  await listen()
  return {
    publish,
    hint: hintWith(publish, log),
    subscribe: topics.subscribe,
    async close() {
      closing.abort()
      if (listening) await letGo(listening)
    },
  }
}
