import { useState } from 'react'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePropose } from './ChangeDialog.tsx'
import { MuteChoice, muteOptionsOf, type MutePreset } from './MuteChoice.tsx'
import { Act, Input, Labelled, LanguageSelect, RefusalNote } from './Parts.tsx'
import { MessageItem, type OperatorMessage } from './MessageItem.tsx'
import { useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const LOOK_EVERY_MS = 3000
const IS_TOPIC = /^(world|game:[1-9]\d{0,8})$/

/** The messages of a topic, live. */
export function ChatPage() {
  const say = useSay()
  const propose = usePropose()
  const [typed, setTyped] = useState('world')
  const [language, setLanguage] = useState('')
  const [preset, setPreset] = useState<MutePreset>({ reason: 'spam', length: 'step' })
  const topic = IS_TOPIC.test(typed) ? typed : 'world'
  const { facts, refusal, again } = useReadCommand<readonly OperatorMessage[]>(
    {
      command: 'chat messages',
      words: { ROOM: topic },
      options: { limit: '100', ...(language ? { language } : {}) },
    },
    LOOK_EVERY_MS,
  )
  const mute = (writerId: number) =>
    propose(
      {
        command: 'chat mute',
        words: { USER: String(writerId), WHY: preset.reason },
        options: muteOptionsOf(preset),
      },
      again,
    )
  return (
    <div className={styles.list}>
      <div className={styles.row}>
        <Labelled label={say('chat.topic')} hint="world, game:12">
          <Input value={typed} dir="ltr" onChange={(event) => setTyped(event.target.value)} />
        </Labelled>
        <Labelled label={say('chat.language')}>
          <LanguageSelect all="" value={language} onPick={setLanguage} />
        </Labelled>
      </div>
      <MuteChoice preset={preset} onPick={setPreset} />
      <RefusalNote refusal={refusal} />
      {facts?.length === 0 && <EmptyState title={say('chat.none')} />}
      <ol className={styles.list} reversed>
        {facts?.toReversed().map((message) => (
          <MessageItem key={message.messageId} message={message}>
            {message.state !== 'removed' && (
              <div className={styles.row}>
                <Act
                  aria-label={say('chat.hide', { id: String(message.writerId) })}
                  onClick={() =>
                    propose({ command: 'chat remove', words: { MESSAGE: message.messageId } }, again)
                  }
                >
                  {say('report.hide')}
                </Act>
                <Act
                  aria-label={say('chat.muteOne', { id: String(message.writerId) })}
                  onClick={() => mute(message.writerId)}
                >
                  {say('report.mute')}
                </Act>
              </div>
            )}
          </MessageItem>
        ))}
      </ol>
    </div>
  )
}
