import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { at, signedIn } from './browser.ts'

/** A call as sent over the wire. */
export interface SentCall {
  readonly wire: string
  readonly id: number
  readonly params: Readonly<Record<string, unknown>>
  readonly head: Readonly<Record<string, unknown>>
  readonly bearer: string | undefined
  readonly method: string
}

function sentCall(request: Request): SentCall {
  const body = request.postDataJSON() as Pick<SentCall, 'id' | 'params' | 'head'>
  return {
    wire: new URL(request.url()).pathname.slice('/api/'.length),
    id: body.id,
    params: body.params,
    head: body.head,
    bearer: request.headers()['authorization'],
    method: request.method(),
  }
}

/** Records all calls that a browser's pages send from now on, in order. */
export function listenToCalls(page: Page): readonly SentCall[] {
  const calls: SentCall[] = []
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(sentCall(request))
  })
  return calls
}

export const SIGN_IN = 'acc/signin/device/id'
export const STATUS = 'acc/signin/status'
export const SIGN_OUT = 'acc/signout'

export const wires = (calls: readonly SentCall[]) => calls.map(({ wire }) => wire)

/** Code of `TooFast`, with the seconds after which a client asks again. */
const TOO_FAST = 100003

/** Makes a call with the page's token and in its time zone; asks again when told to wait, and fails on any other refusal. */
export async function ask(page: Page, wire: string, params: object): Promise<Record<string, unknown>> {
  const { tokenStr } = await signedIn(page)
  const utcOffset = await page.evaluate(() => new Date().getTimezoneOffset() * -60)
  const post = async () => {
    const answer = await page.request.post(at(`/api/${wire}`), {
      headers: { authorization: `Bearer ${tokenStr}` },
      data: { id: 1, params, head: { language: 'en', utcOffset } },
    })
    return (await answer.json()) as Answer
  }
  let answer = await post()
  while (answer.error?.code === TOO_FAST) {
    await pause(answer.error.data.retrySec * 1000)
    answer = await post()
  }
  expect(answer.error, wire).toBeNull()
  return answer.result
}

interface Answer {
  readonly result: Record<string, unknown>
  readonly error: { readonly code: number; readonly data: { readonly retrySec: number } } | null
}
