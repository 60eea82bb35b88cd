import { useId } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Modal } from '#kit/ui/Modal.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { cardsCalls } from '#modules/cards/calls.ts'
import { CardPicture } from '#modules/cards/web/index.ts'
import { LegalWords } from './LegalWords.tsx'
import { closeLogin, isLoginOpen } from './login-trigger.ts'
import { ProviderLinks } from './ProviderLinks.tsx'
import { cardsToShow } from './cards-to-show.ts'
import { loginTexts } from './texts.ts'
import { useProviders } from './use-providers.ts'
import styles from './login-overlay.module.css'

/** The ways to sign in and their benefit: cards that follow to every device (spec 2.18, 2.22). */
export default function LoginOverlay() {
  const isWanted = useStore(isLoginOpen)
  const isMember = useAccount().status?.isVisitor === false
  const { providers, error } = useProviders()
  const hasAnswer = error !== undefined || (providers?.length ?? 0) > 0
  const isOpen = isWanted && !isMember && hasAnswer
  const id = useId()
  return (
    <Modal isOpen={isOpen} onClose={closeLogin} className={styles.overlay} aria-labelledby={id}>
      <div className={styles.panel}>
        <Login titleId={id} />
      </div>
    </Modal>
  )
}

function Login({ titleId }: { readonly titleId: string }) {
  const text = useMessages(loginTexts)
  const refusal = useRefusalText()
  const { providers, error } = useProviders()
  const { data } = useRead(cardsCalls.readCollection, {})
  return (
    <>
      <div className={styles.cards} aria-hidden="true">
        {cardsToShow(data?.kinds).map((kind) => (
          <div key={kind}>
            <CardPicture kind={kind} isFirst />
          </div>
        ))}
      </div>
      <div className={styles.body}>
        <h2 className={styles.title} id={titleId}>
          {text('title')}
        </h2>
        <p className={styles.lead}>{text('lead', { count: data?.cardCount ?? 0 })}</p>
        {providers && <ProviderLinks providers={providers} />}
        {error && <p role="alert">{refusal(error.refusal)}</p>}
        <Button look="ghost" isWide onClick={closeLogin}>
          {text('stay')}
        </Button>
        <LegalWords onLeave={closeLogin} />
      </div>
    </>
  )
}
