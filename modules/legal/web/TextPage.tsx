import type { Values } from '#kit/i18n/texts.ts'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { SectionsPage } from '#kit/ui/SectionsPage.tsx'
import styles from './text-page.module.css'

const texts = messagesOf<typeof import('./legal/messages/en.json')>('legal')
type LegalKey = typeof texts extends { readonly keys?: infer Keys } ? Exclude<Keys, undefined> : never
/** The pages of the bundle, by the first part of their text keys. */
type PageName = LegalKey extends infer Key ? (Key extends `${infer Name}.lead` ? Name : never) : never
type SectionOf<Name extends string> = LegalKey extends infer Key
  ? Key extends `${Name}.${infer Section}.text`
    ? Section
    : never
  : never

interface TextPageProps<Name extends PageName> {
  readonly name: Name
  readonly sections: readonly SectionOf<Name>[]
  /** Values for the texts. */
  readonly values?: Values
}

/** A text page: a title, a lead and short sections. */
export function TextPage<Name extends PageName>({ name, sections, values }: TextPageProps<Name>) {
  const text = useMessages(texts)
  const say = (key: string) => text(key as LegalKey)
  return (
    <SectionsPage title={say(`${name}.title`)}>
      <p className={styles.lead}>{say(`${name}.lead`)}</p>
      {sections.map((section) => (
        <section key={section} className={styles.section}>
          <h2 id={section}>{say(`${name}.${section}.title`)}</h2>
          <p>{text(`${name}.${section}.text` as LegalKey, values)}</p>
        </section>
      ))}
    </SectionsPage>
  )
}
