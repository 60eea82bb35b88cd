import type { Call } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { useExpire } from './use-call.ts'

interface FailedReadProps {
  /** What failed to load. */
  readonly title: string
  readonly retry: string
  readonly refusal: ErrorName
  /** The call that the retry repeats. */
  readonly call: Call
}

/** A list that failed to load, with a retry. */
export function FailedRead({ title, retry, refusal, call }: FailedReadProps) {
  const refusalText = useRefusalText()
  const expire = useExpire()
  return (
    <div role="alert">
      <EmptyState
        title={title}
        note={refusalText(refusal)}
        action={<Button onClick={() => expire(call)}>{retry}</Button>}
      />
    </div>
  )
}
