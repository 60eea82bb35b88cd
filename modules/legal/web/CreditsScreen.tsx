import credits from 'virtual:credits'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { SectionsPage } from '#kit/ui/SectionsPage.tsx'
import styles from './text-page.module.css'

const texts = messagesOf<typeof import('./legal/messages/en.json')>('legal')

/** The third-party work that the portal uses; the build reads it from the installed packages. */
export default function CreditsScreen() {
  const text = useMessages(texts)
  return (
    <SectionsPage title={text('credits.title')}>
      <p className={styles.lead}>{text('credits.lead')}</p>
      <section className={styles.section}>
        <h2 id="art">{text('credits.art.title')}</h2>
        <p>{text('credits.art.text')}</p>
      </section>
      <section className={styles.section}>
        <h2 id="code">{text('credits.code')}</h2>
        <ul className={styles.credits} dir="ltr">
          {credits.map(({ name, licence, whose }) => (
            <li key={name}>
              <strong>{name}</strong> · {licence}
              <br />
              <small>{whose}</small>
            </li>
          ))}
        </ul>
        <p>
          <a href="/licences.txt">{text('credits.full')}</a>
        </p>
      </section>
    </SectionsPage>
  )
}
