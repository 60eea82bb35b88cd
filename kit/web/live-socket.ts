import {
  LIVE_PROTOCOL,
  LIVE_VERSION,
  LiveKind,
  type LiveFrame,
  type LiveItem,
  type LiveRequest,
} from '#kit/contract/live-protocol.ts'
import { dice } from '#kit/random/dice.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { minutes, seconds } from '#kit/time/time.ts'

/** The used subset of the browser's WebSocket. */
export type PlainSocket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onclose' | 'onmessage' | 'onerror'
>

export interface LiveParts {
  /** A fresh ticket; each opens one socket. */
  ticket(): Promise<string>
  open(protocols: readonly string[]): PlainSocket
}

export interface SocketEvents {
  item(item: LiveItem): void
  /** The socket is open; `again` after a reconnect. */
  up(again: boolean): void
  down(): void
}

export interface LiveSocket {
  send(request: LiveRequest): void
  close(): void
}

const FIRST_PAUSE = seconds(1)
const LONGEST_PAUSE = minutes(5)
/** A shorter connection counts as a failure, so that a struggling server is not overrun. */
const STEADY_AFTER = seconds(10)
/** A tab hidden for this long is disconnected. */
const HIDDEN_FOR = minutes(1)
const ASK_EVERY = minutes(1)
const ANSWER_WITHIN = seconds(10)

/** The back-off after so many failures, with jitter: after a restart clients must not all reconnect at once. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.5 + dice() / 2)

type Timer = 'retry' | 'steady' | 'hiding' | 'silence'

interface Line {
  readonly parts: LiveParts
  readonly events: SocketEvents
  readonly timers: Partial<Record<Timer, ReturnType<typeof setTimeout>>>
  socket: PlainSocket | undefined
  isAsking: boolean
  isPaused: boolean
  wasUp: boolean
  failures: number
}

async function connect(line: Line): Promise<void> {
  const { parts, timers } = line
  clearTimeout(timers.retry)
  if (line.socket || line.isAsking || line.isPaused) return
  line.isAsking = true
  const ticket = await parts.ticket().catch(ignoreFailure('tried again later'))
  line.isAsking = false
  if (line.isPaused) return
  if (ticket === undefined) fail(line)
  else watch(line, parts.open([LIVE_PROTOCOL, ticket]))
}

function watch(line: Line, opening: PlainSocket): void {
  const { events, timers } = line
  line.socket = opening
  opening.onopen = () => {
    timers.steady = setTimeout(() => (line.failures = 0), STEADY_AFTER)
    const again = line.wasUp
    line.wasUp = true
    events.up(again)
  }
  opening.onmessage = ({ data }) => {
    clearTimeout(timers.silence)
    for (const item of readFrame(data)) if (item.kind !== LiveKind.here) events.item(item)
  }
  opening.onerror = () => undefined
  opening.onclose = ({ reason }) => {
    drop(line)
    // A rate-limited client is told the seconds to wait; other reasons are text.
    fail(line, 1000 * Number(reason) || 0)
  }
}

/** Ignores this socket from here on; one without a network would take minutes to close. */
function drop(line: Line): void {
  const old = line.socket
  line.socket = undefined
  clearTimeout(line.timers.steady)
  clearTimeout(line.timers.silence)
  if (!old) return
  old.onopen = old.onclose = old.onmessage = null
  old.close()
  line.events.down()
}

function fail(line: Line, asked = 0): void {
  line.timers.retry = setTimeout(() => connect(line), Math.max(pauseAfter(++line.failures), asked))
}

function pause(line: Line): void {
  line.isPaused = true
  clearTimeout(line.timers.retry)
  drop(line)
}

function resume(line: Line): void {
  clearTimeout(line.timers.hiding)
  line.isPaused = false
  void connect(line)
}

function send({ socket }: Line, request: LiveRequest): void {
  if (socket?.readyState === 1) socket.send(JSON.stringify({ v: LIVE_VERSION, ...request }))
}

/** After a change of network a phone's socket looks open but is dead. */
function askForLife(line: Line): void {
  const { socket, timers } = line
  if (socket?.readyState !== 1) return
  send(line, { type: 'here' })
  clearTimeout(timers.silence)
  timers.silence = setTimeout(() => {
    drop(line)
    void connect(line)
  }, ANSWER_WITHIN)
}

/** Follows visibility and connectivity, until the signal. */
function followPage(line: Line, signal: AbortSignal): void {
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(line.timers.hiding)
      if (document.hidden) line.timers.hiding = setTimeout(() => pause(line), HIDDEN_FOR)
      else resume(line)
    },
    { signal },
  )
  // A page with an open socket would be excluded from the back/forward cache.
  addEventListener('pagehide', () => pause(line), { signal })
  addEventListener('pageshow', () => resume(line), { signal })
  addEventListener('online', () => (line.socket ? askForLife(line) : void connect(line)), { signal })
}

/** Keeps one socket open while the page is visible. Where sockets are blocked it retries with increasing delays. */
export function openLiveSocket(parts: LiveParts, events: SocketEvents): LiveSocket {
  const line: Line = {
    parts,
    events,
    timers: {},
    socket: undefined,
    isAsking: false,
    isPaused: false,
    wasUp: false,
    failures: 0,
  }
  const leave = new AbortController()
  followPage(line, leave.signal)
  const asking = setInterval(() => askForLife(line), ASK_EVERY)
  void connect(line)

  return {
    send: (request) => send(line, request),
    close() {
      leave.abort()
      clearInterval(asking)
      clearTimeout(line.timers.hiding)
      pause(line)
    },
  }
}

/** The messages of a frame; none for another protocol version. */
function readFrame(data: unknown): readonly LiveItem[] {
  try {
    const { v, list } = JSON.parse(String(data)) as LiveFrame
    return v === LIVE_VERSION && Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
