import {
  LIVE_PROTOCOL,
  LIVE_VERSION,
  LiveKind,
  type LiveFrame,
  type LiveItem,
  type LiveWish,
} from '#kit/contract/live-protocol.ts'
import { dice } from '#kit/random/dice.ts'
import { forgive } from '#kit/result/forgive.ts'
import { minutes, seconds } from '#kit/time/time.ts'

/** As much of a browser's WebSocket as is used here. */
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
  /** The socket stands; `again` when it did before. */
  up(again: boolean): void
  down(): void
}

export interface LiveSocket {
  send(wish: LiveWish): void
  close(): void
}

const FIRST_PAUSE = seconds(1)
const LONGEST_PAUSE = minutes(5)
/** One that breaks sooner counts as a failure, so that a server in trouble is not run down. */
const STEADY_AFTER = seconds(10)
/** A tab that nobody looks at for so long needs no news. */
const HIDDEN_FOR = minutes(1)
const ASK_EVERY = minutes(1)
const ANSWER_WITHIN = seconds(10)

/** How long to wait after so many failures, with chance in it: after a restart not all come back at once. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE) * (0.5 + dice() / 2)

/** Keeps one socket open as long as the page is looked at. Where sockets are blocked it tries again ever more rarely. */
export function openLiveSocket(parts: LiveParts, events: SocketEvents): LiveSocket {
  let socket: PlainSocket | undefined
  let isAsking = false
  let isPaused = false
  let wasUp = false
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined
  let steady: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  async function connect(): Promise<void> {
    clearTimeout(retry)
    if (socket || isAsking || isPaused) return
    isAsking = true
    const ticket = await parts.ticket().catch(forgive('tried again later'))
    isAsking = false
    if (isPaused) return
    if (ticket === undefined) fail()
    else watch(parts.open([LIVE_PROTOCOL, ticket]))
  }

  function watch(opening: PlainSocket): void {
    socket = opening
    opening.onopen = () => {
      steady = setTimeout(() => (failures = 0), STEADY_AFTER)
      const again = wasUp
      wasUp = true
      events.up(again)
    }
    opening.onmessage = ({ data }) => {
      clearTimeout(silence)
      for (const item of readFrame(data)) if (item.kind !== LiveKind.here) events.item(item)
    }
    opening.onerror = () => undefined
    opening.onclose = () => {
      drop()
      fail()
    }
  }

  /** From here on nothing of this socket counts; one whose network is gone would take minutes to close. */
  function drop(): void {
    const old = socket
    socket = undefined
    clearTimeout(steady)
    clearTimeout(silence)
    if (!old) return
    old.onopen = old.onclose = old.onmessage = null
    old.close()
    events.down()
  }

  function fail(): void {
    failures++
    retry = setTimeout(connect, pauseAfter(failures))
  }

  function pause(): void {
    isPaused = true
    clearTimeout(retry)
    drop()
  }

  function resume(): void {
    clearTimeout(hiding)
    isPaused = false
    void connect()
  }

  function send(wish: LiveWish): void {
    if (socket?.readyState === 1) socket.send(JSON.stringify({ v: LIVE_VERSION, ...wish }))
  }

  /** A phone that has changed its network has a socket that looks open and is dead. */
  function askForLife(): void {
    if (socket?.readyState !== 1) return
    send({ type: 'here' })
    clearTimeout(silence)
    silence = setTimeout(() => {
      drop()
      void connect()
    }, ANSWER_WITHIN)
  }

  const leave = new AbortController()
  const { signal } = leave
  document.addEventListener(
    'visibilitychange',
    () => {
      clearTimeout(hiding)
      if (document.hidden) hiding = setTimeout(pause, HIDDEN_FOR)
      else resume()
    },
    { signal },
  )
  // A page with an open socket would not be kept for the way back.
  addEventListener('pagehide', pause, { signal })
  addEventListener('pageshow', resume, { signal })
  addEventListener('online', () => (socket ? askForLife() : void connect()), { signal })
  const asking = setInterval(askForLife, ASK_EVERY)
  void connect()

  return {
    send,
    close() {
      leave.abort()
      clearInterval(asking)
      clearTimeout(hiding)
      pause()
    },
  }
}

/** What a frame holds; one of another version holds nothing that is understood here. */
function readFrame(data: unknown): readonly LiveItem[] {
  try {
    const { v, list } = JSON.parse(String(data)) as LiveFrame
    return v === LIVE_VERSION && Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
