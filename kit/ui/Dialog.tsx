import { useId, type ReactNode } from 'react'
import { Modal } from './Modal.tsx'
import styles from './Dialog.module.css'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly note?: string | undefined
  readonly children?: ReactNode
  /** Buttons, side by side if they fit. */
  readonly actions?: ReactNode
  /** A question that must be answered is an alert dialog. */
  readonly role?: 'dialog' | 'alertdialog'
}

/** A centred box with a title and its buttons. */
export function Dialog({ isOpen, onClose, title, note, children, actions, role = 'dialog' }: DialogProps) {
  const id = useId()
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={note ? `${id}-note` : undefined}
    >
      <div className={styles.panel}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {note && (
          <p className={styles.note} id={`${id}-note`}>
            {note}
          </p>
        )}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Modal>
  )
}
