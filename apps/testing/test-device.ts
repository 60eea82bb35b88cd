import { createHash } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Call, ParamsOf, ResultOf } from '#kit/contract/call.ts'
import type { Answer, Head } from '#kit/contract/envelope.ts'
import { fromWire, toWire } from '#kit/contract/renamed.ts'
import { errorNameOf, type ErrorName } from '#kit/errors/catalogue.ts'
import { accountCalls } from '#modules/account/calls.ts'
import { privacyCalls } from '#modules/privacy/calls.ts'

export interface CallOptions {
  /** Names the operation of a keyed call. */
  readonly opId?: string
}

/** An answer under our names. */
export interface DeviceAnswer<C extends Call> {
  readonly status: number
  readonly result: ResultOf<C> | null
  readonly error: (NonNullable<Answer['error']> & { readonly name: ErrorName }) | null
}

export interface RawRequest {
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A device that a test holds in its hand: it keeps its id, its cookies and its token as a browser does. */
export interface TestDevice {
  /** Everything here may be changed to play a device that lost or moved something. */
  deviceId: string
  address: string
  head: Partial<Head>
  token: string | undefined
  /** The address of the page that it is on, which browsers tell with every call. */
  page: string | undefined
  cookies: Map<string, string>
  /** What it answers when it is asked for its age, as the web client asks; nothing when it leaves the question open. */
  yearOfBirth: number | undefined
  /** The number of its account, once it has signed in. */
  userId(): number
  signIn(): Promise<DeviceAnswer<typeof accountCalls.signInDevice>>
  /** Makes a call as the web client does, wire names included; signs in first when the call needs it. */
  call<C extends Call>(call: C, params: ParamsOf<C>, options?: CallOptions): Promise<DeviceAnswer<C>>
  /** Sends what a well-behaved client would not. */
  post(path: string, request: RawRequest): Promise<LightMyRequestResponse>
}

/** A device id that belongs to the name. */
function deviceIdOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex').toUpperCase()
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** The server that a device reaches. */
export interface DeviceServer {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
}

export function testDevice(app: DeviceServer, name: string): TestDevice {
  let userId: number | undefined
  let requestId = 0
  const device: TestDevice = {
    deviceId: deviceIdOf(name),
    address: '127.0.0.1',
    head: { language: 'en', platform: 'web_mobile', devOS: 'Android 16', width: 375, utcOffset: 3600 },
    token: undefined,
    page: undefined,
    cookies: new Map(),
    yearOfBirth: 1990,

    userId() {
      if (userId === undefined) throw new Error(`${name} has not signed in`)
      return userId
    },

    async signIn() {
      const answer = await device.call(accountCalls.signInDevice, { deviceId: device.deviceId })
      if (answer.result) {
        device.token = answer.result.session.token
        userId = answer.result.account.userId
      }
      return answer
    },

    async call(call, params, { opId } = {}) {
      if (call.access !== 'anyone' && device.token === undefined) await device.signIn()
      const head = { ...device.head, devId: device.deviceId, ...(opId ? { opId } : {}) }
      const body = { id: ++requestId, params: toWire(call.params, params), head }
      const answer = readAnswer(call, await device.post(call.wire, { body }))
      if (answer.error?.name !== 'AgeNeeded' || device.yearOfBirth === undefined) return answer
      await device.call(privacyCalls.answerAge, { year: device.yearOfBirth })
      return readAnswer(call, await device.post(call.wire, { body }))
    },

    async post(path, { body, headers = {} }) {
      const response = await app.inject({
        method: 'POST',
        url: `/api/${path}`,
        remoteAddress: device.address,
        headers: {
          host: 'localhost:8080',
          'content-type': 'application/json; charset=utf-8',
          ...(device.token ? { authorization: `Bearer ${device.token}` } : {}),
          ...(device.page === undefined ? {} : { referer: device.page }),
          ...(device.cookies.size > 0 ? { cookie: cookieHeader(device.cookies) } : {}),
          ...headers,
        },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      })
      for (const cookie of response.cookies) device.cookies.set(cookie.name, cookie.value)
      return response
    },
  }
  return device
}

const cookieHeader = (cookies: ReadonlyMap<string, string>) =>
  [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')

function readAnswer<C extends Call>(call: C, response: LightMyRequestResponse): DeviceAnswer<C> {
  const { result, error } = response.json<Answer>()
  return {
    status: response.statusCode,
    result: result && (fromWire(call.result, result) as ResultOf<C>),
    error: error && { ...error, name: errorNameOf(error.code) },
  }
}
