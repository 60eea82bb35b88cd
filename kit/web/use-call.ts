import { use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Call, ParamsOf, RefusalOf, ResultOf } from '#kit/contract/call.ts'
import { seconds, type Duration } from '#kit/time/time.ts'
import { callApi, CallError } from './api.ts'
import { BACK, listenLive } from './live-kinds.ts'
import { ReadCacheContext, readKey, type ReadCache, type ReadState } from './read-cache.ts'

const HOWEVER_YOUNG = seconds(0)
/** After a look at another tab that was shorter nothing is read again just because the page is seen. */
export const SHORT_LOOK_AWAY = seconds(10)

function useReadCache(): ReadCache {
  const cache = use(ReadCacheContext)
  if (!cache) throw new Error('There is no read cache around this component')
  return cache
}

export interface Read<C extends Call> {
  readonly data: ResultOf<C> | undefined
  readonly error: CallError<RefusalOf<C>> | undefined
  readonly isLoading: boolean
}

export interface ReadOptions {
  /** False waits until the params are ready. */
  readonly enabled?: boolean
  /** The kind of live message that announces a change. It is read again after a reconnect, too. */
  readonly live?: string | undefined
  /** Poll interval while the page is visible; older data is read again on opening. */
  readonly every?: Duration | undefined
  /** Read again whenever a component mounts, because others change it all the time. */
  readonly onOpen?: boolean
  /**
   * Read again when the page is seen again; with a duration, only if it is older than that. What others change, `onOpen` and `live`, is
   * read again if older than `SHORT_LOOK_AWAY`, unless this is false.
   */
  readonly onFocus?: boolean | Duration
}

/** Reads with a call, and again as the options say; components that show one read share it. */
export function useRead<C extends Call>(call: C, params: ParamsOf<C>, options: ReadOptions = {}): Read<C> {
  const {
    enabled = true,
    live,
    every,
    onOpen = false,
    onFocus = (onOpen || !!live) && SHORT_LOOK_AWAY,
  } = options
  const cache = useReadCache()
  const key = readKey(call, params as object)
  const snapshot = (): ReadState => cache.state(key)
  const state = useSyncExternalStore((listener) => cache.subscribe(key, listener), snapshot, snapshot)
  const ask = useEffectEvent((freshFor?: Duration) => {
    if (enabled) cache.refresh(key, () => callApi(call, params), freshFor)
  })

  // Before the read of every render, or a read just begun would count as that of mounting.
  useEffect(() => {
    if (onOpen) ask(HOWEVER_YOUNG)
    else if (every) ask(every)
  }, [key, enabled, every, onOpen])
  useEffect(() => ask())
  useEffect(() => {
    if (!live) return
    const leave = [live, BACK].map((kind) => listenLive(kind, () => cache.expire(call)))
    return () => leave.forEach((stop) => stop())
  }, [cache, call, live])
  useEffect(() => {
    if (!every) return
    // Half the interval, because another component may just have read it.
    const timer = setInterval(() => document.hidden || ask((every / 2) as Duration), every)
    return () => clearInterval(timer)
  }, [every])
  useEffect(() => {
    if (!onFocus) return
    const look = () => document.hidden || ask(onFocus === true ? HOWEVER_YOUNG : onFocus)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onFocus])
  return state as Read<C>
}

/** Expires reads after a component's own change, so that those on screen are made again. Prefer `useChange`. */
export function useExpire(): (...calls: readonly Call[]) => void {
  const cache = use(ReadCacheContext)
  return useCallback((...calls) => calls.forEach((call) => cache?.expire(call)), [cache])
}

export interface Change<C extends Call> {
  readonly isPending: boolean
  readonly error: CallError<RefusalOf<C>> | undefined
  /** Params of the current or last call. */
  readonly params: ParamsOf<C> | undefined
  run(params: ParamsOf<C>, done?: (result: ResultOf<C>) => void): void
  /** Clears the error, for example after a field was corrected. */
  reset(): void
}

type ChangeState<C extends Call> = Pick<Change<C>, 'isPending' | 'error' | 'params'>

/** Makes a changing call, then expires the reads it affects. */
export function useChange<C extends Call>(
  call: C,
  { stale = [] }: { readonly stale?: readonly Call[] } = {},
): Change<C> {
  const cache = useReadCache()
  const still: ChangeState<C> = { isPending: false, error: undefined, params: undefined }
  const [state, setState] = useState(still)
  return {
    ...state,
    run(params, done) {
      setState({ isPending: true, error: undefined, params })
      callApi(call, params).then(
        (result) => {
          setState({ isPending: false, error: undefined, params })
          for (const read of stale) cache.expire(read)
          done?.(result)
        },
        (error: unknown) => {
          const known = error instanceof CallError ? error : new CallError('ServerError', { cause: error })
          setState({ isPending: false, error: known as CallError<RefusalOf<C>>, params })
        },
      )
    },
    reset: () => setState(still),
  }
}
