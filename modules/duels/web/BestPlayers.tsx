import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { BestRated } from './BestRated.tsx'
import { duelsTexts } from './texts.ts'

/** Opens the table of the best players of a game whose matches are rated. */
export function BestPlayers({ gameId }: { readonly gameId: number }) {
  const text = useMessages(duelsTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {text('ratings.open')}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text('ratings.open')}>
        {isOpen && <BestRated gameId={gameId} />}
      </Sheet>
    </div>
  )
}
