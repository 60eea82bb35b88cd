import { createContext } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { between, minutes, type Clock, type Duration, type Instant } from '#kit/time/time.ts'

/** What is known of one read. */
export interface ReadState {
  readonly data: unknown
  readonly error: unknown
  readonly isLoading: boolean
}

/** The reads of the page: each is made once however many components ask, and again when it has grown old. */
export interface ReadCache {
  state(key: string): ReadState
  /** Puts in what came with the page. */
  put(key: string, data: unknown): void
  /** Makes the read unless it is fresh or under way. */
  refresh(key: string, load: () => Promise<unknown>): void
  /** Every read of this call is old from here on; those on screen are made again. */
  expire(call: Call): void
  subscribe(key: string, listener: () => void): () => void
}

/** A list of games does not change under a visitor. */
const FRESH_FOR: Duration = minutes(5)
const MOST_KEPT = 200
const EMPTY: ReadState = { data: undefined, error: undefined, isLoading: false }

interface Entry {
  readonly state: ReadState
  readonly readAt: Instant | undefined
}

/** The key of a read: the call itself and its params, so nobody writes keys by hand. */
export const readKey = (call: Call, params: object) =>
  `${call.wire} ${JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`

export function openReadCache(clock: Clock): ReadCache {
  const entries = new Map<string, Entry>()
  const listeners = new Map<string, Set<() => void>>()
  const change = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    for (const listener of listeners.get(key) ?? []) listener()
    const oldest = entries.keys().next().value
    if (entries.size > MOST_KEPT && oldest !== undefined && !listeners.has(oldest)) entries.delete(oldest)
  }
  const isFresh = (entry: Entry | undefined) =>
    entry?.readAt !== undefined && between(entry.readAt, clock()) < FRESH_FOR

  return {
    state: (key) => entries.get(key)?.state ?? EMPTY,
    put: (key, data) => change(key, { state: { data, error: undefined, isLoading: false }, readAt: clock() }),
    refresh(key, load) {
      const entry = entries.get(key)
      if (entry?.state.isLoading || isFresh(entry)) return
      const before = entry?.state ?? EMPTY
      change(key, { state: { ...before, isLoading: true }, readAt: undefined })
      load().then(
        (data) => change(key, { state: { data, error: undefined, isLoading: false }, readAt: clock() }),
        // A failed read counts as read: the player decides when it is tried again.
        (error: unknown) => change(key, { state: { ...before, error, isLoading: false }, readAt: clock() }),
      )
    },
    expire(call) {
      // A changed entry moves to the end of the map, so the walk needs a list of its own.
      for (const [key, { state }] of Array.from(entries)) {
        // Another state object, or React would not look again.
        if (key.startsWith(`${call.wire} `)) change(key, { state: { ...state }, readAt: undefined })
      }
    },
    subscribe(key, listener) {
      const group = listeners.get(key) ?? new Set()
      listeners.set(key, group.add(listener))
      return () => {
        group.delete(listener)
        if (group.size === 0) listeners.delete(key)
      }
    },
  }
}

export const ReadCacheContext = createContext<ReadCache | undefined>(undefined)
