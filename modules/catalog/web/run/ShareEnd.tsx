import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { catalogTexts } from '../texts.ts'

/** Shares the end of a run; what that needs loads on the tap. */
export function ShareEnd({ onShare }: { readonly onShare: () => Promise<void> }) {
  const text = useMessages(catalogTexts)
  const [isPending, setPending] = useState(false)
  const share = () => {
    setPending(true)
    void onShare().finally(() => setPending(false))
  }
  return (
    <Button size="small" icon={<ShareNetworkIcon />} isPending={isPending} onClick={share}>
      {text('game.share')}
    </Button>
  )
}
