import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { planesOf, sizeOf, type Thumbnail } from './thumbnail.ts'

/** The look of every screen when it was last approved. */
export interface LooksRecord {
  /** Width of a word in each script: another width means another font, which makes pictures incomparable. */
  readonly fonts: Readonly<Record<string, number>>
  readonly looks: ReadonlyMap<string, Thumbnail>
}

interface Head {
  readonly fonts: LooksRecord['fonts']
  readonly looks: readonly (readonly [name: string, columns: number, rows: number])[]
}

const HEAD_SIZE = 4

/** Delta-encodes the cells, or decodes them: neighbours are nearly equal. */
function delta(thumbnail: Thumbnail, cells: Uint8Array, isBack: boolean): Uint8Array {
  const made = new Uint8Array(cells.length)
  const known = isBack ? made : cells
  for (const { from, columns, rows } of planesOf(thumbnail))
    for (let at = 0; at < columns * rows; at++) {
      const near = at % columns > 0 ? known[from + at - 1]! : at > 0 ? known[from + at - columns]! : 0
      made[from + at] = isBack ? cells[from + at]! + near : cells[from + at]! - near
    }
  return made
}

/** Packs all looks into one file. */
export function packLooks({ fonts, looks }: LooksRecord): Buffer {
  const sorted = [...looks].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const head: Head = { fonts, looks: sorted.map(([name, { columns, rows }]) => [name, columns, rows]) }
  const words = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(HEAD_SIZE)
  length.writeUInt32LE(words.length)
  const body = sorted.map(([, thumbnail]) => delta(thumbnail, thumbnail.cells, false))
  return brotliCompressSync(Buffer.concat([length, words, ...body]), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })
}

/** Reads the result of `packLooks`. */
export function unpackLooks(packed: Uint8Array): LooksRecord {
  const bytes = brotliDecompressSync(packed)
  let from = HEAD_SIZE + bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.subarray(HEAD_SIZE, from).toString()) as Head
  const looks = new Map<string, Thumbnail>()
  for (const [name, columns, rows] of head.looks) {
    const frame = { columns, rows, cells: new Uint8Array() }
    const cells = bytes.subarray(from, (from += sizeOf(frame)))
    looks.set(name, { ...frame, cells: delta(frame, cells, true) })
  }
  return { fonts: head.fonts, looks }
}
