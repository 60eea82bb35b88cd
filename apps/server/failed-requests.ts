import type { FastifyError, FastifyInstance } from 'fastify'
import { isConnectionTrouble } from '#kit/db/trouble.ts'

/** Seconds after which a killed database usually runs again. */
const DATABASE_PAUSE = 2

/** Answers unhandled errors: 503 while the database is down, 500 for anything else. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500
    reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8')
    if (status < 500) return reply.code(status).send('This request cannot be read.')
    request.log.error({ err: error }, 'A request failed')
    if (!isConnectionTrouble(error)) return reply.code(500).send(`Something went wrong here: ${request.id}`)
    return reply.code(503).header('retry-after', DATABASE_PAUSE).send('Back in a moment.')
  })
}
