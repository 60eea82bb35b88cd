import { use } from 'react'
import type { Call } from '#kit/contract/call.ts'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { ReadCacheContext } from '#kit/web/read-cache.ts'
import { cloudTexts } from './texts.ts'

interface FailedProps {
  readonly refusal: ErrorName
  /** The read that is made again. */
  readonly call: Call
}

/** A list that did not come, and the way to ask for it again. */
export function Failed({ refusal, call }: FailedProps) {
  const text = useMessages(cloudTexts)
  const refusalText = useRefusalText()
  const cache = use(ReadCacheContext)
  return (
    <div role="alert">
      <EmptyState
        title={text('failed')}
        note={refusalText(refusal)}
        action={<Button onClick={() => cache?.expire(call)}>{text('retry')}</Button>}
      />
    </div>
  )
}
