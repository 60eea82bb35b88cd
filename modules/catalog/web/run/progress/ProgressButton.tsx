import { useState } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { runTexts } from '../texts.ts'
import { hasPurse, ProgressPart } from './ProgressPart.tsx'

/** The link from the end of a run to missions and shop, or to statistics. */
export function ProgressButton({ play, state }: { readonly play: Play; readonly state: PlayState }) {
  const say = useMessages(runTexts)
  const [isOpen, setOpen] = useState(false)
  if (!state.progress) return null
  const title = say(hasPurse(state.progress) ? 'owned' : 'figures')
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <ProgressPart play={play} progress={state.progress} />
      </Sheet>
    </>
  )
}
