import { useCallback, useEffect, useRef, useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { toast } from '#kit/ui/toast.ts'
import { badgesOfGamesTexts } from '#modules/hosted/web/index.ts'
import type { TriedBadge } from '../calls.ts'
import { judgeBadge, NOTHING_GIVEN, type Given } from '../rules/tried-badges.ts'

/** Judges the badges that a tried version gives as the portal would, and keeps them as long as the page is open. */
export function useTriedBadges(title: string, declared: readonly TriedBadge[]) {
  const text = useMessages(badgesOfGamesTexts)
  const [given, setGiven] = useState<Given>(NOTHING_GIVEN)
  const last = useRef(NOTHING_GIVEN)
  const said = useRef({ text, title, declared })
  useEffect(() => void (said.current = { text, title, declared }))
  // The same function for as long as the page is open: another one would end the channel of the game.
  const keepBadge = useCallback((badgeId: string) => {
    const { declared: known, ...words } = said.current
    const badge = known.find((one) => one.badgeId === badgeId)
    const before = last.current
    last.current = judgeBadge(before, known, { badgeId, wonAt: systemClock() })
    setGiven(last.current)
    if (badge && last.current !== before)
      toast(words.text('toast', { game: words.title, badge: badge.title }), { kind: 'success' })
    return Promise.resolve(badge !== undefined)
  }, [])
  return { given, keepBadge }
}
