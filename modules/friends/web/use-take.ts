import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/index.ts'
import { idleCalls } from '#modules/idle/calls.ts'
import type { Friend } from '../calls.ts'
import { friendsTexts } from './texts.ts'
import { FRIENDS_READS } from './friends-reads.ts'

const MOMENT_MS = 900

/** Takes a friend's ripe coconut: a sound, a short flight animation, and the badge counts it (spec 1.9, 4.20). */
export function useTake() {
  const text = useMessages(friendsTexts)
  const refusal = useRefusalText()
  const playerName = usePlayerName()
  const expire = useExpire()
  const [taking, setTaking] = useState<number>()
  const [flying, setFlying] = useState<number>()

  async function take({ player, steal }: Friend) {
    if (steal.rewardId === undefined) return
    setTaking(player.userId)
    try {
      const { boxes } = await callApi(idleCalls.takeReward, { rewardId: steal.rewardId })
      setFlying(player.userId)
      showBoxes(boxes)
      playSound('claim')
      portalSound()?.vibrate()
      toast(text('took', { name: playerName(player) }), { kind: 'success' })
      expire(cardsCalls.listBoxes)
      setTimeout(() => setFlying(undefined), MOMENT_MS)
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setTaking(undefined)
    expire(...FRIENDS_READS)
  }
  return { taking, flying, take: (friend: Friend) => void take(friend) }
}
