import credits from 'virtual:credits'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { TopBar } from '#kit/ui/TopBar.tsx'
import styles from './text-page.module.css'

const texts = messagesOf<typeof import('./legal/messages/en.json')>('legal')

/** The third-party work that the portal uses; the build reads it from the installed packages. */
export default function CreditsScreen() {
  const text = useMessages(texts)
  return (
    <main id="content" className={styles.page}>
      <TopBar title={text('credits.title')} isArea />
      <p className={styles.lead}>{text('credits.lead')}</p>
      <section>
        <h2>{text('credits.art.title')}</h2>
        <p>{text('credits.art.text')}</p>
      </section>
      <section>
        <h2>{text('credits.code')}</h2>
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
    </main>
  )
}
