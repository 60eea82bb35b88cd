import { LIVE_VERSION, type LiveRequest } from '#kit/contract/live-protocol.ts'

const LONGEST_TOPIC = 40
const LONGEST_ID = 40

/** A client's message, or undefined when it is none of this version. */
export function readLiveRequest(text: string): LiveRequest | undefined {
  let frame: unknown
  try {
    frame = JSON.parse(text)
  } catch {
    return undefined
  }
  if (typeof frame !== 'object' || frame === null) return undefined
  const { v, type, room, lastId } = frame as Readonly<Record<string, unknown>>
  if (v !== LIVE_VERSION) return undefined
  if (type === 'here') return { type }
  if (typeof room !== 'string' || room.length > LONGEST_TOPIC) return undefined
  if (type === 'leave') return { type, room }
  if (type !== 'join') return undefined
  if (lastId === undefined) return { type, room }
  return typeof lastId === 'string' && lastId.length <= LONGEST_ID ? { type, room, lastId } : undefined
}
