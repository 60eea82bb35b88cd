import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import type { Answer } from '#kit/contract/envelope.ts'
import type { Database } from '#kit/db/open-database.ts'
import { testDevice, type TestDevice } from './test-device.ts'

const SERVER = join(import.meta.dirname, 'crash-server.ts')

export interface RunningServer {
  readonly url: string
  /** Kills it without a warning; with its database when asked. */
  kill(withDatabase?: boolean): Promise<void>
  stop(): Promise<void>
}

/** The API in a process of its own, over the embedded database of the folder or one that runs at `url`. */
export async function startServer(dataFolder: string, url?: string): Promise<RunningServer> {
  const child = spawn(process.execPath, [SERVER, dataFolder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: url === undefined ? process.env : { ...process.env, DATABASE_URL: url },
  })
  const address = await readyUrl(child)
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  return {
    url: address,
    async kill(withDatabase = false) {
      const databases = withDatabase ? childrenOf(child.pid) : []
      const ended = end('SIGKILL')
      for (const pid of databases) process.kill(pid, 'SIGKILL')
      await ended
    },
    stop: () => end('SIGTERM'),
  }
}

/** Where another process finds the database of a test. */
export async function addressOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ host: string; name: string; user: string }>`
    select current_setting('unix_socket_directories') as host, current_database() as name, current_user as user`.execute(
    db,
  )
  const { host, name, user } = rows[0]!
  return `postgres://${user}@localhost/${name}?host=${encodeURIComponent(host)}`
}

/** A device that reaches a server of a process of its own, wherever that is at the moment. */
export const deviceAt = (url: () => string, name: string): TestDevice =>
  testDevice(
    {
      async inject({ url: path, headers, payload }) {
        const answer = await fetch(`${url()}${String(path)}`, {
          method: 'POST',
          headers: headers as Record<string, string>,
          body: typeof payload === 'string' ? payload : JSON.stringify(payload),
        })
        const body = await answer.text()
        return {
          statusCode: answer.status,
          headers: Object.fromEntries(answer.headers),
          cookies: [],
          body,
          json: () => JSON.parse(body) as unknown,
        } as never
      },
    },
    name,
  )

/** What a server prints when it can be called: `ready <url>`. */
export async function readyUrl(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (url) return url
  }
  throw new Error('The server ended before it was ready')
}

/** The database server is a child of the process; where the system does not tell, it is left to end by itself. */
function childrenOf(pid: number | undefined): number[] {
  const list = `/proc/${pid}/task/${pid}/children`
  return existsSync(list) ? readFileSync(list, 'utf8').split(' ').filter(Boolean).map(Number) : []
}

/** One write that the server said it had done. */
export interface Acknowledged {
  readonly deviceId: string
  readonly token: string
  readonly nickname: string
}

export async function call(
  url: string,
  path: string,
  params: object,
  token?: string,
): Promise<Answer['result']> {
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ id: 1, params, head: {} }),
  })
  const { result, error } = (await response.json()) as Answer
  if (!result) throw new Error(`${path} was refused: ${JSON.stringify(error)}`)
  return result
}

/** Signs devices in and names them, one after the other, until the server is gone. Counts both as writes. */
export async function writeUntilKilled(url: string, acknowledged: Acknowledged[]): Promise<void> {
  for (;;) {
    const deviceId = randomUUID().toUpperCase()
    const nickname = nameOf(deviceId)
    try {
      const { tokenInfo } = (await call(url, 'acc/signin/device/id', { visitId: deviceId })) as {
        tokenInfo: { tokenStr: string }
      }
      const token = tokenInfo.tokenStr
      const place = acknowledged.push({ deviceId, token, nickname: '' }) - 1
      await call(url, 'me/age', { year: 1990 }, token)
      await call(url, 'me/set/nickname', { nickName: nickname }, token)
      acknowledged[place] = { deviceId, token, nickname }
    } catch (error) {
      if ((error as Error).message.includes('was refused')) throw error
      return
    }
  }
}

/** Letters that spell no word, rude or not, in place of hexadecimal digits. */
const nameOf = (deviceId: string) =>
  deviceId.slice(0, 8).replace(/[0-9A-F]/g, (digit) => 'bdhklmprtvwxzjyq'[Number.parseInt(digit, 16)]!)

/** The acknowledged writes that the server does not know any more. A name may be stored that was not acknowledged. */
export async function findLost(url: string, acknowledged: readonly Acknowledged[]): Promise<Acknowledged[]> {
  const lost: Acknowledged[] = []
  for (const write of acknowledged) {
    const status = await call(url, 'acc/signin/status', { visitId: write.deviceId }, write.token).catch(
      () => null,
    )
    if (!status || (write.nickname !== '' && status['nickName'] !== write.nickname)) lost.push(write)
  }
  return lost
}
