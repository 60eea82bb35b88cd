import { milliseconds, seconds, type Duration } from '#kit/time/time.ts'

/** Answers that may be better next time (spec 7.2). */
const RETRIED_STATUS = new Set([408, 409, 425, 429, 500, 502, 503, 504])
/** Methods with side effects are sent only once (spec 7.2). */
const SENT_ONCE = new Set(['PATCH', 'POST', 'PUT', 'DELETE'])
const RETRIES = 1
export const API_TIMEOUT: Duration = seconds(30)
const RETRY_PAUSE: Duration = milliseconds(300)

export type HttpFault = 'network' | 'timeout' | 'cancelled'

/** A request that got no response. A cancelled one is flagged, so that it is not shown as a failure. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly fault: HttpFault
  constructor(fault: HttpFault, message: string, options?: ErrorOptions) {
    super(message, options)
    this.fault = fault
  }
  get isCancelled() {
    return this.fault === 'cancelled'
  }
}

export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
  readonly timeout?: Duration
  /** Is sent even while its page is being left (keepalive). */
  readonly outlivesPage?: boolean
}

const pause = (length: Duration) => new Promise((resolve) => setTimeout(resolve, length))

/** Sends a request: at most 30 s, retried as the spec allows; throws `HttpError` without a response. */
export async function sendHttp(request: HttpRequest, fetching: typeof fetch = fetch): Promise<Response> {
  const method = request.method ?? 'GET'
  const tries = SENT_ONCE.has(method) ? 1 : 1 + RETRIES
  for (let attempt = 1; ; attempt++) {
    const answer = await sendOnce(request, method, fetching)
    if (!RETRIED_STATUS.has(answer.status) || attempt >= tries) return answer
    await pause(RETRY_PAUSE)
  }
}

async function sendOnce(request: HttpRequest, method: string, fetching: typeof fetch): Promise<Response> {
  const timeout = request.timeout ?? API_TIMEOUT
  const timer = new AbortController()
  const ring = setTimeout(() => timer.abort(), timeout)
  const signal = request.signal ? AbortSignal.any([request.signal, timer.signal]) : timer.signal
  try {
    return await fetching(request.url, {
      method,
      signal,
      credentials: 'same-origin',
      ...(request.outlivesPage ? { keepalive: true } : {}),
      ...(request.headers ? { headers: request.headers } : {}),
      ...(request.body === undefined ? {} : { body: request.body }),
    })
  } catch (cause) {
    if (request.signal?.aborted) throw new HttpError('cancelled', 'canceled', { cause })
    if (timer.signal.aborted) throw new HttpError('timeout', `timeout of ${timeout}ms exceeded`, { cause })
    throw new HttpError('network', 'Network Error', { cause })
  } finally {
    clearTimeout(ring)
  }
}
