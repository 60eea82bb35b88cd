import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'

export interface RecordedStatement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements of a call in order, and its answer. */
export interface RecordedCall {
  readonly statements: RecordedStatement[]
  answer: string
}

/** Starts to record the statements of every request; those outside of requests are ignored. */
export function recordCalls(app: FastifyInstance): readonly RecordedCall[] {
  const recorded: RecordedCall[] = []
  const current = new AsyncLocalStorage<RecordedCall>()
  const query = Client.prototype.query as (this: Client, ...given: unknown[]) => unknown
  function noted(this: Client, ...given: unknown[]): unknown {
    const call = current.getStore()
    const asked = given[0] as string | { readonly text: string; readonly values?: readonly unknown[] }
    if (call && typeof asked === 'string')
      call.statements.push({ text: asked, values: (given[1] as readonly unknown[] | undefined) ?? [] })
    else if (call && typeof asked === 'object')
      call.statements.push({ text: asked.text, values: asked.values ?? [] })
    return query.apply(this, given)
  }
  Client.prototype.query = noted as typeof Client.prototype.query
  app.addHook('onRequest', (_request, _reply, next) => {
    const call: RecordedCall = { statements: [], answer: '' }
    recorded.push(call)
    current.run(call, next)
  })
  app.addHook('onSend', async (_request, _reply, payload) => {
    const call = current.getStore()
    if (call && typeof payload === 'string') call.answer = payload
    return payload
  })
  return recorded
}
