import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { LIVE_PROTOCOL } from '#kit/contract/live-protocol.ts'
import type { ServerKind } from './socket-server.ts'

// Thousands of clients in a separate process: plain streams that read just enough of each frame, so that servers are measured
// and not clients. `sockets.ts` controls it by messages.

export type CrowdWish =
  | {
      readonly type: 'open'
      readonly kind: ServerKind
      readonly port: number
      readonly count: number
      readonly tickets: readonly string[]
    }
  /** Resets the counters. */
  | { readonly type: 'begin' }
  /** Asks for a message when this many messages have been read in all. */
  | { readonly type: 'wait'; readonly messages: number }
  | { readonly type: 'report' }

export interface CrowdReport {
  readonly type: 'report'
  readonly frames: number
  readonly messages: number
  /** Milliseconds from sending to reading, over every message of every socket. */
  readonly all: Spread
  /** Number of sockets that were closed. */
  readonly lost: number
}

export interface Spread {
  readonly p50: number
  readonly p99: number
  readonly most: number
}

const AT_ONCE = 100
const STAMP = '"at":'
const STAMP_LENGTH = 13

let frames = 0
let messages = 0
let lost = 0
let all: number[] = []
let awaited = Number.POSITIVE_INFINITY

const tell = (message: { readonly type: string }) => process.send!(message)
const now = () => performance.timeOrigin + performance.now()

/** A frame with the mask that clients must use; a mask of zeros leaves the text unchanged. */
function maskedFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
const JOIN = maskedFrame(1, JSON.stringify({ v: 1, type: 'join', room: 'world' }))
const PONG = maskedFrame(10, '')
const IO_CONNECT = maskedFrame(1, '40')
const IO_PONG = maskedFrame(1, '3')

const GREETING: Record<ServerKind, RegExp> = { islet: /"joined"/, ws: /^$/, 'socket.io': /^40/ }

/** Reads one frame's text: counts its messages, and answers pings. */
function readText(kind: ServerKind, stream: Socket, text: string): void {
  if (kind === 'socket.io') {
    if (text.startsWith('0')) return void stream.write(IO_CONNECT)
    if (text === '2') return void stream.write(IO_PONG)
  }
  let place = text.indexOf(STAMP)
  if (place === -1) return
  frames++
  const readAt = now()
  for (; place !== -1; place = text.indexOf(STAMP, place + STAMP_LENGTH)) {
    const start = place + STAMP.length
    all.push(readAt - Number(text.slice(start, start + STAMP_LENGTH)))
    messages++
  }
  if (messages < awaited) return
  awaited = Number.POSITIVE_INFINITY
  tell({ type: 'reached' })
}

interface Frame {
  readonly opcode: number
  readonly start: number
  readonly end: number
}

function frameAt(bytes: Buffer, place: number): Frame | undefined {
  if (bytes.length < place + 2) return undefined
  const short = bytes[place + 1]!
  const start = place + (short < 126 ? 2 : short === 126 ? 4 : 10)
  if (bytes.length < start) return undefined
  const size =
    short < 126
      ? short
      : short === 126
        ? bytes.readUInt16BE(place + 2)
        : Number(bytes.readBigUInt64BE(place + 2))
  return bytes.length < start + size ? undefined : { opcode: bytes[place]! & 0xf, start, end: start + size }
}

function openSocket(wish: CrowdWish & { type: 'open' }, ticket: string | undefined): Promise<void> {
  const { kind, port } = wish
  const stream = connect(port, '127.0.0.1')
  stream.setNoDelay(true)
  const path = { islet: '/api/live', ws: '/', 'socket.io': '/socket.io/?EIO=4&transport=websocket' }[kind]
  const protocol = ticket ? `Sec-WebSocket-Protocol: ${LIVE_PROTOCOL}, ${ticket}\r\n` : ''
  stream.write(
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${protocol}\r\n`,
  )
  return new Promise((resolve, reject) => {
    let rest: Buffer = Buffer.alloc(0)
    let isUpgraded = false
    stream.on('error', reject)
    stream.on('close', () => lost++)
    stream.on('data', (chunk: Buffer) => {
      let bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      if (!isUpgraded) {
        const end = bytes.indexOf('\r\n\r\n')
        if (end === -1) return void (rest = bytes)
        if (!bytes.toString('latin1', 0, 12).endsWith('101'))
          return reject(new Error(bytes.toString('latin1')))
        isUpgraded = true
        bytes = bytes.subarray(end + 4)
        if (kind === 'islet') stream.write(JOIN)
        if (kind === 'ws') resolve()
      }
      let place = 0
      for (let frame = frameAt(bytes, place); frame; frame = frameAt(bytes, place)) {
        if (frame.opcode === 9) stream.write(PONG)
        const text = bytes.toString('latin1', frame.start, frame.end)
        if (GREETING[kind].test(text)) resolve()
        readText(kind, stream, text)
        place = frame.end
      }
      rest = place < bytes.length ? Buffer.from(bytes.subarray(place)) : Buffer.alloc(0)
    })
  })
}

async function openAll(wish: CrowdWish & { type: 'open' }): Promise<void> {
  for (let opened = 0; opened < wish.count; opened += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, wish.count - opened) }, (_, index) =>
      openSocket(wish, wish.tickets[opened + index]),
    )
    await Promise.all(some)
  }
  tell({ type: 'opened' })
}

function spread(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

process.on('message', (wish: CrowdWish) => {
  if (wish.type === 'open') {
    openAll(wish).catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  }
  if (wish.type === 'begin') {
    frames = messages = 0
    all = []
  }
  if (wish.type === 'wait') {
    awaited = wish.messages
    if (messages >= awaited) tell({ type: 'reached' })
  }
  if (wish.type === 'report')
    tell({
      type: 'report',
      frames,
      messages,
      all: spread(all),
      lost,
    } as CrowdReport)
})
process.on('disconnect', () => process.exit(0))
