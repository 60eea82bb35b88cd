import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { startPortal } from '../e2e/portal.ts'
import type { Figure } from './figure.ts'
import { attackKinds, BOMBED_GAME, type Line } from './siege-kinds.ts'

export interface AttackWish {
  readonly port: number
  readonly rate: number
  readonly milliseconds: number
  readonly network: string
  readonly lines: readonly Line[]
  /** The token of the attacker's account. */
  readonly token: string
}

/** The number of requests sent, and answers by status. */
export interface AttackOutcome {
  readonly sent: number
  readonly answers: Readonly<Record<string, number>>
}

const RATE = 500
const ATTACK_MS = 4000
const QUIET_MS = 2000
/** Lets the buckets and queues of the previous attack drain. */
const REST_MS = 1000
const HONEST_EVERY_MS = 25
const HONEST_FROM = '198.51.100.7'
const ATTACK_FROM = '192.0.2.N'

/** Delay of other players while one network sends 500 requests a second of a kind, compared with a quiet time. */
export async function run(): Promise<readonly Figure[]> {
  const data = makeDataFolder('siege')
  const portal = await startPortal(data.folder, { settings: { TRUSTED_PROXIES: '1', LOG_LEVEL: 'fatal' } })
  const port = Number(new URL(portal.url).port)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  try {
    const honest = await honestPlayer(port, agent)
    await honest(2000)
    const attacker = await attackerAt(port, agent)
    const figures: Figure[] = []
    for (const [name, lines] of await wantedKinds(attacker.runKey)) {
      const quiet = p95(await honest(QUIET_MS))
      const attack = attackBy({
        port,
        rate: RATE,
        milliseconds: ATTACK_MS,
        network: ATTACK_FROM,
        lines,
        token: attacker.token,
      })
      const waited = p95(await honest(ATTACK_MS))
      figures.push(figureOf(name, { waited, quiet, ...(await attack) }))
      await pause(REST_MS)
    }
    return figures
  } finally {
    agent.destroy()
    await portal.stop()
    data.remove()
  }
}

/** All kinds, or those of `SIEGE_KINDS`, separated by commas. */
async function wantedKinds(runKey: string) {
  const kinds = await attackKinds(runKey)
  const named = process.env['SIEGE_KINDS']?.split(',') ?? Object.keys(kinds)
  const unknown = named.filter((name) => !(name in kinds))
  if (unknown.length > 0)
    throw new Error(`No kind ${unknown.join(', ')}; there are ${Object.keys(kinds).join(', ')}`)
  return named.map((name) => [name, kinds[name]!] as const)
}

interface Siege extends AttackOutcome {
  readonly waited: number
  readonly quiet: number
}

const tenths = (milliseconds: number) => Math.round(milliseconds * 10) / 10

const figureOf = (name: string, { waited, quiet, sent, answers }: Siege): Figure => ({
  name: `honest p95 under ${name} (${sent} sent, ${Object.entries(answers)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')})`,
  value: tenths(waited),
  unit: 'ms',
  against: `quiet p95 just before, ${tenths(quiet)} ms`,
  ratio: Math.round((waited / quiet) * 100) / 100,
})

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}

const attackBy = (wish: AttackWish) =>
  new Promise<AttackOutcome>((resolve, reject) => {
    const worker = new Worker(new URL('./siege-attack.ts', import.meta.url), { workerData: wish })
    worker.once('message', (outcome: AttackOutcome) => void worker.terminate().then(() => resolve(outcome)))
    worker.once('error', reject)
  })

interface Sent {
  readonly text: string
  readonly took: number
}

/** A client that sends from one address, signed in once it has a token. */
function senderFrom(from: string, port: number, agent: Agent) {
  return (path: string, body?: object, token?: string) =>
    new Promise<Sent>((resolve, reject) => {
      const startedAt = performance.now()
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent,
          method: body ? 'POST' : 'GET',
          headers: {
            'x-forwarded-for': from,
            'accept-encoding': 'br',
            ...(body ? { 'content-type': 'application/json' } : {}),
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        },
        (answer) => {
          let text = ''
          answer.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
          answer.once('end', () => resolve({ text, took: performance.now() - startedAt }))
        },
      )
      asked.once('error', reject)
      asked.end(body && JSON.stringify(body))
    })
}

const envelope = (params: object) => ({ id: 1, params, head: {} })
const resultOf = <Result>({ text }: Sent) => (JSON.parse(text) as { result: Result }).result

async function signIn(send: ReturnType<typeof senderFrom>, visitId: string): Promise<string> {
  const answer = await send('/api/acc/signin/device/id', envelope({ visitId }))
  return resultOf<{ tokenInfo: { tokenStr: string } }>(answer).tokenInfo.tokenStr
}

/** A signed-in player on another network: home page, a game and a call in turn. */
async function honestPlayer(port: number, agent: Agent) {
  const visitId = randomUUID().toUpperCase()
  const send = senderFrom(HONEST_FROM, port, agent)
  const token = await signIn(send, visitId)
  const turns = [
    () => send('/'),
    () => send('/api/acc/signin/status', envelope({ visitId }), token),
    () => send('/g/2048'),
  ]
  let count = 0
  return async (milliseconds: number): Promise<readonly number[]> => {
    const times: number[] = []
    for (const end = performance.now() + milliseconds; performance.now() < end;) {
      const { took } = await turns[count++ % turns.length]!()
      times.push(took)
      await pause(HONEST_EVERY_MS)
    }
    return times
  }
}

/** Prepares the attacker, within the rules: an account, and a run in progress. */
async function attackerAt(port: number, agent: Agent) {
  const send = senderFrom(ATTACK_FROM.replace('N', '1'), port, agent)
  const token = await signIn(send, randomUUID().toUpperCase())
  const start = (more: object) =>
    send('/api/game/run/start', envelope({ gameId: BOMBED_GAME, ...more }), token)
  const [run] = resultOf<{ list: readonly { runKey: string }[] }>(await start({})).list
  await start({ runKey: run!.runKey })
  return { token, runKey: run!.runKey }
}
