import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { playSound, portalSound } from '#kit/sound/portal-sound.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { useExpire } from '#kit/web/use-call.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { showBoxes } from '#modules/cards/web/index.ts'
import { idleCalls } from '../calls.ts'

/** Takes ripe rewards one by one; failures are shown, and rewards already taken stay taken. */
export function useTake() {
  const expire = useExpire()
  const refusal = useRefusalText()
  const [taking, setTaking] = useState<readonly string[]>([])

  async function take(rewardIds: readonly string[]) {
    setTaking(rewardIds)
    try {
      for (const rewardId of rewardIds) {
        const { boxes } = await callApi(idleCalls.takeReward, { rewardId })
        showBoxes(boxes)
        playSound('claim')
      }
      portalSound()?.vibrate()
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
    }
    setTaking([])
    expire(idleCalls.listRewards, cardsCalls.listBoxes, cardsCalls.readCollection)
  }
  return { taking, take: (rewardIds: readonly string[]) => void take(rewardIds) }
}
