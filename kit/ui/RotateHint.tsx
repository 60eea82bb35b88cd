import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { classNames } from './class-names.ts'
import { DeviceRotateIcon } from './icons/stage.tsx'
import styles from './RotateHint.module.css'

const texts = messagesOf<typeof import('./messages/en.json')>('ui')

/** Asks to turn the phone upright (spec 2.43). CSS shows it over the page on a landscape phone. */
export function RotateHint({ isAlwaysShown = false }: { isAlwaysShown?: boolean }) {
  const text = useMessages(texts)
  return (
    <div className={classNames(styles.hint, isAlwaysShown && styles.shown)} role="status">
      <span className={styles.icon}>
        <DeviceRotateIcon />
      </span>
      {text('rotate')}
    </div>
  )
}
