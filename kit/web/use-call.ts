import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Call, ParamsOf, RefusalOf, ResultOf } from '#kit/contract/call.ts'
import { callApi, CallError } from './api.ts'
import { ReadCacheContext, readKey, type ReadCache, type ReadState } from './read-cache.ts'

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

/** Reads with a call. `enabled: false` waits until the params make sense. */
export function useRead<C extends Call>(
  call: C,
  params: ParamsOf<C>,
  { enabled = true }: { readonly enabled?: boolean } = {},
): Read<C> {
  const cache = useReadCache()
  const key = readKey(call, params as object)
  const snapshot = (): ReadState => cache.state(key)
  const state = useSyncExternalStore((listener) => cache.subscribe(key, listener), snapshot, snapshot)
  useEffect(() => {
    if (enabled) cache.refresh(key, () => callApi(call, params))
  })
  return state as Read<C>
}

export interface Change<C extends Call> {
  readonly isPending: boolean
  readonly error: CallError<RefusalOf<C>> | undefined
  /** What the change under way, or the last one, was made with. */
  readonly params: ParamsOf<C> | undefined
  run(params: ParamsOf<C>, done?: (result: ResultOf<C>) => void): void
  /** Forgets the error, so that a corrected field shows none. */
  reset(): void
}

type ChangeState<C extends Call> = Pick<Change<C>, 'isPending' | 'error' | 'params'>

/** Changes something with a call, then makes the reads anew that it has made old. */
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
