import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button, ButtonLink } from '#kit/ui/Button.tsx'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { GIFT_FACTS } from './gift-facts.ts'
import { installTexts } from './texts.ts'

interface AboutGiftProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Explains the coconut in the footer where the portal cannot be added to a home screen (spec 1.27). */
export function AboutGift({ isOpen, onClose }: AboutGiftProps) {
  const text = useMessages(installTexts)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={text('about.title', GIFT_FACTS)}
      note={text('about.note', GIFT_FACTS)}
      actions={
        <>
          <Button onClick={onClose}>{text('guide.close')}</Button>
          <ButtonLink look="act" href="/rules/idle-rewards" onClick={onClose}>
            {text('about.rules')}
          </ButtonLink>
        </>
      }
    />
  )
}
