import { useEffect, useState } from 'react'
import { classNames } from './class-names.ts'
import { CheckCircleIcon, WarningCircleIcon } from './icons/shell.tsx'
import { useStore } from './store.ts'
import { isWideMessage, toastHosts, toastList, type Toast } from './toast.ts'
import styles from './ToastHost.module.css'

function ToastPill({ toast: { message, kind } }: { toast: Toast }) {
  return (
    <div className={classNames(styles.toast, isWideMessage(message) && styles.wide)} data-toast={kind}>
      {kind === 'success' && <CheckCircleIcon />}
      {kind === 'error' && <WarningCircleIcon />}
      <span>{message}</span>
    </div>
  )
}

/** Where toasts appear: one host in the page and one in every open dialog. Live regions must exist before their content. */
export function ToastHost() {
  const [me] = useState(() => Symbol('toasts'))
  const hosts = useStore(toastHosts)
  const toasts = useStore(toastList)
  useEffect(() => {
    toastHosts.change((others) => [...others, me])
    return () => toastHosts.change((all) => all.filter((host) => host !== me))
  }, [me])

  const shown = hosts.at(-1) === me ? toasts : []
  const pills = (isError: boolean) =>
    shown
      .filter(({ kind }) => (kind === 'error') === isError)
      .map((toast) => <ToastPill key={toast.id} toast={toast} />)
  return (
    <div className={styles.host}>
      <div className={styles.region} role="status">
        {pills(false)}
      </div>
      <div className={styles.region} role="alert">
        {pills(true)}
      </div>
    </div>
  )
}
