import { useState, type ReactNode } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages, useSpeech } from '#kit/i18n/use-messages.ts'
import { WordsForm } from '#kit/ui/WordsForm.tsx'
import { useChange, useRead } from '#kit/web/use-call.ts'
import { accountCalls } from '../../calls.ts'
import { LONGEST_BAN_APPEAL } from '../../model.ts'
import { banTexts } from './texts.ts'
import styles from './ban.module.css'

/** Why the account is banned, until when, and one chance to appeal; renders `otherwise` when it is not a ban. */
export function BanNotice({ otherwise }: { readonly otherwise: ReactNode }) {
  const text = useMessages(banTexts)
  const { language } = useSpeech()
  const { data } = useRead(accountCalls.readBan, {}, { onOpen: true })
  if (!data || data.state === 'none') return otherwise
  const { endsAt, reason, answer, state } = data
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' })
  return (
    <section className={styles.ban} aria-labelledby="ban-title">
      <h2 id="ban-title">{text('title')}</h2>
      <p>{text('because', { reason })}</p>
      <p>{endsAt === undefined ? text('forGood') : text('until', { when: format.format(endsAt) })}</p>
      {state === 'possible' && <Ask />}
      {state === 'open' && <p role="status">{text('open')}</p>}
      {state === 'kept' && (
        <>
          <p>{text('kept')}</p>
          {answer && (
            <blockquote>
              <bdi>{answer}</bdi>
            </blockquote>
          )}
        </>
      )}
    </section>
  )
}

function Ask() {
  const text = useMessages(banTexts)
  const refusal = useRefusalText()
  const appeal = useChange(accountCalls.appealBan)
  const [isSent, setIsSent] = useState(false)
  if (isSent) return <p role="status">{text('open')}</p>
  return (
    <WordsForm
      className={styles.form}
      label={text('label')}
      hint={text('note')}
      limit={LONGEST_BAN_APPEAL}
      send={text('send')}
      isPending={appeal.isPending}
      problem={appeal.error && <p role="alert">{refusal(appeal.error.refusal)}</p>}
      onSend={(words) => appeal.run({ text: words }, () => setIsSent(true))}
    />
  )
}
