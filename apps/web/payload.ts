import type { Call } from '#kit/contract/call.ts'
import { fromWire } from '#kit/contract/renamed.ts'
import type { Payload } from '#kit/web/navigation.ts'
import { readKey, type ReadCache } from '#kit/web/read-cache.ts'
import type { HeadSource, PathParams, Route } from '#kit/web/route.ts'

/** Puts the reads of a payload into the cache of `useRead`. */
export function absorb(reads: ReadCache, payload: Payload, calls: ReadonlyMap<string, Call>) {
  for (const [wire, params, result] of payload.reads) {
    const call = calls.get(wire)
    if (!call) continue
    const key = readKey(call, fromWire(call.params, params) as object)
    reads.put(key, fromWire(call.result, result), payload.askedAt)
  }
}

/** The calls that pages read with, by wire path. */
export function callsOf(routes: readonly Route[]): Map<string, Call> {
  const sample: PathParams = { slug: '', tag: '', hub: '' }
  const reads = routes.flatMap((route) => route.reads?.(sample, new URLSearchParams()) ?? [])
  return new Map(reads.map(({ call }) => [call.wire, call]))
}

/** Gives a page's head access to its reads. */
export const reader = (reads: ReadCache): HeadSource['read'] =>
  ((call: Call, params: object) => reads.state(readKey(call, params)).data) as HeadSource['read']
