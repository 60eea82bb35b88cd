import { useState } from 'react'
import { sayDuration } from '#kit/i18n/durations.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import type { TimeClaim } from '../shapes.ts'
import { uiTexts } from '#modules/cards/web/index.ts'
import { playtimeTexts } from './texts.ts'

interface ClaimDialogProps {
  readonly claim: TimeClaim | undefined
  readonly onClose: () => void
  readonly onClaim: (claim: TimeClaim) => void
}

/** Warns that a claim replaces the rest of its source, and how much that is (docs/contract.md A20). */
export function ClaimDialog({ claim, onClose, onClaim }: ClaimDialogProps) {
  const text = useMessages(playtimeTexts)
  const uiText = useMessages(uiTexts)
  const { say } = useSpeech()
  // The text stays while the dialog animates out.
  const [shown, setShown] = useState(claim)
  if (claim && claim !== shown) setShown(claim)
  return (
    <Dialog
      isOpen={claim !== undefined}
      onClose={onClose}
      title={text('replaceTitle')}
      note={
        shown &&
        text('replaceNote', {
          time: sayDuration(seconds(shown.seconds), say),
          rest: sayDuration(seconds(shown.replacesSeconds), say),
        })
      }
      actions={
        <>
          <Button onClick={onClose}>{uiText('cancel')}</Button>
          <Button look="act" onClick={() => claim && onClaim(claim)}>
            {text('replace')}
          </Button>
        </>
      }
    />
  )
}
