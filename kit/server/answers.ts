import type { Answer } from '#kit/contract/envelope.ts'
import { errorCatalogue, type ErrorName } from '#kit/errors/catalogue.ts'
import type { RefusalData } from '#kit/result/result.ts'

/** The HTTP response: nearly always status 200, whatever the call decided; other codes are about the transport only. */
export interface Outgoing {
  readonly status: number
  readonly answer: Answer
  /** Whole seconds, for the header of 429 and 503. */
  readonly retryAfter?: number
}

type Id = Answer['id']

export const answered = (id: Id, result: NonNullable<Answer['result']>): Outgoing => ({
  status: 200,
  answer: { id, result, error: null },
})

export const refused = (id: Id, name: ErrorName, data?: RefusalData): Outgoing =>
  notServed(200, id, name, data)

/** The request did not reach a call; the body has the reason in the same envelope. */
export function notServed(status: number, id: Id, name: ErrorName, data?: RefusalData): Outgoing {
  const error = { code: errorCatalogue[name], msg: name }
  return { status, answer: { id, result: null, error: data ? { ...error, data } : error } }
}

export const tryLater = (status: 429 | 503, id: Id, name: ErrorName, retrySec: number): Outgoing => ({
  ...notServed(status, id, name, { retrySec }),
  retryAfter: retrySec,
})
