/** What a round is made of: plain data. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain }

const Tag = { no: 0, yes: 1, nothing: 2, whole: 3, real: 4, text: 5, list: 6, wholes: 7, record: 8 } as const

const isWhole = (value: Plain): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 && !Object.is(value, -0)

/**
 * Plain data as bytes, exact to the last bit of a number. Names of fields are written once; a list of whole numbers
 * as runs, for most of a map is the same.
 */
export function toBytes(value: Plain): Uint8Array {
  let bytes = new Uint8Array(4096)
  let size = 0
  const names = new Map<string, number>()
  const encoder = new TextEncoder()

  function room(more: number) {
    if (size + more <= bytes.length) return
    const larger = new Uint8Array(Math.max(bytes.length * 2, size + more))
    larger.set(bytes)
    bytes = larger
  }
  function byte(one: number) {
    room(1)
    bytes[size++] = one
  }
  function count(rest: number) {
    for (; rest > 127; rest = Math.floor(rest / 128)) byte((rest % 128) + 128)
    byte(rest)
  }
  /** Small numbers of either sign stay small. */
  const whole = (one: number) => count(one < 0 ? -2 * one - 1 : 2 * one)
  function text(one: string) {
    const letters = encoder.encode(one)
    count(letters.length)
    room(letters.length)
    bytes.set(letters, size)
    size += letters.length
  }
  function name(one: string) {
    const known = names.get(one)
    count(known ?? names.size)
    if (known !== undefined) return
    names.set(one, names.size)
    text(one)
  }
  function runs(list: readonly number[]) {
    count(list.length)
    for (let at = 0; at < list.length;) {
      let length = 1
      while (at + length < list.length && list[at + length] === list[at]) length++
      whole(list[at]!)
      count(length)
      at += length
    }
  }
  function write(one: Plain): void {
    if (one === null) return byte(Tag.nothing)
    if (typeof one === 'boolean') return byte(one ? Tag.yes : Tag.no)
    if (isWhole(one)) {
      byte(Tag.whole)
      return whole(one)
    }
    if (typeof one === 'number') {
      byte(Tag.real)
      room(8)
      new DataView(bytes.buffer).setFloat64(size, one)
      size += 8
      return undefined
    }
    if (typeof one === 'string') {
      byte(Tag.text)
      return text(one)
    }
    if (Array.isArray(one)) {
      const list = one as readonly Plain[]
      if (list.length > 8 && list.every(isWhole)) {
        byte(Tag.wholes)
        return runs(list)
      }
      byte(Tag.list)
      count(list.length)
      for (const item of list) write(item)
      return undefined
    }
    const entries = Object.entries(one)
    byte(Tag.record)
    count(entries.length)
    for (const [key, item] of entries) {
      name(key)
      write(item)
    }
    return undefined
  }

  write(value)
  return bytes.slice(0, size)
}

/** Reads what `toBytes` wrote; throws where the bytes end too soon. */
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
