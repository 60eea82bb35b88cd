import { useLanguage, useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { relativeTime } from '#kit/i18n/relative-time.ts'
import type { Instant } from '#kit/time/time.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { DotsThreeIcon } from '#kit/ui/icons/stage.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { ChatMessage } from '../model.ts'
import { useSaid } from './phrases.ts'
import { chatTexts } from './texts.ts'
import { useLongPress } from './use-long-press.ts'
import styles from './bubble.module.css'

interface BubbleProps {
  readonly message: ChatMessage
  readonly now: Instant
  /** Whether Tab stops here. */
  readonly isStop: boolean
  readonly onFocus: () => void
  readonly onMenu: () => void
  readonly onPlayer: () => void
}

const TONES = 6

/** One message: writer, age and text (spec 3.13, 4.28). The text is never markup, and has its own direction. */
export function Bubble({ message, now, isStop, onFocus, onMenu, onPlayer }: BubbleProps) {
  const text = useMessages(chatTexts)
  const name = usePlayerName()(message.sender)
  const press = useLongPress(onMenu)
  const said = useSaid()
  const { isMine, sender } = message
  if (message.state === 'removed') return <li className={styles.system}>{text('removed')}</li>
  return (
    <li className={classNames(styles.message, isMine && styles.mine)}>
      {!isMine && (
        // Touch alternative to the menu that the name opens.
        <button type="button" className={styles.face} tabIndex={-1} aria-hidden="true" onClick={onPlayer}>
          <Avatar face={sender.avatar} size={36} />
        </button>
      )}
      <div className={styles.bubble} {...press}>
        <p className={styles.head}>
          {!isMine && (
            <>
              <button
                type="button"
                tabIndex={-1}
                className={styles.name}
                data-tone={sender.userId % TONES}
                onClick={onPlayer}
              >
                <bdi>{name}</bdi>
              </button>
              <span aria-hidden="true">·</span>
            </>
          )}
          <Age at={message.sentAt} now={now} />
        </p>
        <bdi className={styles.text}>{said(message)}</bdi>
      </div>
      <button
        type="button"
        data-message
        className={styles.more}
        tabIndex={isStop ? 0 : -1}
        aria-label={isMine ? text('menu.openMine') : text('menu.open', { name })}
        aria-haspopup="dialog"
        onFocus={onFocus}
        onClick={onMenu}
      >
        <DotsThreeIcon />
      </button>
    </li>
  )
}

function Age({ at, now }: { readonly at: Instant; readonly now: Instant }) {
  const language = useLanguage()
  const { say } = useSpeech()
  return <time dateTime={new Date(at).toISOString()}>{relativeTime(at, now, language, say)}</time>
}
