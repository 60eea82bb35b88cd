import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { GATEWAY_LIMITS } from '#kit/sockets/gateway-limits.ts'
import { median, type Figure } from './figure.ts'
import type { CrowdReport, CrowdWish, Spread } from './socket-crowd.ts'
import type { ServerKind, ServerReady, ServerWish, Usage } from './socket-server.ts'

const IDLE_SOCKETS = 10_000
const SOCKETS = 5000
const LONGEST_WAIT_OF_A_MESSAGE = 250
const SAY_EVERY = 50
const SPEECH = 20_000
const MEGABYTE = 2 ** 20
const LONGEST_WAIT = 180_000
const WARM_ROUNDS = 5
const ROUNDS = 60
const TURNS = 3
const PEERS = ['ws', 'socket.io'] as const
const TARGETS = { ws: 0.6, 'socket.io': 1.5 }
const TEXT = 'Did anybody find the last shell of the tide set? I have two spare palms to swap.'

/** Rejects when a process ends, so that nobody waits for its messages. */
const endings = new WeakMap<ChildProcess, readonly Promise<never>[]>()

/** Starts a process pinned to a core, if the system supports it: the server gets the first, its clients another. */
function start(file: string, core: number, args: readonly string[]): ChildProcess {
  const command = [process.execPath, join(import.meta.dirname, file), ...args]
  const pinned = spawnSync('taskset', ['-c', String(core), 'true']).status === 0
  const [program, ...rest] = pinned ? ['taskset', '-c', String(core), ...command] : command
  const child = spawn(program!, rest, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ending = once(child, 'exit').then(() => {
    throw new Error('A process of the bench has ended')
  })
  ending.catch(() => undefined)
  endings.set(child, [ending])
  return child
}

async function heard<Message extends { readonly type: string }>(child: ChildProcess, type: Message['type']) {
  for (;;) {
    const next = once(child, 'message', { signal: AbortSignal.timeout(LONGEST_WAIT) })
    const [message] = (await Promise.race([next, ...(endings.get(child) ?? [])])) as [Message]
    if (message.type === type) return message
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

interface Scene {
  say(): void
  tellServer(wish: ServerWish): void
  usage(): Promise<Usage>
  /** Waits until all clients have read this many messages since `begin`. */
  readByAll(messages: number): Promise<void>
  begin(): void
  report(): Promise<CrowdReport>
}

interface Cast {
  readonly kind: ServerKind
  readonly sockets: number
  readonly tick?: number
}

/** Runs one server with its clients, with nothing else of ours on the machine. */
async function perform<T>(
  { kind, sockets, tick = GATEWAY_LIMITS.tick }: Cast,
  act: (scene: Scene) => Promise<T>,
): Promise<T> {
  const { folder, remove } = makeDataFolder('sockets')
  const server = start('socket-server.ts', 0, [kind, folder, String(sockets), String(tick)])
  const crowd = start('socket-crowd.ts', 1, [])
  try {
    const { port, tickets } = await heard<ServerReady>(server, 'ready')
    const tell = (wish: CrowdWish) => crowd.send(wish)
    tell({ type: 'open', kind, port, count: sockets, tickets })
    await heard(crowd, 'opened')
    const tellServer = (wish: ServerWish) => server.send(wish)
    return await act({
      tellServer,
      say: () =>
        tellServer({
          type: 'say',
          body: { text: TEXT, at: Math.round(performance.timeOrigin + performance.now()) },
        }),
      usage() {
        tellServer({ type: 'usage' })
        return heard<Usage>(server, 'usage')
      },
      readByAll(messages) {
        tell({ type: 'wait', messages: messages * sockets })
        return heard(crowd, 'reached').then(() => undefined)
      },
      begin: () => tell({ type: 'begin' }),
      report() {
        tell({ type: 'report' })
        return heard<CrowdReport>(crowd, 'report')
      },
    })
  } finally {
    await Promise.all([server, crowd].map(end))
    remove()
  }
}

/** Idle clients, long enough to include pings, session checks and database writes. */
const idle = () =>
  perform({ kind: 'islet', sockets: IDLE_SOCKETS }, async ({ usage, report }) => {
    await pause(5000)
    const before = await usage()
    await pause(65_000)
    const { rssBytes, cpuMs } = await usage()
    const { lost } = await report()
    return { rssBytes, lost, share: (cpuMs - before.cpuMs) / 65_000 }
  })

/** Twenty messages a second for twenty seconds. */
const speech = (kind: ServerKind) =>
  perform({ kind, sockets: SOCKETS }, async ({ say, begin, usage, report, readByAll }) => {
    await pause(2000)
    begin()
    const before = await usage()
    const messages = SPEECH / SAY_EVERY
    const start = performance.now()
    for (let said = 0; said < messages; said++) {
      await pause(Math.max(0, start + said * SAY_EVERY - performance.now()))
      say()
    }
    await readByAll(messages)
    const length = performance.now() - start
    const { cpuMs } = await usage()
    const used = cpuMs - before.cpuMs
    return { ...(await report()), cpuMs: used, share: used / length }
  })

/**
 * A server's capacity: sends each message to all clients as soon as all have read the last one. Measured per second of its
 * CPU time, which clients and other load do not affect, and per second of wall-clock time.
 */
const capacity = (kind: ServerKind) =>
  perform({ kind, sockets: SOCKETS, tick: 0 }, async ({ say, begin, readByAll, report, usage }) => {
    begin()
    let before = await usage()
    let start = performance.now()
    for (let round = 1; round <= WARM_ROUNDS + ROUNDS; round++) {
      if (round === WARM_ROUNDS + 1) {
        before = await usage()
        start = performance.now()
      }
      say()
      await readByAll(round)
    }
    const length = performance.now() - start
    const { cpuMs } = await usage()
    const { frames } = await report()
    if (frames !== (WARM_ROUNDS + ROUNDS) * SOCKETS) throw new Error(`${kind} sent ${frames} frames`)
    const counted = ROUNDS * SOCKETS * 1000
    return { byClock: counted / length, byProcessor: counted / (cpuMs - before.cpuMs) }
  })

const round = (value: number, digits = 0) => Math.round(value * 10 ** digits) / 10 ** digits
const spreadText = ({ p50, p99, most }: Spread) =>
  `median ${round(p50)} ms, p99 ${round(p99)} ms, most ${round(most)} ms`

async function idleFigures(): Promise<readonly Figure[]> {
  const { rssBytes, share, lost } = await idle()
  const megabytes = round(rssBytes / MEGABYTE)
  return [
    {
      name: `resident memory with ${IDLE_SOCKETS} idle sockets`,
      value: megabytes,
      unit: 'MB',
      against: 'target 1024 MB',
      ratio: round(megabytes / 1024, 2),
    },
    {
      name: 'processor while they are idle',
      value: round(share * 100, 1),
      unit: '% of a core',
      against: `${lost} of them lost`,
      ratio: round(share, 3),
    },
  ]
}

async function speechFigures(): Promise<readonly Figure[]> {
  const ours = await speech('islet')
  const load = `${SOCKETS} sockets, 20 messages/s`
  const figures: Figure[] = [
    {
      name: 'p99 of a world message, its wait for the tick with it',
      value: round(ours.all.p99),
      unit: 'ms',
      against: `target ${LONGEST_WAIT_OF_A_MESSAGE} ms; a tick of ${GATEWAY_LIMITS.tick} ms; ${load}: ${spreadText(ours.all)}`,
      ratio: round(ours.all.p99 / LONGEST_WAIT_OF_A_MESSAGE, 2),
    },
  ]
  for (const peer of PEERS) {
    const theirs = await speech(peer)
    figures.push({
      name: `messages read a second of the server's processor, beside ${peer}`,
      value: round(ours.messages / (ours.cpuMs / 1000)),
      unit: 'messages/s',
      against: `${peer}, ${round(theirs.messages / (theirs.cpuMs / 1000))}/s; ${load}; ${round(ours.share * 100)} % of a core and ${round(theirs.share * 100)} %; ${peer}: ${spreadText(theirs.all)}`,
      ratio: round((ours.messages * theirs.cpuMs) / (theirs.messages * ours.cpuMs), 2),
    })
  }
  return figures
}

async function capacityFigures(): Promise<readonly Figure[]> {
  const measured = new Map<ServerKind, { byClock: number; byProcessor: number }[]>()
  for (let turn = 0; turn < TURNS; turn++)
    for (const kind of ['islet', ...PEERS] as const)
      measured.set(kind, [...(measured.get(kind) ?? []), await capacity(kind)])
  const middle = (kind: ServerKind, by: 'byClock' | 'byProcessor') =>
    round(median((measured.get(kind) ?? []).map((one) => one[by])))
  return PEERS.map((peer) => ({
    name: `frames to ${SOCKETS} sockets a second of the server's processor, beside ${peer}`,
    value: middle('islet', 'byProcessor'),
    unit: 'frames/s',
    against: `${peer}, ${middle(peer, 'byProcessor')}/s; target ${TARGETS[peer]} times; by the clock ${middle('islet', 'byClock')} and ${middle(peer, 'byClock')}`,
    ratio: round(middle('islet', 'byProcessor') / middle(peer, 'byProcessor'), 2),
  }))
}

export const run = async (): Promise<readonly Figure[]> => [
  ...(await idleFigures()),
  ...(await speechFigures()),
  ...(await capacityFigures()),
]
