import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { Pool } from 'pg'
import { testDevice, type DeviceServer, type TestDevice } from '#apps/testing/test-device.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from '../portal.ts'

/** A walk's own portal, with access to its database and its workers. */
export type World = Awaited<ReturnType<typeof openWorld>>

/** Connects devices without a browser to the portal. */
const overHttp = (url: string): DeviceServer => ({
  async inject(request) {
    const { url: path, headers, payload, remoteAddress } = request
    const { host: _host, ...rest } = headers as Record<string, string>
    const answer = await fetch(`${url}${path as string}`, {
      method: 'POST',
      headers: { ...rest, 'x-forwarded-for': remoteAddress ?? '' },
      body: payload as string,
    })
    const body = await answer.text()
    const cookies = answer.headers.getSetCookie().map((line) => {
      const [name = '', value = ''] = line.split(';')[0]!.split('=')
      return { name, value }
    })
    return { statusCode: answer.status, cookies, json: () => JSON.parse(body) as unknown } as never
  },
})

/** Runs in the portal first: moves its clock to another moment, and makes random numbers repeatable. */
const FROZEN = (moment: number) => `
  import crypto from 'node:crypto'
  import { syncBuiltinESMExports } from 'node:module'
  const now = Date.now
  const past = now() - ${moment}
  Date.now = () => now() - past
  let state = 1
  crypto.randomInt = (first, last) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return first + Math.floor((state / 4294967296) * (last - first))
  }
  syncBuiltinESMExports()`
const preloaded = (moment: number) => `data:text/javascript,${encodeURIComponent(FROZEN(moment))}`

/** Opens a world that begins now, or at another moment. */
export async function openWorld(
  settings: Readonly<Record<string, string>> = {},
  port?: number,
  begins?: number,
) {
  const data = makeDataFolder('world')
  const workerKey = randomBytes(24).toString('hex')
  // Behind a proxy, so that each player may have their own network; without seats of its own for cloud games.
  const portal = await startPortal(data.folder, {
    ...(port === undefined ? {} : { port }),
    settings: {
      TRUSTED_PROXIES: '1',
      WORKER_KEY: workerKey,
      CLOUD_CAPACITY: '0',
      ...(begins === undefined ? {} : { NODE_OPTIONS: `--import=${preloaded(begins)}` }),
      ...settings,
    },
  })
  const database = new Pool({ host: join(data.folder, 'postgres'), user: 'islet', database: 'islet', max: 2 })
  let networks = 0

  return {
    url: portal.url,
    dataFolder: data.folder,
    workerKey,
    /** An unused network address. */
    newNetwork: () => `198.51.${100 + Math.floor(++networks / 250)}.${(networks % 250) + 1}`,
    /** A device without a browser, which uses the portal's own client. */
    device(name: string): TestDevice {
      const device = testDevice(overHttp(portal.url), name)
      device.address = this.newNetwork()
      return device
    },
    /** Changes the database directly, for what a walk cannot wait for. */
    async change(statement: string, values: readonly unknown[] = []): Promise<void> {
      const now = begins === undefined ? 'now()' : `to_timestamp(${begins / 1000})`
      await database.query(statement.replaceAll('now()', now), [...values])
    },
    async close() {
      await database.end()
      await portal.stop()
      data.remove()
    },
  }
}
