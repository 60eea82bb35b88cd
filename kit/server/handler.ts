import type { Call, ParamsOf, RefusalOf, ResultOf } from '#kit/contract/call.ts'
import type { Db, Tx } from '#kit/db/db.ts'
import type { Random } from '#kit/random/random.ts'
import type { Result } from '#kit/result/result.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ClientAddress } from './client-address.ts'
import type { Cookies } from './cookies.ts'
import type { DeviceInfo } from './device-info.ts'
import type { Keys } from './keys.ts'

/** The caller, as identified by the token. */
export interface Caller {
  readonly accountId: number
  readonly sessionId: string
  readonly access: 'visitor' | 'member'
}

/** Log for the operator. Never a token, a device id or a player's text. */
export interface CallLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

/** What a handler may use. `now` is read once per call, so that all its rules see the same moment. */
export interface CallContext {
  readonly caller: Caller | undefined
  readonly now: Instant
  readonly random: Random
  readonly keys: Keys
  /** The database; in a keyed call the transaction that also stores the answer. */
  readonly db: Db
  readonly device: DeviceInfo
  readonly address: ClientAddress
  /** The address of the calling page, from the browser; only to classify it, never to be stored. */
  readonly page: string | undefined
  readonly cookies: Cookies
  readonly log: CallLog
  /** The client's id of this operation; empty unless the call is keyed. */
  readonly operationId: string
  /** Runs after the call has succeeded and its effect is committed; never for a refusal or a repetition. */
  afterwards(work: () => void): void
}

/** For calls that require an account the caller is present. */
export interface SignedInContext extends CallContext {
  readonly caller: Caller
}

/** The context of a keyed call: its effects and its answer are stored together, so its handler may lock at once. */
export interface KeyedContext extends SignedInContext {
  readonly db: Tx
}

/** Without a caller nothing is stored under an opId, so a public keyed call gets no transaction. */
export type ContextOf<C extends Call> = C['access'] extends 'anyone'
  ? CallContext
  : C['repeat'] extends 'keyed'
    ? KeyedContext
    : SignedInContext

export type Handler<C extends Call> = (
  params: ParamsOf<C>,
  context: ContextOf<C>,
) => Promise<Result<ResultOf<C>, RefusalOf<C>>>

/** One handler per call; a call without its handler does not compile. */
export type HandlersOf<Calls extends Record<string, Call>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>
}

export interface ServedCall {
  readonly call: Call
  readonly handler: Handler<Call>
}

/** Pairs a module's calls with their handlers, for the list of what the server answers. */
export function serve<Calls extends Record<string, Call>>(
  calls: Calls,
  handlers: HandlersOf<Calls>,
): ServedCall[] {
  return Object.entries(calls).map(([name, call]) => ({
    call,
    handler: handlers[name as keyof Calls] as unknown as Handler<Call>,
  }))
}
