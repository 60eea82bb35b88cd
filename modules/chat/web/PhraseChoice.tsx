import { useId } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { useNow } from '#kit/web/use-now.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationView } from './shown-chat.ts'
import { PHRASES } from './phrases.ts'
import { phraseWhenNamed, secondsLeft } from './sending.ts'
import { chatTexts } from './texts.ts'
import styles from './phrase-choice.module.css'

interface PhraseChoiceProps {
  readonly conversation: Conversation
  readonly view: ConversationView
}

/** Ready-made phrases instead of the input, for players who may not write freely (docs/trust.md 4). */
export function PhraseChoice({ conversation, view }: PhraseChoiceProps) {
  const text = useMessages(chatTexts)
  const id = useId()
  const wait = secondsLeft(view.readyAt, useNow(seconds(1)))
  const say = (place: number) => {
    if (wait > 0) return
    phraseWhenNamed(() => conversation.send(text(PHRASES[place]!), place + 1))
  }
  return (
    <section className={styles.choice} aria-labelledby={`${id}-title`} aria-describedby={`${id}-note`}>
      <h3 id={`${id}-title`} className={styles.title}>
        {text('phrases')}
        {wait > 0 && <span data-counter>{wait}</span>}
      </h3>
      <p id={`${id}-note`} data-unseen>
        {text('phrases.note')}
      </p>
      <ul className={styles.list}>
        {PHRASES.map((key, place) => (
          <li key={key}>
            <button
              type="button"
              className={styles.phrase}
              aria-disabled={wait > 0 || undefined}
              onClick={() => say(place)}
            >
              {text(key)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
