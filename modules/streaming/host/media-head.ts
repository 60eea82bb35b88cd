import { MEDIA, MEDIA_HEAD_BYTES } from '../model.ts'

/** A binary message to the browser with its header: kind, sequence number and time. */
export function withHead(kind: keyof typeof MEDIA, sequence: number, at: number, data: Buffer): Buffer {
  const message = Buffer.allocUnsafe(MEDIA_HEAD_BYTES + data.length)
  message[0] = MEDIA[kind]
  message.writeUInt32LE(sequence >>> 0, 1)
  message.writeUInt32LE(Math.round(at) >>> 0, 5)
  data.copy(message, MEDIA_HEAD_BYTES)
  return message
}
