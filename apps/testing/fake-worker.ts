import { vi, expect } from 'vitest'
import { WebSocket } from 'ws'
import { TEST_WORKER_KEY } from '#apps/testing/test-portal.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type {
  CoordinatorMessage,
  EndReason,
  SessionBeat,
  SessionState,
  WorkerMessage,
} from '#modules/streaming/model.ts'

const WAIT = { interval: 5 }

export interface FakeWorkerOptions {
  /** Where the portal listens, such as `127.0.0.1:8080`. */
  readonly address: string
  readonly workerId?: string
  readonly bootId?: string
  readonly line?: string
  readonly capacity?: number
  readonly mediaUrl?: string
  readonly key?: string
  /** The games that it says it has; all that it is asked about when nothing is said. */
  readonly gameKeys?: readonly string[]
  /** What it still has, when it comes back. */
  readonly sessions?: readonly SessionBeat[]
  /** It only says hello: what follows is the test's to say. */
  readonly isSilent?: boolean
}

export type FakeWorker = Awaited<ReturnType<typeof openFakeWorker>>

/** A worker without games: it speaks the protocol over a real socket, and a test decides what happens in its sessions. */
export async function openFakeWorker(options: FakeWorkerOptions) {
  const { workerId = 'worker-1', bootId = 'boot-1', line = 'home', capacity = 100 } = options
  const heard: CoordinatorMessage[] = []
  const sessions = new Map<string, SessionBeat>((options.sessions ?? []).map((one) => [one.playId, one]))
  let sequence = 0
  let closed: number | undefined
  let beats: NodeJS.Timeout | undefined
  const socket = new WebSocket(`ws://${options.address}/api/worker`, {
    headers: { authorization: `Bearer ${options.key ?? TEST_WORKER_KEY}` },
  })
  const say = (message: WorkerMessage) => socket.send(JSON.stringify(message))
  socket.on('error', () => undefined)
  socket.on('close', (code) => {
    closed = code
    clearInterval(beats)
  })
  socket.on('message', (data) => {
    const message = JSON.parse(String(data as Buffer)) as CoordinatorMessage
    heard.push(message)
    if (options.isSilent) return
    if (message.type === 'welcome')
      say({ type: 'games', gameKeys: options.gameKeys ?? message.programs.map(({ gameKey }) => gameKey) })
    if (message.type === 'start' && !sessions.has(message.playId)) {
      sessions.set(message.playId, { playId: message.playId, state: 'waiting', playedMs: 0 })
      say({ type: 'started', playId: message.playId, milliseconds: 500 })
    }
    if (message.type === 'end') endOf(message.playId, message.reason)
  })
  await vi.waitFor(() => expect(socket.readyState).not.toBe(WebSocket.CONNECTING), WAIT)
  if (socket.readyState === WebSocket.OPEN)
    say({
      type: 'hello',
      protocol: 1,
      workerId,
      bootId,
      line: { key: line, name: 'Home', area: 'Here' },
      mediaUrl: options.mediaUrl ?? '',
      capacity,
      sessions: [...sessions.values()],
    })

  /** A real worker says of a play that it never heard of that it is not there. */
  function endOf(playId: string, reason: EndReason): void {
    if (sessions.has(playId)) end(playId, reason)
    else if (!playId.startsWith('beat-')) say({ type: 'ended', playId, reason: 'lost', playedMs: 0 })
  }

  function end(playId: string, reason: EndReason): void {
    const session = sessions.get(playId)
    if (!session) return
    sessions.delete(playId)
    say({ type: 'ended', playId, reason, playedMs: session.playedMs })
  }

  return {
    workerId,
    bootId,
    socket,
    say,
    sessions,
    /** What it was told, by kind; not the answers to its beats. */
    heard: <Type extends CoordinatorMessage['type']>(type: Type) =>
      heard.filter(
        (message): message is Extract<CoordinatorMessage, { type: Type }> =>
          message.type === type && !(message.type === 'end' && message.playId.startsWith('beat-')),
      ),
    /** Waits until it was told so many of a kind. */
    async hears<Type extends CoordinatorMessage['type']>(type: Type, count = 1) {
      await vi.waitFor(() => expect(this.heard(type).length).toBeGreaterThanOrEqual(count), WAIT)
      return this.heard(type)
    },
    /** What happens in a session; `more` is how much longer somebody watches by now. */
    set(playId: string, state: SessionState, more = 0): void {
      const playedMs = (sessions.get(playId)?.playedMs ?? 0) + more
      sessions.set(playId, { playId, state, playedMs })
    },
    /** Beats, and waits until the portal has taken it in: a session that nobody knows is answered when it has. */
    async beat(isDraining = false): Promise<void> {
      const playId = `beat-${++sequence}`
      const stranger: SessionBeat = { playId, state: 'away', playedMs: 0 }
      say({ type: 'beat', sequence, isDraining, sessions: [...sessions.values(), stranger] })
      const isAnswered = () => heard.some((one) => one.type === 'end' && one.playId === playId)
      await vi.waitFor(() => expect(isAnswered()).toBe(true), WAIT)
    },
    /** Beats as a real worker does, until its socket closes. */
    keepBeating(every: number): void {
      beats ??= setInterval(() => {
        this.beat().catch(ignoreFailure('a portal that ends answers no beat'))
      }, every)
    },
    end,
    /** The code that its socket was closed with. */
    closed: () => vi.waitFor(() => (expect(closed).toBeDefined(), closed!), WAIT),
    /** The line breaks without a goodbye. */
    async vanish(): Promise<void> {
      socket.terminate()
      await vi.waitFor(() => expect(closed).toBeDefined(), WAIT)
    },
  }
}
