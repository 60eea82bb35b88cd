import { useId, useRef, type ReactNode } from 'react'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { classNames } from './class-names.ts'
import { useDragDown } from './drag-down.ts'
import { IconButton } from './IconButton.tsx'
import { XIcon } from './icons/shell.tsx'
import { Modal } from './Modal.tsx'
import styles from './Sheet.module.css'

const texts = messagesOf<typeof import('./messages/en.json')>('ui')

export interface SheetProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** Between the title and the close button. */
  readonly tools?: ReactNode
  /** Stays at the lower edge while the content scrolls. */
  readonly foot?: ReactNode
  /** Uses the maximum height, for lists that grow. */
  readonly isFull?: boolean
  /** Without controls in it, the text itself is focusable, so that keys scroll it. */
  readonly isText?: boolean
}

/** Slides up from the bottom and can be dragged down; on desktops a centred dialog. */
export function Sheet({ isOpen, onClose, title, children, tools, foot, isFull, isText }: SheetProps) {
  const text = useMessages(texts)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const drag = useDragDown(panel, onClose)
  return (
    <Modal isOpen={isOpen} onClose={onClose} className={styles.sheet} aria-labelledby={id}>
      <div ref={panel} className={classNames(styles.panel, isFull && styles.full)}>
        <div className={styles.head} {...drag}>
          <div className={styles.grabber} />
          <div className={styles.bar}>
            <h2 className={styles.title} id={id}>
              {title}
            </h2>
            {tools}
            <IconButton label={text('close')} icon={<XIcon />} onClick={onClose} />
          </div>
        </div>
        <div className={styles.body} tabIndex={isText ? 0 : undefined}>
          {children}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </Modal>
  )
}
