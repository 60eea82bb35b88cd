import { useMessages } from '#kit/i18n/use-messages.ts'
import type { SignInProvider } from '../calls.ts'
import { ProviderMark } from './ProviderMark.tsx'
import { noteDeparture, startHref } from './start-link.ts'
import { loginTexts } from './texts.ts'
import styles from './provider.module.css'

/** One plain link per provider: a navigation, not a call. */
export function ProviderLinks({ providers }: { readonly providers: readonly SignInProvider[] }) {
  const text = useMessages(loginTexts)
  return (
    <ul className={styles.links}>
      {providers.map(({ provider, kind, name }) => (
        <li key={provider}>
          <a
            className={styles.link}
            href={startHref({ provider })}
            onClick={() => noteDeparture({ provider, name, isLinking: false })}
          >
            <ProviderMark kind={kind} />
            <span>{text('with', { name })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
