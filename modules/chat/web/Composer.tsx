import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { seconds } from '#kit/time/time.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { PaperPlaneRightIcon } from '#kit/ui/icons/people.tsx'
import { useNow } from '#kit/web/use-now.ts'
import { LONGEST_TEXT } from '../model.ts'
import type { Conversation } from './conversation.ts'
import type { ConversationView } from './shown-chat.ts'
import { secondsLeft, whenNamed } from './sending.ts'
import { isTooLong, lengthOf, sentText } from './text-length.ts'
import { chatTexts } from './texts.ts'
import styles from './composer.module.css'

interface ComposerProps {
  readonly conversation: Conversation
  readonly view: ConversationView
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly typed: string
  readonly onType: (typed: string) => void
}

const TICK = seconds(1)
/** Shorter messages show no counter. */
const COUNTED_FROM = 100

/** Input for messages; players without a name choose one first (spec 2.31). */
export function Composer({ conversation, view, field, typed, onType }: ComposerProps) {
  const text = useMessages(chatTexts)
  const id = useId()
  const ready = sentText(typed)
  const used = lengthOf(ready)
  const isLong = isTooLong(ready)
  const wait = secondsLeft(view.readyAt, useNow(TICK))
  const send = () => {
    conversation.send(ready)
    onType('')
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (ready === '' || isLong || wait > 0) return
    whenNamed(send)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that completes an IME composition does not send; older browsers signal it by keyCode 229 alone.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return
    event.preventDefault()
    submit()
  }
  const label = text(`write.${conversation.place.channel}`)
  const counter = used >= COUNTED_FROM && text('length', { used, most: LONGEST_TEXT })
  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      <div className={classNames(styles.box, isLong && styles.long)}>
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          // On a phone focus would open the keyboard before one has read anything.
          data-first-focus={matchMedia('(hover: hover)').matches || undefined}
          className={styles.field}
          aria-label={label}
          aria-invalid={isLong || undefined}
          aria-describedby={counter ? id : undefined}
          placeholder={label}
          enterKeyHint="send"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {counter && (
          <span id={id} className={styles.counter} data-counter>
            {counter}
            {isLong && <span data-unseen>{text('tooLong')}</span>}
          </span>
        )}
      </div>
      <button
        type="submit"
        className={styles.send}
        data-off={isLong || wait > 0 || undefined}
        title={text('send')}
        aria-label={wait > 0 ? text('sendIn', { count: wait }) : text('send')}
        aria-disabled={ready === '' || isLong || wait > 0}
      >
        {wait > 0 ? <span data-counter>{wait}</span> : <PaperPlaneRightIcon />}
      </button>
    </form>
  )
}
