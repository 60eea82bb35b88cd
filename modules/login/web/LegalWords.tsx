import { Fragment, type ReactNode } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { loginTexts } from './texts.ts'
import styles from './login-overlay.module.css'

/** Placeholder characters for the links, whose place in the sentence depends on the language. */
const TERMS = '\uE000'
const PRIVACY = '\uE001'

/** What one agrees to by signing in (spec 2.22). */
export function LegalWords({ onLeave }: { readonly onLeave: () => void }) {
  const text = useMessages(loginTexts)
  const links: Readonly<Record<string, ReactNode>> = {
    [TERMS]: (
      <Anchor href="/terms" onClick={onLeave}>
        {text('terms')}
      </Anchor>
    ),
    [PRIVACY]: (
      <Anchor href="/privacy" onClick={onLeave}>
        {text('privacy')}
      </Anchor>
    ),
  }
  const parts = text('legal', { terms: TERMS, privacy: PRIVACY }).split(/([\uE000\uE001])/)
  return (
    <p className={styles.legal}>
      {parts.map((part) => (
        <Fragment key={part}>{links[part] ?? part}</Fragment>
      ))}
    </p>
  )
}
