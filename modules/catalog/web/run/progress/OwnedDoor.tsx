import { useState } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { runTexts } from '../texts.ts'
import { ProgressPart } from './ProgressPart.tsx'

/** Leads from the end of a run to missions and shop. */
export function OwnedDoor({ play, state }: { readonly play: Play; readonly state: PlayState }) {
  const say = useMessages(runTexts)
  const [isOpen, setOpen] = useState(false)
  if (!state.progress) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('owned')}</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={say('owned')}>
        <ProgressPart play={play} progress={state.progress} />
      </Sheet>
    </>
  )
}
