import { useCallback, useEffect, useRef } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { hostedCalls } from '../../calls.ts'
import { BADGE_LIMITS } from '../../model.ts'
import { badgesOfGamesTexts } from './texts.ts'

/** At most this many calls per game and page, whatever the game does. */
const MOST_ASKED = 4 * BADGE_LIMITS.badges

/** Stores a badge that a game awards, and shows a toast for a new one; false if it cannot be stored. */
export function useKeepBadge(slug: string, game: string): (badgeId: string) => Promise<boolean> {
  const text = useMessages(badgesOfGamesTexts)
  const expire = useExpire()
  const said = useRef(text)
  useEffect(() => void (said.current = text))
  const asked = useRef(new Map<string, Promise<boolean>>())
  const count = useRef(0)
  return useCallback(
    (badgeId) => {
      const known = asked.current.get(badgeId)
      if (known) return known
      if (++count.current > MOST_ASKED) return Promise.resolve(false)
      const keeping = callApi(hostedCalls.keepGameBadge, { slug, badgeId }).then(
        ({ isNew, title }) => {
          if (isNew) toast(said.current('toast', { game, badge: title }), { kind: 'success' })
          if (isNew) expire(hostedCalls.listGameBadges, hostedCalls.listOwnGameBadges)
          return true
        },
        (error: unknown) => {
          // An undeclared badge is final; a lost connection can be retried.
          if (!(error instanceof CallError && error.refusal === 'GameNotFound')) asked.current.delete(badgeId)
          return false
        },
      )
      asked.current.set(badgeId, keeping)
      return keeping
    },
    [slug, game, expire],
  )
}
