import { createContext } from 'react'
import type { Call } from '#kit/contract/call.ts'
import { between, minutes, type Clock, type Duration, type Instant } from '#kit/time/time.ts'

/** What is known of one read. */
export interface ReadState {
  readonly data: unknown
  readonly error: unknown
  readonly isLoading: boolean
}

/** The reads of the page: each is made once however many components ask, and again when stale. */
export interface ReadCache {
  state(key: string): ReadState
  /** Adds data that came with a page requested at that time; never replaces newer data. */
  put(key: string, data: unknown, askedAt?: Instant): void
  /** Makes the read unless it is in flight, or younger than five minutes or `freshFor`. */
  refresh(key: string, load: () => Promise<unknown>, freshFor?: Duration): void
  /** Marks every read of this call stale, including one in flight; those on screen are made again. */
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
  /** Increases when the read is expired: an answer requested under a lower one may lack the change. */
  readonly generation: number
  /** The request in flight. Answers of any other are dropped. */
  readonly request?: object | undefined
}
const UNREAD: Entry = { state: EMPTY, readAt: undefined, generation: 0 }

/** The key of a read: the call itself and its params, so no keys are written by hand. */
export const readKey = (call: Call, params: object) =>
  `${call.wire} ${JSON.stringify(Object.entries(params).toSorted(([one], [other]) => (one < other ? -1 : 1)))}`

export function openReadCache(clock: Clock): ReadCache {
  const entries = new Map<string, Entry>()
  const listeners = new Map<string, Set<() => void>>()
  /** When a call's reads were expired, by wire name: a page requested earlier brings old answers. */
  const expired = new Map<string, Instant>()
  const change = (key: string, entry: Entry) => {
    entries.delete(key)
    entries.set(key, entry)
    for (const listener of listeners.get(key) ?? []) listener()
    const oldest = entries.keys().next().value
    if (entries.size > MOST_KEPT && oldest !== undefined && !listeners.has(oldest)) entries.delete(oldest)
  }

  return {
    state: (key) => entries.get(key)?.state ?? EMPTY,
    put(key, data, askedAt) {
      const { state, readAt, generation } = entries.get(key) ?? UNREAD
      const expiredAt = expired.get(key.slice(0, key.indexOf(' ')))
      const isOld = askedAt !== undefined && expiredAt !== undefined && expiredAt >= askedAt
      const hasNewer = askedAt !== undefined && readAt !== undefined && readAt > askedAt
      if (hasNewer || (isOld && state.data !== undefined)) return
      change(key, {
        state: { data, error: undefined, isLoading: false },
        readAt: isOld ? undefined : (askedAt ?? clock()),
        generation,
      })
    },
    refresh(key, load, freshFor = FRESH_FOR) {
      const { state, readAt, generation, request: underWay } = entries.get(key) ?? UNREAD
      if (underWay || (readAt !== undefined && between(readAt, clock()) < freshFor)) return
      const request = {}
      change(key, { state: { ...state, isLoading: true }, readAt: undefined, generation, request })
      const arrive = (answer: Pick<ReadState, 'data' | 'error'>) => {
        const entry = entries.get(key)
        if (entry?.request !== request) return
        const isCurrent = entry.generation === generation
        change(key, {
          // A failure from before a change is outdated; data from then is no older than what is shown.
          state: { ...(isCurrent || !answer.error ? answer : state), isLoading: false },
          readAt: isCurrent ? clock() : undefined,
          generation: entry.generation,
        })
      }
      load().then(
        (data) => arrive({ data, error: undefined }),
        // A failed read counts as read: the player decides when to retry.
        (error: unknown) => arrive({ data: state.data, error }),
      )
    },
    expire(call) {
      expired.set(call.wire, clock())
      // A changed entry moves to the end of the map, so iterate over a copy.
      for (const [key, entry] of Array.from(entries)) {
        if (!key.startsWith(`${call.wire} `)) continue
        // A new state object, or React would not re-render.
        const state = { ...entry.state }
        change(key, { ...entry, state, readAt: undefined, generation: entry.generation + 1 })
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
