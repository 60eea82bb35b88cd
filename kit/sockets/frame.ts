import { LIVE_VERSION } from '#kit/contract/live-protocol.ts'

const TEXT = 0x81
const PING_FRAME = Buffer.from([0x89, 0])
const LONG = 126
const LONGER = 127
const LARGEST_LONG = 0xffff

/** A ping without a payload. */
export const pingFrame = () => PING_FRAME

/** A text as one WebSocket frame (RFC 6455, 5.2), so that one buffer serves every socket of a topic. */
function textFrame(text: string): Buffer {
  const size = Buffer.byteLength(text)
  const start = size < LONG ? 2 : size <= LARGEST_LONG ? 4 : 10
  const frame = Buffer.allocUnsafe(start + size)
  frame[0] = TEXT
  if (start === 2) frame[1] = size
  else if (start === 4) {
    frame[1] = LONG
    frame.writeUInt16BE(size, 2)
  } else {
    frame[1] = LONGER
    frame.writeBigUInt64BE(BigInt(size), 2)
  }
  frame.write(text, start)
  return frame
}

/** Messages already encoded as JSON, as one frame. */
export const listFrame = (items: readonly string[]): Buffer =>
  textFrame(`{"v":${LIVE_VERSION},"list":[${items.join(',')}]}`)
