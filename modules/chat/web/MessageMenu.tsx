import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { between, seconds } from '#kit/time/time.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { UserIcon, WarningCircleIcon, XIcon } from '#kit/ui/icons/shell.tsx'
import { SpeakerSlashIcon } from '#kit/ui/icons/stage.tsx'
import { CopyIcon } from '#kit/ui/icons/trade.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { chatCalls } from '../calls.ts'
import { OWN_DELETE_SECONDS, type ChatMessage } from '../model.ts'
import type { Conversation } from './conversation.ts'
import { copyText } from '#kit/ui/copy-text.ts'
import { useSaid } from './phrases.ts'
import { ReportForm } from './ReportForm.tsx'
import { chatTexts } from './texts.ts'
import { useBlock } from './use-block.ts'
import styles from './menus.module.css'

interface MessageMenuProps {
  readonly message: ChatMessage
  readonly isOpen: boolean
  readonly conversation: Conversation
  readonly onPlayer: () => void
  readonly onClose: () => void
}

/** The actions on a message. */
export function MessageMenu({ message, isOpen, conversation, onPlayer, onClose }: MessageMenuProps) {
  const text = useMessages(chatTexts)
  const name = usePlayerName()(message.sender)
  const title = message.isMine ? text('menu.mine') : text('menu', { name: `\u2068${name}\u2069` })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      {isOpen && (
        <Choices message={message} conversation={conversation} onPlayer={onPlayer} onClose={onClose} />
      )}
    </Sheet>
  )
}

function Choices({ message, conversation, onPlayer, onClose }: Omit<MessageMenuProps, 'isOpen'>) {
  const text = useMessages(chatTexts)
  const words = useSaid()(message)
  const [isReporting, setReporting] = useState(false)
  const block = useBlock()
  const remove = useDelete(message, conversation)
  if (isReporting) return <ReportForm message={message} onDone={onClose} />
  const copy = async () => {
    await copyText(words, { done: text('copied'), failed: text('copyFailed') })
    onClose()
  }
  const thenClose = (act: () => Promise<boolean>) => async () => {
    if (await act()) onClose()
  }
  return (
    <>
      <blockquote className={styles.quote}>
        <bdi>{words}</bdi>
      </blockquote>
      <ul className={styles.choices}>
        <Choice icon={<CopyIcon />} label={text('menu.copy')} onPress={copy} />
        {!message.isMine && (
          <>
            <Choice icon={<UserIcon />} label={text('menu.player')} onPress={onPlayer} />
            <Choice
              icon={<WarningCircleIcon />}
              label={text('menu.report')}
              onPress={() => setReporting(true)}
            />
            <Choice
              isDangerous
              icon={<SpeakerSlashIcon />}
              label={text('menu.block')}
              onPress={thenClose(() => block(message.sender))}
            />
          </>
        )}
        {mayDelete(message) && (
          <Choice isDangerous icon={<XIcon />} label={text('menu.delete')} onPress={thenClose(remove)} />
        )}
      </ul>
    </>
  )
}

const mayDelete = ({ isMine, sentAt }: ChatMessage) =>
  isMine && between(sentAt, serverNow()) < seconds(OWN_DELETE_SECONDS)

interface ChoiceProps {
  readonly icon: ReactNode
  readonly label: string
  readonly isDangerous?: boolean
  readonly onPress: () => void
}

const Choice = ({ icon, label, isDangerous, onPress }: ChoiceProps) => (
  <li>
    <button type="button" className={styles.choice} data-danger={isDangerous} onClick={onPress}>
      {icon}
      {label}
    </button>
  </li>
)

/** Deletes the player's own message after a confirmation; returns whether it is gone. */
function useDelete({ messageId }: ChatMessage, conversation: Conversation): () => Promise<boolean> {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  return async () => {
    const isSure = await confirm({
      title: text('delete.title'),
      note: text('delete.text'),
      yes: text('delete.yes'),
      isDangerous: true,
    })
    if (!isSure) return false
    try {
      await callApi(chatCalls.deleteMessage, { messageId })
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
      return false
    }
    conversation.lose(messageId)
    return true
  }
}
