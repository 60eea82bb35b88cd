import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { SectionsPage } from '#kit/ui/SectionsPage.tsx'
import { webConfig } from '#kit/web/config.ts'
import styles from './text-page.module.css'

const texts = messagesOf<typeof import('./legal/messages/en.json')>('legal')

/** An address as people read it. */
const readable = (contact: string) => contact.replace(/^mailto:([^?]+).*$/, '$1').replace(/^https:\/\//, '')

/** Contact details from the operator's configuration, and what works without anybody's help. */
export default function ContactScreen() {
  const text = useMessages(texts)
  const { contact } = webConfig()
  const rules = [
    ['/rules/idle-rewards', text('idle.title')],
    ['/rules/cloud-time', text('cloud.title')],
    ['/terms', text('terms.title')],
    ['/privacy', text('privacy.title')],
  ] as const
  return (
    <SectionsPage title={text('contact.title')}>
      <p className={styles.lead}>{text('contact.lead')}</p>
      {contact === undefined ? (
        <section className={styles.section}>
          <h2 id="none">{text('contact.none.title')}</h2>
          <p>{text('contact.none.text')}</p>
        </section>
      ) : (
        <section className={styles.section}>
          <h2 id="reach">{text('contact.reach.title')}</h2>
          <p>{text('contact.reach.text')}</p>
          <p>
            <a href={contact} dir="ltr" className={styles.address}>
              {readable(contact)}
            </a>
          </p>
        </section>
      )}
      <section className={styles.section}>
        <h2 id="report">{text('contact.report.title')}</h2>
        <p>{text('contact.report.text')}</p>
      </section>
      <section className={styles.section}>
        <h2 id="data">{text('contact.data.title')}</h2>
        <p>{text('contact.data.text')}</p>
        <p>
          <Anchor href="/me">{text('contact.data.link')}</Anchor>
        </p>
      </section>
      <section className={styles.section}>
        <h2 id="rules">{text('contact.rules.title')}</h2>
        <p>{text('contact.rules.text')}</p>
        <ul className={styles.links}>
          {rules.map(([href, title]) => (
            <li key={href}>
              <Anchor href={href}>{title}</Anchor>
            </li>
          ))}
        </ul>
      </section>
    </SectionsPage>
  )
}
