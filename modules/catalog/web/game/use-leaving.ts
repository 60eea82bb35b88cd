import type { Play } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { catalogTexts } from '../texts.ts'

/** Leaves a run for another; a long one is confirmed first, and is paused meanwhile. */
export function useLeaving(play: Play | undefined) {
  const text = useMessages(catalogTexts)
  return async (then: () => void) => {
    if (!play?.isLong()) return then()
    play.pause()
    const isSure = await confirm({
      title: text('game.restartTitle'),
      note: text('game.restartText'),
      yes: text('game.restartYes'),
      no: text('game.restartNo'),
      isDangerous: true,
    })
    play.resume()
    if (isSure) then()
  }
}
