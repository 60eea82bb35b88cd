import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Eight bits each of red, green and blue. */
const TRUE_COLOUR = [8, 2, 0, 0, 0]

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A picture with a colour that changes across it. */
export function testPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) => [Math.round((x / width) * 255), 120, 90]).flat(),
  ])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([head, Buffer.from(TRUE_COLOUR)])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
