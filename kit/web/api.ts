import type { Access, Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorNameOf, type ErrorName } from '#kit/errors/catalogue.ts'
import { HttpError } from './http-client.ts'
import { readKey } from './read-cache.ts'

/** Refusals possible for any call, besides those it declares. */
export type CommonRefusal =
  | 'NotSignedIn'
  | 'NoPermission'
  | 'InvalidParams'
  | 'AgeNeeded'
  | 'TooFast'
  | 'Closed'
  | 'ServerError'
  | 'Unreachable'
  | 'TimedOut'
  | 'Cancelled'

/** The one error a call throws on the client. */
export class CallError<Refusal extends ErrorName = ErrorName> extends Error {
  override name = 'CallError'
  readonly refusal: Refusal | CommonRefusal
  readonly data: Readonly<Record<string, string | number>>
  constructor(
    refusal: Refusal | CommonRefusal,
    options: ErrorOptions & { data?: Record<string, string | number> } = {},
  ) {
    super(refusal, options)
    this.refusal = refusal
    this.data = options.data ?? {}
  }
}

/** Sends one call to the server: makes the envelope, adds the token, returns the answer. */
export type Transport = (
  wire: string,
  params: unknown,
  options: { readonly opId: string; readonly access?: Access; readonly signal?: AbortSignal },
) => Promise<Answer>

/** Named, so that early callers can detect that the transport is not connected yet. */
const notConnected = () => Object.assign(new Error('connectApi was not called'), { name: 'NotConnected' })
let transport: Transport = () => Promise.reject(notConnected())
let surround = (carry: Transport) => carry
export const connectApi = (given: Transport) => {
  transport = surround(given)
}

/** Wraps every call from here on, whether the transport is already connected or not. */
export const surroundApi = (around: typeof surround) => {
  surround = around
  transport = around(transport)
}

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Id of the operation: a retry of a call that may have been done sends the same one. */
  readonly opId?: string
}

export const newOpId = (): string => globalThis.crypto?.randomUUID?.() ?? ''

/**
 * Operations whose answer was lost: they may have been done. A call is sent once (spec 7.2); repeating it uses the same id, so that it
 * has its effect once.
 */
const unsettled = new Map<string, string>()
const MOST_UNSETTLED = 50

/** Makes a call; resolves to its result or throws a `CallError`. */
export async function callApi<C extends Call>(
  call: C,
  params: ParamsOf<C>,
  options: CallOptions = {},
): Promise<ResultOf<C>> {
  const key = readKey(call, params as object)
  const opId = options.opId ?? unsettled.get(key) ?? newOpId()
  unsettled.delete(key)
  const { access } = call
  const signal = options.signal ? { signal: options.signal } : {}
  const answer = await transport(call.wire, toWire(call.params, params), { opId, access, ...signal }).catch(
    (cause: unknown) => {
      // The sign-in that the call required was refused.
      if (cause instanceof CallError) throw cause
      if (call.repeat === 'keyed' && unsettled.size < MOST_UNSETTLED) unsettled.set(key, opId)
      throw new CallError(refusalOf(cause), { cause })
    },
  )
  if (answer.error) {
    throw new CallError(errorNameOf(answer.error.code) as CommonRefusal, { data: { ...answer.error.data } })
  }
  return fromWire(call.result, answer.result) as ResultOf<C>
}

function refusalOf(cause: unknown): CommonRefusal {
  const fault = cause instanceof HttpError ? cause.fault : 'network'
  return fault === 'timeout' ? 'TimedOut' : fault === 'cancelled' ? 'Cancelled' : 'Unreachable'
}
