import { createStore } from '#kit/ui/store.ts'

/** Where the ticket of this browser is kept: while it is there, every page follows the queue. */
export const TICKET_KEY = 'cloud-ticket'

/** Whether the ticket, the turn or a kept play has to be shown over whatever page is open. */
export const cloudTrigger = createStore(false)

export const wakeCloud = () => cloudTrigger.change(() => true)
