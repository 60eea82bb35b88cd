import { LIVE_PROTOCOL, LiveClose } from '#kit/contract/live-protocol.ts'
import type { RoomLine, RoomListener, RoomWish } from '#kit/game/contract.ts'
import { roomSearch } from '#kit/game/rooms/asked-room.ts'
import { FromPage, FromRoom, NO_SEAT, readSeat, withKind } from '#kit/game/rooms/wire.ts'
import { createStore } from '#kit/ui/store.ts'
import { callApi } from '#kit/web/api.ts'
import { webConfig } from '#kit/web/config.ts'
import { WITH_FRIEND } from '../model.ts'
import { presenceCalls } from '#modules/presence/calls.ts'

const AGAIN_EVERY_MS = 1000
const AGAIN_AT_FIRST_MS = 100
/** After this long the page stops waiting for a room: until then one plays against bots. */
const ANSWER_WITHIN_MS = 10_000
/** As long as the server keeps a seat. */
const AGAIN_FOR_MS = 15_000

/** The server has asked this page to wait until then, by the page's own clock. */
let waitUntil = 0

function arenasUrl({ slug, node, wish }: Connection): URL {
  const url = new URL(`${webConfig().apiBase.replace(/\/$/, '')}/arenas`, location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  if (wish) url.search = roomSearch(wish)
  url.searchParams.set('game', slug)
  url.searchParams.set('lang', document.documentElement.lang)
  if (node !== undefined) url.searchParams.set('at', node)
  const friend = new URLSearchParams(location.search).get(WITH_FRIEND)
  if (friend !== null) url.searchParams.set(WITH_FRIEND, friend)
  return url
}

/** Sends a phrase to the room in which this page has a seat; undefined where it has none. */
export const sayHere = createStore<((phrase: number) => void) | undefined>(undefined)

interface Connection {
  readonly slug: string
  readonly listener: RoomListener
  readonly wish: RoomWish | undefined
  socket: WebSocket | undefined
  key: Uint8Array | undefined
  /** Whether the room relays phrases. */
  speaks: boolean
  node: string | undefined
  isClosed: boolean
  hasAnswered: boolean
  brokenAt: number | undefined
  again: ReturnType<typeof setTimeout> | undefined
  patience: ReturnType<typeof setTimeout> | undefined
}

async function connect(connection: Connection): Promise<void> {
  try {
    const { ticket } = await callApi(presenceCalls.takeTicket, {})
    if (!connection.isClosed) open(connection, ticket)
  } catch {
    // The page may not be able to ask the server yet, so this is bounded by the time limit.
    if (!connection.hasAnswered && !connection.isClosed) connectIn(connection, AGAIN_AT_FIRST_MS)
    else broken(connection)
  }
}

function connectIn(connection: Connection, wait: number): void {
  connection.again = setTimeout(() => void connect(connection), wait)
}

/** Does not throw: where sockets are blocked there is no room. */
function open(connection: Connection, ticket: string): void {
  try {
    watch(connection, new WebSocket(arenasUrl(connection), [LIVE_PROTOCOL, ticket]))
  } catch {
    giveUp(connection)
  }
}

function watch(connection: Connection, opening: WebSocket): void {
  connection.socket = opening
  connection.speaks = false
  opening.binaryType = 'arraybuffer'
  opening.onopen = () => {
    if (connection.key) opening.send(withKind(FromPage.back, connection.key) as Uint8Array<ArrayBuffer>)
  }
  opening.onmessage = ({ data }) => {
    connection.brokenAt = undefined
    hear(connection, new Uint8Array(data as ArrayBuffer))
  }
  opening.onclose = ({ code, reason }) => {
    if (connection.socket !== opening) return
    const asked = code === LiveClose.tooFast ? Number(reason) : 0
    // A server of an older build gives the reason as text.
    if (asked > 0) return sentToWait(connection, asked)
    broken(connection)
  }
}

function hear(connection: Connection, message: Uint8Array): void {
  connection.hasAnswered = true
  clearTimeout(connection.patience)
  if (message[0] === FromRoom.elsewhere) {
    connection.node = new TextDecoder().decode(message.subarray(1))
    // A seat key is valid only in its own room.
    connection.key = undefined
    offerPhrases(connection)
    connection.listener.heard(message)
    const old = connection.socket
    connection.socket = undefined
    old?.close()
    void connect(connection)
    return
  }
  // A process of an older build sends no names, and disconnects whoever sends a phrase.
  if (message[0] === FromRoom.names) {
    connection.speaks = true
    offerPhrases(connection)
  }
  if (message[0] === FromRoom.seat) {
    const own = readSeat(message)
    connection.key = own.seat === NO_SEAT ? undefined : own.key
    // A reconnect must reach the same process.
    connection.node = own.node
    offerPhrases(connection)
  }
  connection.listener.heard(message)
}

function offerPhrases(connection: Connection): void {
  const say = (phrase: number) => {
    const { socket } = connection
    if (socket?.readyState === WebSocket.OPEN) socket.send(new Uint8Array([FromPage.say, phrase]))
  }
  sayHere.change(() => (connection.key && connection.speaks ? say : undefined))
}

function giveUp(connection: Connection, wait?: number): void {
  if (connection.isClosed) return
  close(connection)
  connection.listener.lost(wait)
}

function sentToWait(connection: Connection, asked: number): void {
  waitUntil = performance.now() + asked * 1000
  giveUp(connection, asked)
}

function broken(connection: Connection): void {
  connection.socket = undefined
  if (connection.isClosed) return
  connection.brokenAt ??= performance.now()
  if (!connection.key || performance.now() - connection.brokenAt > AGAIN_FOR_MS) giveUp(connection)
  else connectIn(connection, AGAIN_EVERY_MS)
}

function close(connection: Connection): void {
  connection.isClosed = true
  sayHere.change(() => undefined)
  clearTimeout(connection.again)
  clearTimeout(connection.patience)
  connection.socket?.close()
}

/** A connection to a room of this game. It reconnects for as long as a seat is kept, then tells the listener. */
export function openConnection(slug: string, listener: RoomListener, wish?: RoomWish): RoomLine {
  const connection: Connection = {
    slug,
    listener,
    wish,
    socket: undefined,
    key: undefined,
    speaks: false,
    node: undefined,
    isClosed: false,
    hasAnswered: false,
    brokenAt: undefined,
    again: undefined,
    patience: undefined,
  }
  const wait = Math.ceil((waitUntil - performance.now()) / 1000)
  if (wait > 0) queueMicrotask(() => giveUp(connection, wait))
  else {
    connection.patience = setTimeout(() => giveUp(connection), ANSWER_WITHIN_MS)
    void connect(connection)
  }
  return {
    send(message) {
      const { socket } = connection
      if (socket?.readyState === WebSocket.OPEN) socket.send(message as Uint8Array<ArrayBuffer>)
    },
    close: () => close(connection),
  }
}
