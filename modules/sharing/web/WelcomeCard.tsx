import { useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { CheckIcon } from '#kit/ui/icons/areas.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { useStore } from '#kit/ui/store.ts'
import { CallError } from '#kit/web/api.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { sharingTexts } from './texts.ts'
import { inviterHere, type Inviter } from './inviter.ts'
import styles from './welcome-card.module.css'

interface WelcomeCardProps {
  /** Sends a friend request; supplied by the friends module. Rejects with a `CallError`. */
  readonly addFriend: (userId: number) => Promise<unknown>
}

/** Tells newcomers who invited them, and offers a friend request (spec 2.46). */
export default function WelcomeCard({ addFriend }: WelcomeCardProps) {
  const inviter = useStore(inviterHere)
  return inviter ? <Card inviter={inviter} addFriend={addFriend} /> : null
}

type Asking =
  | { readonly status: 'idle' | 'pending' | 'sent' }
  | { readonly status: 'failed'; readonly refusal: ErrorName }

function Card({ inviter, addFriend }: WelcomeCardProps & { readonly inviter: Inviter }) {
  const text = useMessages(sharingTexts)
  const refusal = useRefusalText()
  const playerName = usePlayerName()
  const [asking, setAsking] = useState<Asking>({ status: 'idle' })
  const ask = () => {
    setAsking({ status: 'pending' })
    addFriend(inviter.userId).then(
      () => setAsking({ status: 'sent' }),
      (error: unknown) =>
        setAsking({
          status: 'failed',
          refusal: error instanceof CallError ? error.refusal : 'Unreachable',
        }),
    )
  }
  return (
    <aside className={styles.card} aria-labelledby="welcome">
      <Avatar face={inviter.avatar} size={48} />
      <div className={styles.words}>
        <strong id="welcome">{text('welcome.title', { name: playerName(inviter) })}</strong>
        {asking.status === 'failed' ? (
          <p role="alert">{refusal(asking.refusal)}</p>
        ) : (
          <p>{text('welcome.note')}</p>
        )}
      </div>
      <IconButton
        label={text('welcome.close')}
        icon={<XIcon />}
        look="clear"
        onClick={() => inviterHere.change(() => undefined)}
      />
      {asking.status === 'sent' ? (
        <p className={styles.sent} role="status">
          <CheckIcon />
          {text('welcome.sent')}
        </p>
      ) : (
        <Button look="act" isWide isPending={asking.status === 'pending'} onClick={ask}>
          {text('welcome.add')}
        </Button>
      )}
    </aside>
  )
}
