import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#kit/db/open-database.ts'
import { seconds } from '#kit/time/time.ts'

/** A load balancer must learn that the database is down sooner than the pool, which waits long for one that restarts. */
const READY_WITHIN = seconds(2)
/** How long an answer of the database is believed: anybody may ask, and a query each would stand before those of players. */
const BELIEVED_FOR = seconds(0.5)

/** `/healthz`: the process is alive; `/readyz`: it can serve. */
export function serveHealth(app: FastifyInstance, database: Pick<Database, 'query'>) {
  let isLeaving = false
  let asked: Promise<boolean> | undefined
  async function ask(): Promise<boolean> {
    const answer = database.query({ name: 'ready', text: 'select 1' }, []).then(
      () => true,
      () => false,
    )
    // A connection whose server vanished may never answer, while another one does.
    const isUp = await Promise.race([answer, pause(READY_WITHIN, false)])
    setTimeout(() => (asked = undefined), BELIEVED_FOR).unref()
    return isUp
  }
  app.get('/healthz', async () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    asked ??= ask()
    const isReady = !isLeaving && (await asked)
    return isReady ? { ok: true } : reply.code(503).send({ ok: false })
  })
  return { leave: () => void (isLeaving = true) }
}
