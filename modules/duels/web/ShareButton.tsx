import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { duelsTexts } from './texts.ts'

interface ShareButtonProps {
  readonly isMain: boolean
  readonly onPress: () => void
}

/** Sends the link of a duel. */
export function ShareButton({ isMain, onPress }: ShareButtonProps) {
  const text = useMessages(duelsTexts)
  return (
    <Button look={isMain ? 'act' : 'quiet'} icon={<ShareNetworkIcon />} onClick={onPress}>
      {text('act.share')}
    </Button>
  )
}
