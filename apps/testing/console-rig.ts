import { inTransaction } from '#kit/db/transaction.ts'
import { seededKeys } from '#kit/server/keys.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { openConsole } from '#apps/console/server/open-console.ts'
import type { StaffRole } from '#modules/staff/model.ts'
import { insertSession, insertStaff } from '#modules/staff/server/index.ts'
import { createHash } from 'node:crypto'
import { testCatalogue } from './test-catalogue.ts'
import { testCloudGames } from './cloud-rig.ts'
import { softPasskey } from './soft-passkey.ts'
import type { TestPortal } from './test-portal.ts'

export const CONSOLE_URL = 'http://localhost:8081'
const BROWSER = 'a browser of tests'

export interface ConsoleWish {
  readonly address?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly method?: 'GET' | 'POST'
}

/** The console over the database of a test portal, with operators who are signed in already. */
export function openConsoleRig(
  portal: Pick<TestPortal, 'database' | 'db' | 'now'>,
  wish: { readonly trustedProxies?: number; readonly url?: string } = {},
) {
  const { trustedProxies = 0, url = CONSOLE_URL } = wish
  const keys = seededKeys(11)
  let passkeys = 0
  const data = makeDataFolder('console-rig')
  const app = openConsole({
    settings: { host: '127.0.0.1', port: Number(new URL(url).port), url, trustedProxies },
    database: portal.database,
    clock: portal.now,
    keys,
    root: import.meta.dirname,
    dataFolder: data.folder,
    publicUrl: undefined,
    catalogue: testCatalogue,
    cloudGames: testCloudGames,
  })

  async function ask(
    key: string | undefined,
    path: string,
    body: object | undefined,
    wish: ConsoleWish = {},
  ) {
    const { host, origin, port } = new URL(url)
    const given = {
      host,
      origin,
      'x-console': '1',
      'user-agent': BROWSER,
      ...(key ? { cookie: `islet-console-${port}=${key}` } : {}),
      ...wish.headers,
    }
    const answer = await app.inject({
      method: wish.method ?? (body ? 'POST' : 'GET'),
      url: path,
      remoteAddress: wish.address ?? '127.0.0.1',
      headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(body ? { payload: body } : {}),
    })
    return { status: answer.statusCode, headers: answer.headers, ...(answer.json() as Answer) }
  }

  return {
    app,
    ask,
    url,
    dataFolder: data.folder,
    /** An operator in a session of their own. */
    async operator(name: string, role: StaffRole, accountId: number | null = null) {
      const key = keys.token()
      const staff = await inTransaction(portal.db, async (tx) => {
        const made = await insertStaff(tx, { name, role, accountId }, portal.now())
        const browser = createHash('sha256').update(BROWSER).digest('base64url').slice(0, 22)
        const session = { sessionId: keys.id(portal.now()), operatorId: made.operatorId }
        await insertSession(tx, key, { ...session, address: '127.0.0.1', browser }, portal.now())
        return made
      })
      const post = (path: string, body: object = {}, wish?: ConsoleWish) => ask(key, path, body, wish)
      const given = (command: string, words: object = {}, options: object = {}) => ({
        command,
        words,
        options,
        files: [],
      })
      const passkey = (site = url) =>
        softPasskey(portal.db, staff.operatorId, {
          id: `${name} ${passkeys++}`,
          url: site,
          now: portal.now(),
        })
      let own: Awaited<ReturnType<typeof softPasskey>> | undefined
      /** A passkey shown for a purpose. */
      const proof = async (purpose: string) => {
        own ??= await passkey()
        const { ceremony, options } = await post('/api/proof/ask', { purpose })
        return { ceremony: ceremony!, answer: own.answer(options!.challenge) }
      }
      const confirm = async (token: string, purpose?: string) =>
        post('/api/confirm', purpose === undefined ? { token } : { token, proof: await proof(purpose) })
      return {
        ...staff,
        key,
        passkey,
        proof,
        post,
        get: (path: string, wish?: ConsoleWish) => ask(key, path, undefined, wish),
        read: (command: string, words?: object, options?: object) =>
          post('/api/read', given(command, words, options)),
        try: (command: string, words?: object, options?: object) =>
          post('/api/try', given(command, words, options)),
        /** Confirms by an open session, and by a passkey where a purpose is given. */
        confirm,
        /** The second operator's verdict, with a passkey where one is asked for. */
        async second(confirmationId: string) {
          const { purpose } = await post('/api/waiting/look', { confirmationId })
          const proved = purpose === undefined ? {} : { proof: await proof(purpose) }
          return post('/api/waiting/decide', { confirmationId, verdict: 'confirm', ...proved })
        },
        /** Tries and confirms at once. */
        async change(command: string, words?: object, options?: object) {
          const tried = await post('/api/try', given(command, words, options))
          return tried.token === undefined ? tried : confirm(tried.token, tried.purpose)
        },
      }
    },
    async close() {
      await app.close()
      data.remove()
    },
  }
}

interface Answer {
  readonly ok: boolean
  readonly why?: string
  readonly kind?: string
  readonly text?: string
  readonly runId?: string
  readonly ceremony?: string
  readonly options?: { readonly challenge: string }
  readonly invitation?: string
  readonly codes?: readonly (string | number)[]
  readonly passkeys?: readonly { readonly handle: string }[]
  readonly isOver?: boolean
  readonly files?: readonly { readonly name: string }[]
  readonly token?: string
  readonly purpose?: string
  readonly second?: string
  readonly subject?: string
  readonly told?: string
  readonly differences?: readonly string[]
  readonly facts?: unknown
  readonly list?: readonly {
    readonly confirmationId: string
    readonly isMine: boolean
    readonly by: string
  }[]
  readonly areas?: readonly {
    readonly area: string
    readonly commands: readonly { readonly name: string }[]
  }[]
}

export type ConsoleRig = ReturnType<typeof openConsoleRig>
