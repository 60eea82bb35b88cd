import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import type { Sandbox } from './parts.ts'

/** The screen's pixels from the X server's framebuffer file (an XWD dump: header, colours, rows). */
export interface ScreenFile {
  /** Blue, green, red and an unused byte for each pixel, rows of `rowBytes`. */
  readonly pixels: Buffer
  readonly rowBytes: number
  /** Fills `pixels` with the current screen. */
  read(): void
  close(): void
}

const HEAD_BYTES = 100
const COLOR_BYTES = 12
/** Word offsets in the header. */
const HEAD = { size: 0, depth: 3, width: 4, height: 5, pixelBits: 11, rowBytes: 12, colors: 19 } as const

export function openScreenFile(sandbox: Pick<Sandbox, 'framebuffer' | 'width' | 'height'>): ScreenFile {
  const file = openSync(sandbox.framebuffer, 'r')
  const head = Buffer.alloc(HEAD_BYTES)
  readSync(file, head, 0, HEAD_BYTES, 0)
  const word = (place: number) => head.readUInt32BE(place * 4)
  const start = word(HEAD.size) + word(HEAD.colors) * COLOR_BYTES
  const rowBytes = word(HEAD.rowBytes)
  const isExpected =
    word(HEAD.width) === sandbox.width && word(HEAD.height) === sandbox.height && word(HEAD.pixelBits) === 32
  // A stale or foreign screen would be shown to the wrong player.
  if (!isExpected || fstatSync(file).size < start + rowBytes * sandbox.height) {
    closeSync(file)
    throw new Error(
      `the screen is ${word(HEAD.width)}x${word(HEAD.height)}, not ${sandbox.width}x${sandbox.height}`,
    )
  }
  const pixels = Buffer.alloc(rowBytes * sandbox.height)
  return {
    pixels,
    rowBytes,
    read: () => void readSync(file, pixels, 0, pixels.length, start),
    close: () => closeSync(file),
  }
}
