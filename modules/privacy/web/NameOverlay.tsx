import { useMessages } from '#kit/i18n/use-messages.ts'
import { Dialog } from '#kit/ui/Dialog.tsx'
import { useStore } from '#kit/ui/store.ts'
import { isNicknameOpen } from '#modules/account/web/index.ts'
import { ageTrigger } from './age-trigger.ts'
import { Names } from './Names.tsx'
import { privacyTexts } from './texts.ts'

const close = () => isNicknameOpen.change(() => false)

/** The dialog for players who pick a name instead of typing one (docs/trust.md 4). */
export default function NameOverlay() {
  const text = useMessages(privacyTexts)
  const wasOpened = useStore(isNicknameOpen) !== false
  const { isOpen: isAsked } = useStore(ageTrigger)
  // The age dialog, which explains that names are picked, comes first.
  const isOpen = wasOpened && !isAsked
  return (
    <Dialog isOpen={isOpen} onClose={close} title={text('name.title')} note={text('name.text')}>
      {isOpen && <Names onPicked={close} />}
    </Dialog>
  )
}
