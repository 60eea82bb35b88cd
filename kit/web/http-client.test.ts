import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { seconds } from '#kit/time/time.ts'
import { API_TIMEOUT, HttpError, sendHttp, type HttpRequest } from './http-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A network that responds with these statuses in turn, then keeps repeating the last one. */
function network(...statuses: number[]) {
  const requests: { readonly url: unknown; readonly options: RequestInit | undefined }[] = []
  const fetching: typeof fetch = async (url, options) => {
    const status = statuses[Math.min(requests.length, statuses.length - 1)]!
    requests.push({ url, options })
    return new Response(null, { status })
  }
  return { requests, fetching }
}

/** A network that never responds, but notices when a request is aborted. */
const silence: typeof fetch = (_url, options) =>
  new Promise((_resolve, reject) => {
    const give = () => reject(new DOMException('The operation was aborted.', 'AbortError'))
    if (options?.signal?.aborted) give()
    options?.signal?.addEventListener('abort', give)
  })

async function send(request: Partial<HttpRequest>, fetching: typeof fetch) {
  const sent = sendHttp({ url: '/x', ...request }, fetching)
  sent.catch(() => undefined)
  await vi.advanceTimersByTimeAsync(seconds(1))
  return sent
}

describe('[7.2] a response that may succeed next time', () => {
  const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]

  test.for(RETRIED)('%i is requested once more', async (status) => {
    const { requests, fetching } = network(status, 200)
    expect((await send({}, fetching)).status).toBe(200)
    expect(requests).toHaveLength(2)
  })

  test.for(RETRIED)('%i is final after one repetition', async (status) => {
    const { requests, fetching } = network(status)
    expect((await send({}, fetching)).status).toBe(status)
    expect(requests).toHaveLength(2)
  })

  test.for(RETRIED)('a call is sent once, whatever status %i means', async (status) => {
    const { requests, fetching } = network(status, 200)
    expect((await send({ method: 'POST' }, fetching)).status).toBe(status)
    expect(requests).toHaveLength(1)
  })

  test.for([200, 204, 301, 400, 401, 404, 410, 424, 501, 505])('%i is final', async (status) => {
    const { requests, fetching } = network(status, 200)
    expect((await send({}, fetching)).status).toBe(status)
    expect(requests).toHaveLength(1)
  })
})

describe('[8.10] a request without an answer', () => {
  test('fails as a network error', async () => {
    const broken = () => Promise.reject(new TypeError('Failed to fetch'))
    const failure = await send({ method: 'POST' }, broken).catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault: 'network', message: 'Network Error', isCancelled: false })
    expect(failure).toBeInstanceOf(HttpError)
    expect((failure as HttpError).cause).toBeInstanceOf(TypeError)
  })

  test('[9.11] is aborted after 30000 ms with a timeout error', async () => {
    expect(API_TIMEOUT).toBe(30_000)
    let failure: unknown
    const sent = sendHttp({ url: '/x', method: 'POST' }, silence).catch((error: unknown) => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(29_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(failure).toMatchObject({ fault: 'timeout', message: 'timeout of 30000ms exceeded' })
  })

  test('may have a shorter timeout', async () => {
    const failure = await send({ timeout: seconds(1) }, silence).catch((error: unknown) => error)
    expect(failure).toMatchObject({ fault: 'timeout', message: 'timeout of 1000ms exceeded' })
  })

  test.for(['before it is sent', 'while it waits'])(
    'is marked as cancelled when it was cancelled %s',
    async (when) => {
      const leave = new AbortController()
      if (when === 'before it is sent') leave.abort()
      const sent = sendHttp({ url: '/x', signal: leave.signal }, silence).catch((error: unknown) => error)
      await vi.advanceTimersByTimeAsync(10)
      leave.abort()
      expect(await sent).toMatchObject({ fault: 'cancelled', isCancelled: true })
    },
  )

  test('leaves no timer running', async () => {
    await send({}, network(200).fetching)
    expect(vi.getTimerCount()).toBe(0)
  })
})

test('headers and body are sent unchanged', async () => {
  const { requests, fetching } = network(200)
  await send({ method: 'POST', headers: { authorization: 'Bearer t' }, body: '{}' }, fetching)
  await send({}, fetching)
  expect(requests[0]).toMatchObject({
    url: '/x',
    options: { method: 'POST', headers: { authorization: 'Bearer t' }, body: '{}' },
  })
  expect(requests[1]!.options).toMatchObject({ method: 'GET', credentials: 'same-origin' })
  expect(requests[1]!.options).not.toHaveProperty('body')
})
