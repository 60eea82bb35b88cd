import { useEffect, useRef, useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { shareLink } from '#modules/sharing/web/index.ts'
import { idleCalls, type Reward } from '../calls.ts'
import { IDLE_HOURS } from './idle-hours.ts'
import { uiTexts } from '#modules/cards/web/index.ts'
import { idleTexts } from './texts.ts'

interface RescueSheetProps {
  readonly reward: Reward | undefined
  readonly onClose: () => void
}

/** Rescues a stolen or lost coconut: it comes back when a new visitor opens the shared link (spec 4.18). */
export function RescueSheet({ reward, onClose }: RescueSheetProps) {
  const text = useMessages(idleTexts)
  return (
    <Sheet isOpen={reward !== undefined} onClose={onClose} title={text('rescueTitle')}>
      {reward && <Rescue key={reward.rewardId} reward={reward} />}
    </Sheet>
  )
}

function Rescue({ reward }: { readonly reward: Reward }) {
  const text = useMessages(idleTexts)
  const uiText = useMessages(uiTexts)
  const refusal = useRefusalText()
  const [key, setKey] = useState<string>()
  const rescue = useChange(idleCalls.rescueReward, { stale: [idleCalls.listRewards] })
  const ask = useRef(() => rescue.run({ rewardId: reward.rewardId }, (result) => setKey(result.invitation)))
  useEffect(() => ask.current(), [])
  const share = async () => {
    try {
      const how = await shareLink(`/?inv=${key}`, text('rescueTitle'))
      if (how === 'copied') toast(text('copied'), { kind: 'success' })
    } catch {
      toast(uiText('failed'), { kind: 'error' })
    }
  }
  if (rescue.error) return <p role="alert">{refusal(rescue.error.refusal)}</p>
  if (key === undefined) return <Loading />
  return (
    <>
      <p>{text('rescueText', { hours: IDLE_HOURS.claim })}</p>
      <p>
        <bdi dir="ltr">{`${location.origin}/?inv=${key}`}</bdi>
      </p>
      <Button look="act" isWide icon={<ShareNetworkIcon />} onClick={() => void share()}>
        {text('share')}
      </Button>
    </>
  )
}
