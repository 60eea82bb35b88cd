import type { Access, Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorNameOf, type ErrorName } from '#kit/errors/catalogue.ts'
import { milliseconds } from '#kit/time/time.ts'
import { HttpError } from './http-client.ts'

/** What any call may fail with, besides the refusals it declares. */
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

/** Carries one call to the server: makes the envelope, adds the token, gives the answer back. */
export type Transport = (
  wire: string,
  params: unknown,
  options: { readonly opId: string; readonly access?: Access; readonly signal?: AbortSignal },
) => Promise<Answer>

let transport: Transport = () => Promise.reject(new Error('connectApi was not called'))
let surround = (carry: Transport) => carry
export const connectApi = (given: Transport) => {
  transport = surround(given)
}

/** Puts something around every call from here on, whether the way to the server stands already or comes later. */
export const surroundApi = (around: typeof surround) => {
  surround = around
  transport = around(transport)
}

/** A call repeated by the portal carries the same opId, so it is safe on a shaky link (contract A27). */
const RETRY_PAUSES = [milliseconds(300), milliseconds(900)]

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Names the operation: whoever tries again what may have been done sends the same one. */
  readonly opId?: string
}

/** A name for an operation that nobody has used yet. */
export const newOpId = (): string => globalThis.crypto?.randomUUID?.() ?? ''

async function carry(
  call: Call,
  params: unknown,
  { signal, opId = newOpId() }: CallOptions,
): Promise<Answer> {
  const { access } = call
  for (let attempt = 0; ; attempt++) {
    try {
      return await transport(call.wire, params, { opId, access, ...(signal ? { signal } : {}) })
    } catch (cause) {
      // The sign-in that the call needed was refused.
      if (cause instanceof CallError) throw cause
      const fault = cause instanceof HttpError ? cause.fault : 'network'
      const pause = RETRY_PAUSES[attempt]
      if (fault !== 'network' || pause === undefined) {
        throw new CallError(
          fault === 'timeout' ? 'TimedOut' : fault === 'cancelled' ? 'Cancelled' : 'Unreachable',
          { cause },
        )
      }
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Makes a call; resolves to its result or throws a `CallError`. */
export async function callApi<C extends Call>(
  call: C,
  params: ParamsOf<C>,
  options: CallOptions = {},
): Promise<ResultOf<C>> {
  const answer = await carry(call, toWire(call.params, params), options)
  if (answer.error) {
    throw new CallError(errorNameOf(answer.error.code) as CommonRefusal, { data: { ...answer.error.data } })
  }
  return fromWire(call.result, answer.result) as ResultOf<C>
}
