import { useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { CallError } from '#kit/web/api.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { refreshCloud } from './cloud-store.ts'

export interface CloudAct {
  readonly isPending: boolean
  readonly refusal: ErrorName | undefined
  /** Runs it, one at a time; true when it succeeded. */
  run(act: () => Promise<void>): Promise<boolean>
  /** The same, then opens the player page. */
  enter(act: () => Promise<void>): Promise<boolean>
  reset(): void
}

const PLAYER = '/cgame'

/** Runs an action on the queue or play; the caller shows a refusal. */
export function useCloudAct(): CloudAct {
  const navigation = useNavigation()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<ErrorName>()
  async function run(act: () => Promise<void>): Promise<boolean> {
    setPending(true)
    setRefusal(undefined)
    try {
      await act()
      return true
    } catch (error) {
      setRefusal(error instanceof CallError ? error.refusal : 'ServerError')
      // A refusal means that the known state was outdated.
      refreshCloud().catch(ignoreFailure('asked again soon'))
      return false
    } finally {
      setPending(false)
    }
  }
  return {
    isPending,
    refusal,
    run,
    async enter(act) {
      const isDone = await run(act)
      if (isDone) navigation.go(PLAYER).catch(ignoreLeft)
      return isDone
    },
    reset: () => setRefusal(undefined),
  }
}
