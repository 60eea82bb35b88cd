import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import type { RoomLine, RoomListener } from '#kit/game/contract.ts'
import { FromPage, FromRoom, NO_SEAT, readSeat, withKind } from '#kit/game/rooms/wire.ts'
import { callApi } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

const AGAIN_EVERY_MS = 1000
const AGAIN_AT_FIRST_MS = 100
/** Later than this a room is not worth joining: meanwhile one plays with the computers. */
const ANSWER_WITHIN_MS = 10_000
/** As long as the server keeps a seat. */
const AGAIN_FOR_MS = 15_000

function arenasUrl(slug: string, node: string | undefined): URL {
  const url = new URL(`${webConfig().apiBase.replace(/\/$/, '')}/arenas`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('game', slug)
  if (node !== undefined) url.searchParams.set('at', node)
  return url
}

interface Line {
  readonly slug: string
  readonly listener: RoomListener
  socket: WebSocket | undefined
  key: Uint8Array | undefined
  node: string | undefined
  isClosed: boolean
  hasAnswered: boolean
  brokenAt: number | undefined
  again: ReturnType<typeof setTimeout> | undefined
  patience: ReturnType<typeof setTimeout> | undefined
}

async function connect(line: Line): Promise<void> {
  try {
    const { ticket } = await callApi(presenceCalls.takeTicket, {})
    if (!line.isClosed) open(line, ticket)
  } catch {
    // At first it may be that the page cannot ask the server yet: patience ends that.
    if (!line.hasAnswered && !line.isClosed) connectIn(line, AGAIN_AT_FIRST_MS)
    else broken(line)
  }
}

function connectIn(line: Line, wait: number): void {
  line.again = setTimeout(() => void connect(line), wait)
}

/** Throws nothing: where sockets are forbidden there is no room. */
function open(line: Line, ticket: string): void {
  try {
    watch(line, new WebSocket(arenasUrl(line.slug, line.node), [LIVE_PROTOCOL, ticket]))
  } catch {
    giveUp(line)
  }
}

function watch(line: Line, opening: WebSocket): void {
  line.socket = opening
  opening.binaryType = 'arraybuffer'
  opening.onopen = () => {
    if (line.key) opening.send(withKind(FromPage.back, line.key) as Uint8Array<ArrayBuffer>)
  }
  opening.onmessage = ({ data }) => {
    line.brokenAt = undefined
    hear(line, new Uint8Array(data as ArrayBuffer))
  }
  opening.onclose = () => {
    if (line.socket === opening) broken(line)
  }
}

function hear(line: Line, message: Uint8Array): void {
  line.hasAnswered = true
  clearTimeout(line.patience)
  if (message[0] === FromRoom.elsewhere) {
    line.node = new TextDecoder().decode(message.subarray(1))
    const old = line.socket
    line.socket = undefined
    old?.close()
    void connect(line)
    return
  }
  if (message[0] === FromRoom.seat) {
    const own = readSeat(message)
    line.key = own.seat === NO_SEAT ? undefined : own.key
    // Whoever is cut off must come back to this very process.
    line.node = own.node
  }
  line.listener.heard(message)
}

function giveUp(line: Line): void {
  if (line.isClosed) return
  close(line)
  line.listener.lost()
}

function broken(line: Line): void {
  line.socket = undefined
  if (line.isClosed) return
  line.brokenAt ??= performance.now()
  if (!line.key || performance.now() - line.brokenAt > AGAIN_FOR_MS) giveUp(line)
  else connectIn(line, AGAIN_EVERY_MS)
}

function close(line: Line): void {
  line.isClosed = true
  clearTimeout(line.again)
  clearTimeout(line.patience)
  line.socket?.close()
}

/** A line to a room of this game. A broken one is mended for as long as a seat is kept; then the listener hears of it. */
export function openLine(slug: string, listener: RoomListener): RoomLine {
  const line: Line = {
    slug,
    listener,
    socket: undefined,
    key: undefined,
    node: undefined,
    isClosed: false,
    hasAnswered: false,
    brokenAt: undefined,
    again: undefined,
    patience: undefined,
  }
  line.patience = setTimeout(() => giveUp(line), ANSWER_WITHIN_MS)
  void connect(line)
  return {
    send(message) {
      const { socket } = line
      if (socket?.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>)
    },
    close: () => close(line),
  }
}
