import { createStore } from '#kit/ui/store.ts'

/** Storage key of this browser's ticket: while it exists, every page follows the queue. */
export const TICKET_KEY = 'cloud-ticket'

/** Whether a ticket, a turn or a kept play must be shown over the current page. */
export const cloudTrigger = createStore(false)

export const wakeCloud = () => cloudTrigger.change(() => true)
