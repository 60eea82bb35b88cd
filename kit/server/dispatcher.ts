import type { Access, Call } from '#kit/contract/call.ts'
import type { Answer, Head } from '#kit/contract/envelope.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import type { Db } from '#kit/db/db.ts'
import { isConnectionTrouble } from '#kit/db/trouble.ts'
import { times, type Limiter, type Rate } from '#kit/limits/limiter.ts'
import type { Language } from '#kit/i18n/languages.ts'
import type { Random } from '#kit/random/random.ts'
import { isFields } from '#kit/result/fields.ts'
import { refuse, type RefusalData, type Result } from '#kit/result/result.ts'
import { toEpochSeconds, toWholeSeconds, type Clock, type Duration, type Instant } from '#kit/time/time.ts'
import { answered, notServed, refused, tryLater, type Outgoing } from './answers.ts'
import type { ClientAddress } from './client-address.ts'
import type { MeasureCall } from './call-measures.ts'
import { compileCall, type CompiledCall } from './compiled-call.ts'
import type { Cookies } from './cookies.ts'
import { readDeviceInfo, type DeviceInfo } from './device-info.ts'
import type { CallContext, Caller, CallLog, ServedCall, SignedInContext } from './handler.ts'
import type { Keys } from './keys.ts'
import { takeOfNetwork } from './network-limit.ts'
import { isOperationId, runOnce, STORED_REFUSALS } from './operations.ts'

/** Resolves a token to its owner, or says why it is not valid: expired (sign in again) or revoked (drop it). */
export type Authenticate = (
  token: string,
  now: Instant,
) => Promise<Result<Caller, 'NotSignedIn' | 'NoPermission'>>

export interface DispatcherOptions {
  readonly served: readonly ServedCall[]
  readonly authenticate: Authenticate
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly keys: Keys
  readonly limiter: Limiter
  /** Rate limit of all calls of one account; a network may make ten times as many. */
  readonly callRate: Rate
  /** The details of the refusal `Closed`, for a call that an operator has disabled; undefined for an open one. */
  readonly closed?: (call: Call, caller: Caller | undefined) => RefusalData | undefined
  /** Whether the caller has answered the age question, for calls that require it; without this none do. */
  readonly knowsAge?: (db: Db, caller: Caller) => Promise<boolean>
  /** Validates every result against its contract: in development and in tests. */
  readonly checkResults: boolean
  /** Called for every call of a known caller; must be fast. */
  readonly seen?: (caller: Caller, context: SeenContext) => void
  /** Records how long each call took; optional. */
  readonly measure?: MeasureCall | undefined
}

/** What is known of a call before it is served. */
export type SeenContext = Pick<CallContext, 'now' | 'page' | 'device'>

/** A request as received from the transport. */
export interface Incoming {
  readonly path: string
  readonly body: unknown
  readonly authorization: string | undefined
  readonly address: ClientAddress
  /** The page that made the call, as its browser says (Referer). */
  readonly page?: string | undefined
  readonly cookies: Cookies
  readonly log: CallLog
  /** Identifies this request in the log and in error answers. */
  readonly requestId: string
}

export interface Dispatcher {
  /** Counts a call for its network, known or not, before its body is read; returns how long the network has to wait. */
  admit(address: ClientAddress): Promise<Duration>
  dispatch(incoming: Incoming): Promise<Outgoing>
  /**
   * What anybody would get, for server-rendered pages: the wire result in a language, or undefined when the call is refused, unknown
   * or not public.
   */
  readPublic(
    wire: string,
    params: unknown,
    language: Language,
  ): Promise<Readonly<Record<string, unknown>> | undefined>
}

const RANK: Readonly<Record<Access, number>> = { anyone: 0, visitor: 1, member: 2 }
const BEARER = /^Bearer +([\w-]{43})$/i
const NETWORK_CROWD = 10
const DATABASE_PAUSE = 2

const ignore = () => undefined
/** The server as its own visitor, without token, cookies or address. */
const OURSELVES = {
  authorization: undefined,
  address: { network: 'ourselves', household: 'ourselves', isLocal: true },
  cookies: { read: ignore, keep: ignore },
  log: { info: ignore, warn: ignore, error: ignore },
  requestId: '',
}

interface OpenEnvelope {
  readonly id: Answer['id']
  readonly params: unknown
  readonly head: Partial<Record<keyof Head, unknown>>
}

/** Serves a call: checks the caller, reads params, runs the handler, writes the answer (docs/contract.md 1). */
export function openDispatcher(options: DispatcherOptions): Dispatcher {
  const compiled = options.served.map((entry) => compileCall(entry, options.checkResults))
  const calls = new Map(compiled.map((entry) => [entry.call.wire, entry]))
  if (calls.size !== options.served.length) throw new Error('Two calls share a wire path')
  const networkRate = times(options.callRate, NETWORK_CROWD)
  const { measure = (_wire, work) => work() } = options

  async function serve(entry: CompiledCall, incoming: Incoming): Promise<Outgoing> {
    const envelope = openEnvelope(incoming.body)
    if (!envelope) return notServed(400, null, 'InvalidParams', { field: 'body' })
    try {
      return await serveCall(options, entry, { ...incoming, envelope, now: options.clock() })
    } catch (error) {
      return failed(error, entry, { ...incoming, envelope })
    }
  }

  return {
    admit: (address) => takeOfNetwork(options.limiter, 'network', address, networkRate),

    async dispatch(incoming) {
      const entry = calls.get(incoming.path)
      if (!entry) return notServed(404, null, 'NotFound')
      return measure(incoming.path, () => serve(entry, incoming))
    },

    async readPublic(wire, params, language) {
      const entry = calls.get(wire)
      if (entry?.call.access !== 'anyone' || entry.call.repeat !== 'read') return undefined
      const envelope = { id: null, params, head: { language } }
      const request = { ...OURSELVES, path: wire, body: envelope, envelope, now: options.clock() }
      return (await serveCall(options, entry, request)).answer.result ?? undefined
    },
  }
}

