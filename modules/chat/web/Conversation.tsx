import { useState, type RefObject } from 'react'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { serverNow } from '#kit/web/server-clock.ts'
import { useStore } from '#kit/ui/store.ts'
import { useAccount } from '#modules/account/web/index.ts'
import type { ChatMessage } from '../model.ts'
import { Composer } from './Composer.tsx'
import type { ChatPlace } from './conversation.ts'
import { inLanguage, isRushing, ownLanguageWish, wishOwnLanguage } from './language-filter.ts'
import { MessageLog } from './MessageLog.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { PhraseChoice } from './PhraseChoice.tsx'
import { PlayerSheet } from './PlayerSheet.tsx'
import { SilencedNote } from './SilencedNote.tsx'
import { chatTexts } from './texts.ts'
import { useConversation } from './use-conversation.ts'
import styles from './chat.module.css'

interface Chosen {
  readonly message: ChatMessage
  readonly what: 'menu' | 'player' | undefined
}

/** One channel: its messages and the input. */
export function Conversation({
  place,
  field,
}: {
  readonly place: ChatPlace
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const text = useMessages(chatTexts)
  const language = useLanguage()
  const { conversation, view } = useConversation(place)
  const isOwnOnly = useStore(ownLanguageWish) ?? isRushing(view.messages, serverNow())
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Chosen>()
  const isGuided = useAccount().status?.age === 'guided'
  const leave = () => setChosen((now) => now && { ...now, what: undefined })
  return (
    <>
      <div className={styles.line}>
        {view.onlineCount > 0 && <span>{text('online', { count: view.onlineCount })}</span>}
        <button
          type="button"
          role="switch"
          aria-checked={isOwnOnly}
          className={styles.filter}
          onClick={() => wishOwnLanguage(!isOwnOnly)}
        >
          {text('myLanguage')}
        </button>
      </div>
      <MessageLog
        conversation={conversation}
        view={view}
        messages={isOwnOnly ? inLanguage(view.messages, language) : view.messages}
        onMenu={(message) => setChosen({ message, what: 'menu' })}
        onPlayer={(message) => setChosen({ message, what: 'player' })}
        onEdit={(again) => {
          setTyped(again)
          field.current?.focus()
        }}
      />
      {view.silence && <SilencedNote silence={view.silence} />}
      {!view.silence && isGuided && <PhraseChoice conversation={conversation} view={view} />}
      {!view.silence && !isGuided && (
        <Composer conversation={conversation} view={view} field={field} typed={typed} onType={setTyped} />
      )}
      {chosen && (
        <>
          <MessageMenu
            message={chosen.message}
            isOpen={chosen.what === 'menu'}
            conversation={conversation}
            onPlayer={() => setChosen({ ...chosen, what: 'player' })}
            onClose={leave}
          />
          <PlayerSheet message={chosen.message} isOpen={chosen.what === 'player'} onClose={leave} />
        </>
      )}
    </>
  )
}
