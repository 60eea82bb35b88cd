import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react'
import { portalSound } from '#kit/sound/portal-sound.ts'
import { classNames } from './class-names.ts'
import { SHEET_TIME } from './motion.ts'
import { ToastHost } from './ToastHost.tsx'
import styles from './Modal.module.css'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'children'> {
  readonly isOpen: boolean
  /** Asked by Escape, a press beside the panel or the closing button; the owner decides. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Opens and closes the native dialog with React, and puts the focus back where it came from. */
function useNativeDialog(isOpen: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)

  // Not in a cleanup: React restores focus after those, here to a button of the dialog.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!isOpen) {
      leave(element, opener)
      return
    }
    opener.current = document.activeElement
    element.showModal()
    focusFirst(element)
    return keepFocus(element)
  }, [isOpen])

  useLayoutEffect(() => {
    const element = dialog.current
    return () => {
      if (element) leave(element, opener)
    }
  }, [])
  return dialog
}

function focusFirst(dialog: HTMLDialogElement) {
  const first = dialog.querySelector<HTMLElement>('[data-first-focus]') ?? dialog
  first.focus({ preventScroll: true })
}

/** The pressed button may be removed: keep the focus inside all the same. */
function keepFocus(dialog: HTMLDialogElement): () => void {
  const watcher = new MutationObserver(() => {
    if (document.activeElement === document.body) focusFirst(dialog)
  })
  watcher.observe(dialog, { childList: true, subtree: true })
  return () => watcher.disconnect()
}

/** Lowers the music while a dialog is open (docs/look.md 12). */
function useQuietMusic(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    portalSound()?.duck(true)
    return () => portalSound()?.duck(false)
  }, [isOpen])
}

function leave(dialog: HTMLDialogElement, opener: RefObject<Element | null>) {
  if (dialog.open) dialog.close()
  if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
  opener.current = null
}

/** Keeps the content mounted until the panel has left the screen. */
function useLingering(isOpen: boolean) {
  const [isShown, setShown] = useState(isOpen)
  if (isOpen && !isShown) setShown(true)
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => setShown(false), SHEET_TIME)
    return () => clearTimeout(timer)
  }, [isOpen])
  return isShown
}

/** Shared by dialogs and sheets: focus trap, inert page, and closing by a press outside. */
export function Modal({ isOpen, onClose, className, children, ...rest }: ModalProps) {
  const dialog = useNativeDialog(isOpen)
  useQuietMusic(isOpen)
  const isShown = useLingering(isOpen)
  const pressedBeside = useRef(false)
  return (
    <dialog
      {...rest}
      ref={dialog}
      tabIndex={-1}
      className={classNames(styles.modal, className)}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser closes the dialog itself on a second Escape, so the owner must be told. The event is late: by then the dialog may
      // be open again.
      onClose={(event) => {
        const { target, currentTarget } = event
        if (isOpen && target === currentTarget && !currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (pressedBeside.current && event.target === event.currentTarget) onClose()
        pressedBeside.current = false
      }}
    >
      {isShown && children}
      {isOpen && <ToastHost />}
    </dialog>
  )
}
