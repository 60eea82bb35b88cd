import { browserStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { createStore } from '#kit/ui/store.ts'
import { callApi } from '#kit/web/api.ts'
import { cloudCalls } from '../calls.ts'
import { TICKET_KEY, wakeCloud } from './cloud-trigger.ts'
import {
  NO_CLOUD,
  withQueue,
  withStatus,
  type CloudGameCard,
  type CloudState,
  type QueueAnswer,
  type Ticket,
} from './cloud-state.ts'
import { serverNow } from '#kit/web/server-clock.ts'

/** The player's cloud, the same on every page (spec 3.9). */
export const cloudStore = createStore<CloudState>(NO_CLOUD)

const storage: TextStorage = browserStorage()
/** A read sent before a change has outdated data. */
let changes = 0

const patch = (part: Partial<CloudState>) => cloudStore.change((state) => ({ ...state, ...part }))

/** A browser that queues or plays shows it on its other pages too. */
function keepTrack() {
  const { status, ticket } = cloudStore.read()
  if (status === 'none') return storage.remove(TICKET_KEY)
  storage.write(TICKET_KEY, String(fromOf(ticket)))
  wakeCloud()
}
const fromOf = (ticket: Ticket | undefined) => (ticket?.progress === 'waiting' ? ticket.from : 0)

/** After a reload the boat keeps its start. */
function withKeptWay({ ticket, ...state }: CloudState): CloudState {
  if (ticket?.progress !== 'waiting') return { ...state, ticket }
  const kept = Number(storage.read(TICKET_KEY))
  return { ...state, ticket: { ...ticket, from: kept > ticket.from ? kept : ticket.from } }
}

/** Reads everything from the server; the answer is dropped if something changed meanwhile. */
export async function refreshCloud(): Promise<void> {
  const asked = changes
  const answer = await callApi(cloudCalls.readCloudStatus, {})
  if (asked !== changes) return
  cloudStore.change((state) => {
    const next = withStatus(state, answer, serverNow())
    return state.isKnown ? next : withKeptWay(next)
  })
  keepTrack()
}

/** Reads the place in the queue (spec 7.10); a player without one may be playing, or has missed the turn. */
export async function refreshQueue(): Promise<void> {
  const asked = changes
  const answer = await callApi(cloudCalls.readQueue, {})
  if (asked !== changes) return
  if (answer.progress === 'none') return refreshCloud()
  cloudStore.change((state) => withQueue(state, answer))
  keepTrack()
}

/** The player has joined a queue. */
export function learnQueue(answer: QueueAnswer): void {
  changes += 1
  cloudStore.change((state) => ({ ...withQueue(state, answer), play: undefined, missed: undefined }))
  keepTrack()
}

/** The place, turn or play was given up. */
export function forgetPlace(): void {
  changes += 1
  patch({
    status: 'none',
    ticket: undefined,
    play: undefined,
    missed: undefined,
    isTicketShown: false,
    isTicketSmall: false,
  })
  keepTrack()
}

/** A play begins: what was queued is now played; the server supplies the rest. */
export function learnPlaying(): void {
  changes += 1
  patch({ status: 'playing', ticket: undefined, missed: undefined, isTicketShown: false })
  keepTrack()
}

export const forgetMissed = () => patch({ missed: undefined })
export const showGame = (chosenGame: CloudGameCard) => patch({ chosenGame, areLinesShown: true })
export const hideGame = () => patch({ areLinesShown: false })
export const showTicket = () => patch({ isTicketShown: true, isTicketSmall: false })
export const hideTicket = () => patch({ isTicketShown: false })
export const minimiseTicket = () => patch({ isTicketShown: false, isTicketSmall: true })
export const learnAccount = (isOpen: boolean) => patch({ isOpen })
/** Applies the report of the running play: the time left, and the threshold crossed. */
export const learnTimeLeft = (secondsLeft: number, tipSeconds: number) =>
  patch({ secondsLeft, tipSeconds, ...(tipSeconds === 0 ? { closedTip: 0 } : {}) })
/** A closed tip returns with the next threshold. */
export const closeTip = (tipSeconds: number) => patch({ closedTip: tipSeconds })
/** For tests: resets to a fresh page. */
export const startAnew = () => {
  changes += 1
  cloudStore.change(() => NO_CLOUD)
}
