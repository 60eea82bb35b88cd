import { Suspense } from 'react'
import { late } from '#kit/ui/late.ts'
import { ChatsCircleIcon } from '#kit/ui/icons/shell.tsx'
import { useStore } from '#kit/ui/store.ts'
import { isChatAwake, openChat } from './chat-store.ts'
import styles from './peek.module.css'

interface ChatPeekProps {
  readonly gameId: number
  readonly label: string
  readonly more: string
}

const PeekLine = late(() => import('./PeekLine.tsx').then((module) => ({ default: module.PeekLine })))

/** A strip of the game's chat below the stage on a phone; a tap opens it (docs/look.md 7). */
export function ChatPeek({ gameId, label, more }: ChatPeekProps) {
  const isAwake = useStore(isChatAwake)
  const name = <strong className={styles.name}>{label}</strong>
  return (
    <div className={styles.peek}>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={openChat}>
        <span className={styles.grabber} />
        <ChatsCircleIcon />
        <span className={styles.words}>
          {isAwake ? (
            <Suspense fallback={name}>
              <PeekLine gameId={gameId} name={name} />
            </Suspense>
          ) : (
            name
          )}
        </span>
      </button>
      <a className={styles.more} href="#related">
        {more}
      </a>
    </div>
  )
}
