import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const TRUE_COLOR = 2

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Blue, green, red and an unused byte for each pixel. */
  readonly pixels: Buffer
  readonly rowBytes: number
}

/** A screen as a PNG file. */
export function toPng({ width, height, pixels, rowBytes }: Pixels): Buffer {
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let y = 0; y < height; y += 1) {
    let to = y * (width * 3 + 1) + 1
    for (let from = y * rowBytes; from < y * rowBytes + width * 4; from += 4) {
      rows[to] = pixels[from + 2]!
      rows[to + 1] = pixels[from + 1]!
      rows[to + 2] = pixels[from]!
      to += 3
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, TRUE_COLOR, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length, 0)
  ends.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)])
}
