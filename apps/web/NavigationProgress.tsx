import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { useStore } from '#kit/ui/store.ts'
import { useNavigation } from '#kit/web/navigation.ts'
import styles from './shell.module.css'

const texts = messagesOf<typeof import('#kit/ui/messages/en.json')>('ui')

/** Shows progress when loading a page takes long enough to be noticed. */
export function NavigationProgress() {
  const isGoing = useStore(useNavigation().going)
  const text = useMessages(texts)
  return isGoing && <div className={styles.going} role="progressbar" aria-label={text('loading')} />
}
