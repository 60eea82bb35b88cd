import { Suspense, useState } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { UsersThreeIcon } from '#kit/ui/icons/shell.tsx'
import { late } from '#kit/ui/late.ts'
import { useNavigation } from '#kit/web/navigation.ts'
import type { GamePage } from '#modules/catalog/calls.ts'
import { runTexts } from '#modules/catalog/web/run/texts.ts'
import { isShareKey } from '#modules/scores/web/challenge/beat-link.ts'
import { BEAT } from '#modules/scores/model.ts'
import { pageServices } from './page-services.ts'

const DareSheet = late(async () => {
  const [{ DareSheet: Sheet }] = await Promise.all([
    import('#modules/friends/web/DareSheet.tsx'),
    pageServices.loadTexts(['friends']),
  ])
  return { default: Sheet }
})

interface DareEndProps {
  readonly game: GamePage
  readonly play: Play
  readonly state: PlayState
}

/** Dares a friend to the seed of the run that has just ended. Joins the scores module (the run) and the friends module. */
export function DareEnd({ game, play, state }: DareEndProps) {
  const text = useMessages(runTexts)
  const { view } = useNavigation()
  /** Undefined until the sheet is first opened; then it stays mounted so that it can animate out. */
  const [isOpen, setOpen] = useState<boolean>()
  const keyOf = async () => {
    const { keyOfEnd } = await import('#modules/scores/web/challenge/share-result.ts')
    const raced = new URL(view().address, location.href).searchParams.get(BEAT) ?? ''
    return keyOfEnd({ game, play, state, raced: isShareKey(raced) ? raced : undefined })
  }
  return (
    <>
      <Button size="small" icon={<UsersThreeIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text('dareFriend')}
      </Button>
      <Suspense>
        {isOpen !== undefined && <DareSheet keyOf={keyOf} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
