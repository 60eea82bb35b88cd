import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { Switch } from '#kit/ui/Switch.tsx'
import { answerConsent, consentHere, purposesHere, type Consent } from './consent-store.ts'
import { consentTexts } from './texts.ts'
import styles from './consent-choice.module.css'

/** The same question in the settings, at any time; without scripts of others there is nothing to choose. */
export function ConsentChoice() {
  const consent = useStore(consentHere)
  return consent ? <Choice consent={consent} /> : null
}

function Choice({ consent }: { readonly consent: Consent }) {
  const text = useMessages(consentTexts)
  return (
    <section aria-labelledby="consent">
      <h2 id="consent">{text('choice.title')}</h2>
      <div className={styles.list}>
        {consent.arrival.isPrivate && <p>{text('choice.private')}</p>}
        {!consent.mayBeProfiled && <p>{text('choice.young')}</p>}
        {consent.mayBeProfiled && <Purposes consent={consent} />}
      </div>
    </section>
  )
}

function Purposes({ consent }: { readonly consent: Consent }) {
  const text = useMessages(consentTexts)
  const list = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const { answers, settings } = consent
  return [...purposesHere(consent)].map(([purpose, hosts]) => (
    <Switch
      key={purpose}
      label={text(`choice.${purpose}`)}
      note={text('choice.from', { hosts: list.format(hosts) })}
      isOn={answers[purpose] ?? !settings.isAsking}
      onChange={(may) => answerConsent({ [purpose]: may })}
    />
  ))
}
