/** Plain data, of which a room's state consists. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const Tag = { no: 0, yes: 1, nothing: 2, whole: 3, real: 4, text: 5, list: 6, wholes: 7, record: 8 } as const

const isWhole = (value: Plain): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 && !Object.is(value, -0)

/** The output so far. */
interface Writer {
  bytes: Uint8Array
  size: number
  readonly names: Map<string, number>
  readonly encoder: TextEncoder
}

/**
 * Plain data as bytes, with exact numbers. Field names are written once, and lists of integers run-length encoded, since
 * most of a map is uniform.
 */
export function toBytes(value: Plain): Uint8Array {
  const names = new Map<string, number>()
  const encoder = new TextEncoder()
  const writer: Writer = {
    bytes: new Uint8Array(4096),
    size: 0,
    names,
    encoder,
  }
  write(writer, value)
  return writer.bytes.slice(0, writer.size)
}

function room(writer: Writer, more: number) {
  if (writer.size + more <= writer.bytes.length) return
  const larger = new Uint8Array(Math.max(writer.bytes.length * 2, writer.size + more))
  larger.set(writer.bytes)
  writer.bytes = larger
}

function byte(writer: Writer, one: number) {
  room(writer, 1)
  writer.bytes[writer.size++] = one
}

function count(writer: Writer, rest: number) {
  for (; rest > 127; rest = Math.floor(rest / 128)) byte(writer, (rest % 128) + 128)
  byte(writer, rest)
}

/** Zigzag encoding: small numbers of either sign stay short. */
const whole = (writer: Writer, one: number) => count(writer, one < 0 ? -2 * one - 1 : 2 * one)

function text(writer: Writer, one: string) {
  const letters = writer.encoder.encode(one)
  count(writer, letters.length)
  room(writer, letters.length)
  writer.bytes.set(letters, writer.size)
  writer.size += letters.length
}

function name(writer: Writer, one: string) {
  const { names } = writer
  const known = names.get(one)
  count(writer, known ?? names.size)
  if (known !== undefined) return
  names.set(one, names.size)
  text(writer, one)
}

function runs(writer: Writer, list: readonly number[]) {
  count(writer, list.length)
  for (let at = 0; at < list.length;) {
    let length = 1
    while (at + length < list.length && list[at + length] === list[at]) length++
    whole(writer, list[at]!)
    count(writer, length)
    at += length
  }
}

function write(writer: Writer, one: Plain): void {
  if (one === null) return byte(writer, Tag.nothing)
  if (typeof one === 'boolean') return byte(writer, one ? Tag.yes : Tag.no)
  if (isWhole(one)) {
    byte(writer, Tag.whole)
    return whole(writer, one)
  }
  if (typeof one === 'number') {
    byte(writer, Tag.real)
    room(writer, 8)
    new DataView(writer.bytes.buffer).setFloat64(writer.size, one)
    writer.size += 8
    return undefined
  }
  if (typeof one === 'string') {
    byte(writer, Tag.text)
    return text(writer, one)
  }
  if (Array.isArray(one)) {
    const list = one as readonly Plain[]
    if (list.length > 8 && list.every(isWhole)) {
      byte(writer, Tag.wholes)
      return runs(writer, list)
    }
    byte(writer, Tag.list)
    count(writer, list.length)
    for (const item of list) write(writer, item)
    return undefined
  }
  const entries = Object.entries(one)
  byte(writer, Tag.record)
  count(writer, entries.length)
  for (const [key, item] of entries) {
    name(writer, key)
    write(writer, item)
  }
  return undefined
}

/** Reads what `toBytes` wrote; throws if the bytes end too early. */
export function fromBytes(bytes: Uint8Array): Plain {
  let at = 0
  const names: string[] = []
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoder = new TextDecoder()

  const byte = () => view.getUint8(at++)
  function count() {
    let value = 0
    for (let weight = 1; ; weight *= 128) {
      const one = byte()
      value += (one & 127) * weight
      if (one < 128) return value
    }
  }
  function whole() {
    const one = count()
    return one % 2 === 1 ? -(one + 1) / 2 : one / 2
  }
  function text() {
    const length = count()
    at += length
    return decoder.decode(bytes.subarray(at - length, at))
  }
  function name() {
    const index = count()
    if (index === names.length) names.push(text())
    return names[index]!
  }
  function real() {
    at += 8
    return view.getFloat64(at - 8)
  }
  function runs() {
    const list: number[] = []
    for (let left = count(); left > 0;) {
      const value = whole()
      const length = Math.min(left, count())
      if (length === 0) throw new RangeError('A run without a length')
      for (let one = 0; one < length; one++) list.push(value)
      left -= length
    }
    return list
  }
  function list() {
    const items: Plain[] = []
    for (let left = count(); left > 0; left--) items.push(read())
    return items
  }
  function record() {
    const fields: Record<string, Plain> = {}
    for (let left = count(); left > 0; left--) fields[name()] = read()
    return fields
  }
  const readers = [() => false, () => true, () => null, whole, real, text, list, runs, record] as const
  function read(): Plain {
    const reader = readers[byte()]
    if (!reader) throw new RangeError('No plain data')
    return reader()
  }
  return read()
}
