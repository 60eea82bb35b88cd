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

/** A line to a room of this game. A broken one is mended for as long as a seat is kept; then the listener hears of it. */
export function openLine(slug: string, listener: RoomListener): RoomLine {
  let socket: WebSocket | undefined
  let key: Uint8Array | undefined
  let node: string | undefined
  let isClosed = false
  let brokenAt: number | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let hasAnswered = false

  async function connect() {
    try {
      const { ticket } = await callApi(presenceCalls.takeTicket, {})
      if (!isClosed) open(ticket)
    } catch {
      // At first it may be that the page cannot ask the server yet: patience ends that.
      if (!hasAnswered && !isClosed) again = setTimeout(connect, AGAIN_AT_FIRST_MS)
      else broken()
    }
  }

  /** Throws nothing: where sockets are forbidden there is no room. */
  function open(ticket: string) {
    try {
      watch(new WebSocket(arenasUrl(slug, node), [LIVE_PROTOCOL, ticket]))
    } catch {
      giveUp()
    }
  }

  function watch(opening: WebSocket) {
    socket = opening
    opening.binaryType = 'arraybuffer'
    opening.onopen = () => {
      if (key) opening.send(withKind(FromPage.back, key) as Uint8Array<ArrayBuffer>)
    }
    opening.onmessage = ({ data }) => {
      brokenAt = undefined
      hear(new Uint8Array(data as ArrayBuffer))
    }
    opening.onclose = () => {
      if (socket === opening) broken()
    }
  }

  function hear(message: Uint8Array) {
    hasAnswered = true
    clearTimeout(patience)
    if (message[0] === FromRoom.elsewhere) {
      node = new TextDecoder().decode(message.subarray(1))
      const old = socket
      socket = undefined
      old?.close()
      void connect()
      return
    }
    if (message[0] === FromRoom.seat) {
      const own = readSeat(message)
      key = own.seat === NO_SEAT ? undefined : own.key
      // Whoever is cut off must come back to this very process.
      node = own.node
    }
    listener.heard(message)
  }

  function giveUp() {
    if (isClosed) return
    close()
    listener.lost()
  }

  function broken() {
    socket = undefined
    if (isClosed) return
    brokenAt ??= performance.now()
    if (!key || performance.now() - brokenAt > AGAIN_FOR_MS) giveUp()
    else again = setTimeout(connect, AGAIN_EVERY_MS)
  }

  function close() {
    isClosed = true
    clearTimeout(again)
    clearTimeout(patience)
    socket?.close()
  }

  const patience = setTimeout(giveUp, ANSWER_WITHIN_MS)
  void connect()
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>)
    },
    close,
  }
}
