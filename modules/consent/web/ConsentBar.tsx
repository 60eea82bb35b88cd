import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useView } from '#kit/web/navigation.ts'
import { isApart } from '../rules/pages.ts'
import { answerConsent, consentHere, openQuestions } from './consent-store.ts'
import { consentTexts } from './texts.ts'
import styles from './consent-bar.module.css'

/** Asks once, without blocking: nothing loads before an answer (spec 7.47). */
export function ConsentBar() {
  const text = useMessages(consentTexts)
  const { path } = useView()
  const asked = openQuestions(useStore(consentHere))
  const [only] = asked
  if (!only || isApart(path)) return null
  const answer = (may: boolean) => () =>
    answerConsent(Object.fromEntries(asked.map((purpose) => [purpose, may])))
  return (
    <aside className={styles.bar} aria-labelledby="consent-title">
      <h2 id="consent-title">{text('bar.title')}</h2>
      <p>{text(asked.length > 1 ? 'bar.both' : `bar.${only}`)}</p>
      <p className={styles.note}>
        {text('bar.note')} <Anchor href="/privacy">{text('bar.privacy')}</Anchor>
      </p>
      <div className={styles.answers}>
        <Button isWide onClick={answer(false)}>
          {text('bar.no')}
        </Button>
        <Button isWide onClick={answer(true)}>
          {text('bar.yes')}
        </Button>
      </div>
    </aside>
  )
}
