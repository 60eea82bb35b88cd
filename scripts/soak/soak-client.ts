import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Answer } from '#kit/contract/envelope.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorNameOf, type ErrorName } from '#kit/errors/catalogue.ts'
import type { Random } from '#kit/random/random.ts'
import { lightClient, type LightPost } from './light-client.ts'

/** Where the server is; the address changes when it is killed and restarted. */
export interface Place {
  url: string
  /** Receives each attempt: its status, undefined if the connection broke, and its duration in milliseconds. */
  readonly tried?: (status: number | undefined, milliseconds: number) => void
  /** The share of responses that are dropped; a twentieth by default. */
  readonly loses?: number
}

export interface Counts {
  done: number
  refused: number
  /** Responses that were dropped on purpose, and calls that were retried. */
  lost: number
  repeated: number
}

export interface Answered<C extends Call> {
  readonly opId: string
  readonly result: ResultOf<C> | null
  readonly refusal: ErrorName | null
}

const LOSES = 0.05
const LONGEST_WAIT = 30_000
const SHORTEST_PAUSE = 20
const LONGEST_PAUSE = 500

export interface Caller {
  <C extends Call>(call: C, params: ParamsOf<C>, token?: string): Promise<Answered<C>>
}

/** Calls like a browser on a bad connection: responses get lost, and it retries with the same opId until one arrives. */
export function soakCaller(place: Place, counts: Counts, random: Random): Caller {
  let [url, post] = ['', lightClient(place.url)]
  return async (call, params, token) => {
    const opId = randomUUID()
    const body = JSON.stringify({ id: 1, params: toWire(call.params, params), head: { opId } })
    const deadline = performance.now() + LONGEST_WAIT
    for (let attempt = 0; ; attempt++) {
      if (attempt > 0) counts.repeated++
      if (url !== place.url) [url, post] = [place.url, lightClient(place.url)]
      const answer = await ask(post, call.wire, { body, token, tried: place.tried })
      if (answer && random() < (place.loses ?? LOSES) && attempt === 0) {
        counts.lost++
        continue
      }
      if (answer) {
        counts[answer.error ? 'refused' : 'done']++
        return {
          opId,
          result: answer.result && (fromWire(call.result, answer.result) as ResultOf<typeof call>),
          refusal: answer.error && errorNameOf(answer.error.code),
        }
      }
      if (performance.now() > deadline) throw new Error(`${call.wire} was not answered in time`)
      await pause(Math.min(SHORTEST_PAUSE * 2 ** attempt, LONGEST_PAUSE))
    }
  }
}

interface Sent {
  readonly body: string
  readonly token: string | undefined
  readonly tried: Place['tried']
}

/** The server, or the proxy before it, is unavailable. */
const AWAY = [502, 503, 504]

/** One request; undefined when the server is unavailable or still busy with this operation, and the call is to be retried. */
async function ask(post: LightPost, wire: string, { body, token, tried }: Sent): Promise<Answer | undefined> {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  let status: number
  let answer: Answer
  const start = performance.now()
  try {
    const response = await post(`/api/${wire}`, headers, body)
    status = response.status
    tried?.(status, performance.now() - start)
    if (AWAY.includes(status)) return undefined
    answer = JSON.parse(response.body) as Answer
  } catch {
    tried?.(undefined, performance.now() - start)
    return undefined
  }
  if (status !== 200) throw new Error(`${wire} answered ${status}: ${JSON.stringify(answer.error)}`)
  return answer.error && errorNameOf(answer.error.code) === 'OperationBusy' ? undefined : answer
}
