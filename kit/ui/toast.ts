import { milliseconds, seconds, type Duration } from '#kit/time/time.ts'
import { TOAST_TIME } from './motion.ts'
import { createStore } from './store.ts'

export type ToastKind = 'plain' | 'success' | 'error'

export interface Toast {
  readonly id: number
  readonly message: string
  readonly kind: ToastKind
}

export interface ToastOptions {
  readonly kind?: ToastKind
  readonly duration?: Duration
}

const LONGEST_NARROW = 20
const MOST_AT_ONCE = 3

export const toastList = createStore<readonly Toast[]>([])
/** The hosts on the page; only the last one shows toasts, because a dialog makes the rest inert. */
export const toastHosts = createStore<readonly symbol[]>([])

let lastId = 0

const lengthOf = (message: string) => [...message].length

/** A message longer than 20 characters gets the wide style (spec 5.9). */
export const isWideMessage = (message: string) => lengthOf(message) > LONGEST_NARROW

/** Errors stay a second longer for every 20 characters. */
export function toastTime(message: string, kind: ToastKind): Duration {
  if (kind !== 'error') return TOAST_TIME
  return milliseconds(TOAST_TIME + seconds(Math.floor(lengthOf(message) / LONGEST_NARROW)))
}

const close = (id: number) => toastList.change((toasts) => toasts.filter((toast) => toast.id !== id))

/** Shows a toast. Repeating the current message only extends it. */
export function toast(
  message: string,
  { kind = 'plain', duration = toastTime(message, kind) }: ToastOptions = {},
) {
  const id = ++lastId
  toastList.change((toasts) =>
    [...toasts.filter((other) => other.message !== message), { id, message, kind }].slice(-MOST_AT_ONCE),
  )
  setTimeout(() => close(id), duration)
}
