import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { WarningCircleIcon } from '#kit/ui/icons/shell.tsx'
import { isNicknameOpen, readAccount } from '#modules/account/web/index.ts'
import { NICKNAME_LENGTH } from '#modules/account/model.ts'
import { LONGEST_TEXT, type RejectedFor } from '../model.ts'
import type { Conversation } from './conversation.ts'
import type { Outgoing } from './shown-chat.ts'
import { chatTexts } from './texts.ts'
import styles from './bubble.module.css'

interface OutgoingBubbleProps {
  readonly outgoing: Outgoing
  readonly conversation: Conversation
  readonly onEdit: (text: string) => void
}

/** Values that refusals about lengths take. */
const CHAT_FACTS = { ...NICKNAME_LENGTH, letters: LONGEST_TEXT }

/** The same text would be refused again. */
const TEXT_REFUSALS: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'ChatTextInvalid',
  'ChatTextRejected',
  'ChatRepeated',
])
/** To a player these mean only that it failed (spec 8.2). */
const FAULTS: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'Unreachable',
  'TimedOut',
  'Cancelled',
  'ServerError',
  'OperationBusy',
])

/** The player's own message, in flight or failed. */
export function OutgoingBubble({ outgoing, conversation, onEdit }: OutgoingBubbleProps) {
  const text = useMessages(chatTexts)
  const reason = useReason(outgoing)
  const { opId, status } = outgoing
  const retry = () => {
    if (readAccount()?.nickname === '') isNicknameOpen.change(() => 'words')
    else conversation.retry(opId)
  }
  const edit = () => {
    conversation.discard(opId)
    onEdit(outgoing.text)
  }
  return (
    <li className={styles.outgoing} data-status={status}>
      <div className={classNames(styles.bubble, status === 'failed' && styles.failed)}>
        <bdi className={styles.text}>{outgoing.text}</bdi>
        {status === 'pending' && <p className={styles.head}>{text('sending')}</p>}
      </div>
      {status === 'failed' && (
        <div className={styles.fault}>
          <p role="alert">
            <WarningCircleIcon />
            {reason}
          </p>
          <div className={styles.ways}>
            {TEXT_REFUSALS.has(outgoing.refusal) ? (
              <button type="button" onClick={edit}>
                {text('edit')}
              </button>
            ) : (
              <button type="button" onClick={retry}>
                {text('retry')}
              </button>
            )}
            <button type="button" onClick={() => conversation.discard(opId)}>
              {text('discard')}
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

const REJECTED_FOR: readonly string[] = ['word', 'link', 'password'] satisfies RejectedFor[]

function useReason(outgoing: Outgoing): string {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText(CHAT_FACTS)
  if (outgoing.status !== 'failed' || FAULTS.has(outgoing.refusal)) return text('notSent')
  const { reason } = outgoing
  return outgoing.refusal === 'ChatTextRejected' && reason && REJECTED_FOR.includes(reason)
    ? text(`rejected.${reason as RejectedFor}`)
    : refusal(outgoing.refusal)
}
