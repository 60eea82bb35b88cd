import { useEffect } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { seconds } from '#kit/time/time.ts'
import type { Ticket } from './cloud-state.ts'
import { cloudTexts } from './texts.ts'

const FLASH = seconds(1)

/** Announces a turn: a sound, a short vibration, and the title of a hidden tab. */
export function useTurnCall(ticket: Ticket | undefined) {
  const text = useMessages(cloudTexts)
  const turn = ticket?.progress === 'turn' ? ticket : undefined
  const endsAt = turn?.turnEndsAt
  const words = turn ? text('turn.tab', { game: turn.gameName }) : ''
  useEffect(() => {
    if (endsAt === undefined) return
    playSound('claim')
    portalSound()?.vibrate()
    return flashTitle(words)
    // One announcement per turn, even if its texts change.
  }, [endsAt, words])
}

/** Alternates two titles while the tab is in the background. */
function flashTitle(words: string): () => void {
  let own: string | undefined
  const back = () => {
    if (own !== undefined && document.title === words) document.title = own
    own = undefined
  }
  const flash = () => {
    if (!document.hidden || document.title === words) return back()
    own = document.title
    document.title = words
  }
  flash()
  const timer = setInterval(flash, FLASH)
  document.addEventListener('visibilitychange', back)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', back)
    back()
  }
}
