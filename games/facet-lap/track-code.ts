import { hash32 } from '#kit/random/random.ts'
import { layWay, MOST_PIECES, PIECES, type Fault, type Way } from './grid.ts'

/** Prefix of a shared track in the page's address. */
export const TRACK_HASH = '#track='
/** Pieces and parameters of another version drive differently: its codes are refused. */
const VERSION = 1
const HEAD_BYTES = 2
const CHECK_BYTES = 2
const SHORTEST = 6
/** Letters of the longest code. */
const LONGEST = Math.ceil(((HEAD_BYTES + CHECK_BYTES + MOST_PIECES / 2) * 4) / 3)

/** Why a code is no valid track. */
export type BadCode = 'damaged' | 'version' | Fault

const letters = (bytes: readonly number[]) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const checkOf = (bytes: readonly number[]) => {
  const sum = hash32(bytes.join())
  return [(sum >> 8) & 255, sum & 255]
}

/** Bytes with a checksum as letters, digits, - and _. */
export const sealed = (bytes: readonly number[]): string => letters([...bytes, ...checkOf(bytes)])

/** A track as letters, digits, - and _: two pieces per byte, and a checksum. */
export function trackCode(way: Way): string {
  const bytes = [VERSION, way.length]
  for (let index = 0; index < way.length; index += 2) {
    const [one, other = 'start'] = [way[index]!, way[index + 1]]
    bytes.push((PIECES.indexOf(one) << 4) | PIECES.indexOf(other))
  }
  return sealed(bytes)
}

const cache = new Map<string, Way | BadCode>()
const MOST_KEPT = 20

/** Parses a code; returns the reason where it is no valid track. */
export function readTrack(code: string): Way | BadCode {
  if (code.length < SHORTEST || code.length > LONGEST) return 'damaged'
  const known = cache.get(code)
  if (known) return known
  if (cache.size >= MOST_KEPT) cache.clear()
  const read = unpack(code)
  cache.set(code, read)
  return read
}

export const isTrack = (read: Way | BadCode): read is Way => typeof read !== 'string'

function unpack(code: string): Way | BadCode {
  // A remainder of one letter is no whole byte.
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) return 'damaged'
  const bytes = [...atob(code.replaceAll('-', '+').replaceAll('_', '/'))].map((one) => one.charCodeAt(0))
  const body = bytes.slice(0, -CHECK_BYTES)
  if (checkOf(body).join() !== bytes.slice(-CHECK_BYTES).join()) return 'damaged'
  const [version, count = 0] = body
  if (version !== VERSION) return 'version'
  const way = body
    .slice(HEAD_BYTES)
    .flatMap((byte) => [PIECES[byte >> 4], PIECES[byte & 15]])
    .slice(0, count)
  if (way.length !== count || body.length !== HEAD_BYTES + Math.ceil(count / 2)) return 'damaged'
  if (!way.every((kind) => kind !== undefined)) return 'damaged'
  // Codes must be unique: times are stored by code.
  if (trackCode(way) !== code) return 'damaged'
  const laid = layWay(way, { column: 0, row: 0 }, 0)
  return typeof laid === 'string' ? laid : way
}
