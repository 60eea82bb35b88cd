import { useState } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { browserStorage } from '#kit/storage/text-storage.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import type { Instant } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { useAccount } from '#modules/account/web/index.ts'
import { cardsCalls, type Collection } from '#modules/cards/calls.ts'
import { mayHint } from '../rules/keep-hint.ts'
import { openLogin } from './login-trigger.ts'
import { loginTexts } from './texts.ts'
import { useProviders } from './use-providers.ts'
import styles from './keep-line.module.css'

const CLOSED_AT = 'keep-hint-closed'
const storage = browserStorage()
const closedAt = () => (Number(storage.read(CLOSED_AT) ?? 0) || undefined) as Instant | undefined

const isPrecious = ({ level, count }: Collection['kinds'][number]) =>
  count > 0 && level !== 'normal' && level !== 'rare'

/**
 * A quiet hint for a visitor with something to lose. It never shifts content: it is there from the start or arrives with the next part
 * of the page.
 */
export function KeepLine() {
  const isVisitor = useAccount().status?.isVisitor ?? false
  // Members make no request here.
  return isVisitor ? <VisitorLine /> : null
}

function VisitorLine() {
  const text = useMessages(loginTexts)
  const { providers = [] } = useProviders()
  const { data } = useRead(cardsCalls.readCollection, {})
  const [closed, setClosed] = useState(closedAt)
  const isKnown = data !== undefined && providers.length > 0
  const [wasKnown] = useState(isKnown)
  if (!isKnown || !wasKnown) return null
  const holder = {
    isVisitor: true,
    cardCount: data.cardCount,
    hasPrecious: data.kinds.some(isPrecious),
    closedAt: closed,
  }
  if (!mayHint(holder, systemClock())) return null
  const close = () => {
    const now = systemClock()
    storage.write(CLOSED_AT, String(now))
    setClosed(now)
  }
  return (
    <aside className={styles.line} aria-label={text('visitor.title')}>
      <p>{text('keep.text')}</p>
      <Button size="small" onClick={openLogin}>
        {text('keep.open')}
      </Button>
      <IconButton label={text('keep.close')} icon={<XIcon />} look="clear" onClick={close} />
    </aside>
  )
}
