import type { Aids, Replay } from './run.ts'

/** Longest packed replay on the wire; a whole call may have 64 KiB. */
export const LONGEST_REPLAY_TEXT = 60_000
/** Limit when unpacking: more than any honest run, less than a decompression bomb. */
const LARGEST_REPLAY_BYTES = 2 * 1024 * 1024
const MOST_INPUTS = 250_000
const TEXT_AT_ONCE = 8192

/** A run of equal inputs. */
type Streak = readonly [input: unknown, count: number]

/** Packs a replay: equal inputs are run-length encoded, the whole is deflated and encoded as base64url. */
export async function packReplay({ seed, level, inputs, aids }: Replay): Promise<string> {
  const streaks: [unknown, number][] = []
  let last = ''
  for (const input of inputs) {
    const name = JSON.stringify(input)
    const streak = streaks.at(-1)
    if (streak && name === last) streak[1]++
    else streaks.push([input, 1])
    last = name
  }
  const bytes = new TextEncoder().encode(JSON.stringify([seed, level, streaks, ...(aids ? [aids] : [])]))
  return base64url(await flow(bytes, new CompressionStream('deflate-raw'), Infinity))
}

/** Reads a packed replay; undefined if it is damaged, too large or not a replay. */
export async function unpackReplay(text: string): Promise<Replay | undefined> {
  try {
    const packed = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    )
    const bytes = await flow(packed, new DecompressionStream('deflate-raw'), LARGEST_REPLAY_BYTES)
    const [seed, level, streaks, aids] = JSON.parse(new TextDecoder().decode(bytes)) as unknown[]
    if (!isCount(seed) || !isCount(level) || !Array.isArray(streaks)) return undefined
    const inputs = unfold(streaks)
    if (!inputs || aids === undefined) return inputs && { seed, level, inputs }
    return isAids(aids) ? { seed, level, inputs, aids } : undefined
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function isAids(value: unknown): value is Aids {
  const { undos, hints, retries } = (value ?? {}) as Partial<Aids>
  return isCount(undos) && isCount(hints) && isCount(retries)
}

function unfold(streaks: readonly unknown[]): unknown[] | undefined {
  const inputs: unknown[] = []
  for (const streak of streaks) {
    if (!Array.isArray(streak) || streak.length !== 2) return undefined
    const [input, count] = streak as unknown as Streak
    if (!isCount(count) || inputs.length + count > MOST_INPUTS) return undefined
    for (let index = 0; index < count; index++) inputs.push(input)
  }
  return inputs
}

async function flow(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Blob([bytes]).stream().pipeThrough(through)
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) throw new RangeError(`More than ${most} bytes`)
    parts.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function base64url(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += TEXT_AT_ONCE)
    text += String.fromCharCode(...bytes.subarray(at, at + TEXT_AT_ONCE))
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