interface OpenRequest extends Incoming {
  readonly envelope: OpenEnvelope
  readonly now: Instant
}

async function serveCall(
  options: DispatcherOptions,
  entry: CompiledCall,
  request: OpenRequest,
): Promise<Outgoing> {
  const { call } = entry
  const { envelope, now } = request
  const found = await findCaller(options, request)
  // A stale token does not block public calls, such as signing in again.
  const caller = found.ok ? found.value : undefined
  if (!found.ok && call.access !== 'anyone') return refused(envelope.id, found.refusal)
  if (caller) {
    if (RANK[caller.access] < RANK[call.access]) return refused(envelope.id, 'MemberOnly')
    const wait = await options.limiter.take('account', String(caller.accountId), options.callRate)
    if (wait > 0) return refused(envelope.id, 'TooFast', { retrySec: toWholeSeconds(wait) })
    options.seen?.(caller, openContext(options, request, { caller, db: options.db, afterwards: ignore }))
  }
  const closed = options.closed?.(call, caller)
  if (closed) return refused(envelope.id, 'Closed', closed)
  const params = entry.readParams(envelope.params)
  if (!params.ok) return refused(envelope.id, params.refusal, params.data)
  // Checked before the operation, because the same one is resent once the question is answered.
  const { asksAge = false } = call
  const isAsked = typeof asksAge === 'function' ? asksAge(params.value as never) : asksAge
  if (isAsked && caller && (await options.knowsAge?.(options.db, caller)) === false)
    return refused(envelope.id, 'AgeNeeded')
  const outcome = await runHandler(entry, params.value, {
    opId: envelope.head.opId,
    db: options.db,
    async mayStore(accountId) {
      return (await options.limiter.take('stored-refusal', String(accountId), STORED_REFUSALS)) === 0
    },
    contextIn: (db, afterwards) => openContext(options, request, { caller, db, afterwards }),
  })
  if (!outcome.ok) return refused(envelope.id, outcome.refusal as ErrorName, outcome.data)
  const result = entry.writeResult(outcome.value)
  return answered(envelope.id, caller ? { ...result, serverTime: toEpochSeconds(now) } : result)
}

async function findCaller({ authenticate }: DispatcherOptions, { authorization, now }: OpenRequest) {
  if (!authorization) return refuse('NotSignedIn')
  const token = BEARER.exec(authorization)?.[1]
  return token ? authenticate(token, now) : refuse('NoPermission')
}

interface Run {
  readonly opId: unknown
  readonly db: Db
  /** Whether another refusal of the account may be stored. */
  mayStore(accountId: number): Promise<boolean>
  contextIn(db: Db, afterwards: CallContext['afterwards']): CallContext
}

async function runHandler(
  { call, handler }: CompiledCall,
  params: unknown,
  { opId, db, mayStore, contextIn }: Run,
): Promise<Result<unknown, string>> {
  let works: (() => void)[] = []
  let made: Result<unknown, string> | undefined
  const run = async (contextDb: Db) => {
    // Cleared, since a transaction with a conflict runs again.
    works = []
    const context = contextIn(contextDb, (work) => void works.push(work))
    // Access was checked above: the caller is known wherever the handler needs it.
    return (made = await handler(params as never, context as SignedInContext))
  }
  const finished = (outcome: Result<unknown, string>) => {
    // Not for the stored answer of an earlier request.
    if (outcome.ok && outcome === made) for (const work of works) work()
    return outcome
  }
  const { caller, now } = contextIn(db, () => undefined)
  if (call.repeat !== 'keyed' || !caller) return finished(await run(db))
  if (!isOperationId(opId)) return refuse('InvalidParams', { field: 'opId' })
  const { accountId } = caller
  const operation = { accountId, opId, wire: call.wire, params, now }
  return finished(await runOnce(db, operation, { run, mayStore: () => mayStore(accountId) }))
}

/** The context of handlers; the device is parsed lazily, since the most frequent calls do not need it. */
function openContext(
  { random, keys }: DispatcherOptions,
  { now, address, page, cookies, log, envelope }: OpenRequest,
  { caller, db, afterwards }: Pick<CallContext, 'caller' | 'db' | 'afterwards'>,
): CallContext {
  const { opId } = envelope.head
  let device: DeviceInfo | undefined
  return {
    caller,
    db,
    now,
    random,
    keys,
    address,
    page,
    cookies,
    log,
    operationId: isOperationId(opId) ? opId : '',
    afterwards,
    get device() {
      return (device ??= readDeviceInfo(envelope.head))
    },
  }
}

/** Rejects only unreadable input; unknown fields are ignored. */
function openEnvelope(body: unknown): OpenEnvelope | undefined {
  if (!isFields(body)) return undefined
  const { id = null, params, head } = body
  if (id !== null && typeof id !== 'number' && typeof id !== 'string') return undefined
  return { id, params, head: isFields(head) ? head : {} }
}

/** A bug or a failing dependency: logged once; the client gets only a trace id to quote. */
function failed(
  error: unknown,
  { call }: CompiledCall,
  { envelope, log, requestId }: Omit<OpenRequest, 'now'>,
): Outgoing {
  log.error({ err: error, call: call.wire }, 'A call failed')
  if (isConnectionTrouble(error)) return tryLater(503, envelope.id, 'ServerError', DATABASE_PAUSE)
  return notServed(500, envelope.id, 'ServerError', { traceId: requestId })
}
