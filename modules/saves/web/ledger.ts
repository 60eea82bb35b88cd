import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { SETTINGS_KEY, type BestRule, type SavedSettings } from '../model.ts'
import type { Base } from '../rules/marks.ts'

/** Storage key of the last common states with the server. */
export const LEDGER_KEY = 'saves'

/** The last common state of one save. */
export interface Known {
  readonly version: number
  /** Digest of the common local state: a different one means a local change. */
  readonly mark: string
  readonly base?: Base
  readonly settings?: SavedSettings
  readonly best?: BestRule
  /** A later build has written it: leave it alone. */
  readonly isNewer?: boolean
  /** States sent since without an answer: the server may have them all the same. */
  readonly sent?: readonly Sent[]
  /** What is being taken: both sides have agreed on `next` once the record says that this was joined into it. */
  readonly taking?: { readonly id: string; readonly next: Known }
}

/** A state that was sent. */
export interface Sent extends Pick<Known, 'base' | 'settings'> {
  readonly mark: string
}

export interface Ledger {
  readonly account?: number
  readonly isVisitor?: boolean
  /** Everything up to this version has been read. */
  readonly since: number
  readonly known: Readonly<Record<string, Known>>
  /** Games of the member who was here before, on their way out. */
  readonly leaving?: readonly Leaving[]
  /** What this member had not sent when they left is not all back. */
  readonly isReturning?: boolean
}

/** A save that goes, unless it has changed since. */
export interface Leaving {
  readonly key: string
  readonly mark: string
}

const NOTHING: Ledger = { since: 0, known: {} }

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isKnown = (value: unknown): value is Known =>
  isFields(value) &&
  typeof value['version'] === 'number' &&
  typeof value['mark'] === 'string' &&
  (value['sent'] === undefined || (Array.isArray(value['sent']) && value['sent'].every(isFields))) &&
  (value['taking'] === undefined || (isFields(value['taking']) && isKnown(value['taking']['next'])))

const isLedger = (value: unknown): value is Ledger =>
  isFields(value) &&
  (value['account'] === undefined || typeof value['account'] === 'number') &&
  typeof value['since'] === 'number' &&
  isFields(value['known']) &&
  Object.values(value['known']).every(isKnown) &&
  (value['leaving'] === undefined || (Array.isArray(value['leaving']) && value['leaving'].every(isFields)))

/** The ledger of this browser; of a damaged one nothing counts. */
export function readLedger(storage: TextStorage): Ledger {
  const text = storage.read(LEDGER_KEY)
  if (!text) return NOTHING
  try {
    const value: unknown = JSON.parse(text)
    return isLedger(value) ? value : NOTHING
  } catch (error) {
    ignoreFailure('read anew from the server')(error)
    return NOTHING
  }
}

export const writeLedger = (storage: TextStorage, ledger: Ledger) =>
  storage.write(LEDGER_KEY, JSON.stringify(ledger))

/** Limit for a browser that never gets an answer. */
const MOST_SENT = 20

/** Records what is being sent, by key, so that finding it stored, or a descendant of it, does not count it twice. */
export function noteSent(ledger: Ledger, states: Readonly<Record<string, Sent>>): Ledger {
  const known = { ...ledger.known }
  for (const [key, state] of Object.entries(states)) {
    const before = known[key] ?? { version: 0, mark: '' }
    const others = before.sent?.filter(({ mark }) => mark !== state.mark) ?? []
    known[key] = { ...before, sent: [...others, state].slice(-MOST_SENT) }
  }
  return { ...ledger, known }
}

/** The common state of a save: `own` is what this session stored last, according to the server, and `stored` is the current content. */
export function agreedOf(
  known: Known | undefined,
  { own, stored }: { readonly own: string | undefined; readonly stored: Sent },
): Pick<Known, 'base' | 'settings'> | undefined {
  const sent = known?.sent ?? []
  if (own !== undefined) return sent.find(({ mark }) => mark === own) ?? known
  // A process of the previous release does not send `own`.
  return sent.some(({ mark }) => mark === stored.mark) ? stored : known
}

/** The ledger without a state that was sent and refused: nobody needs to ask whether it arrived. */
export function withoutSent(ledger: Ledger, key: string, refused: string | undefined): Ledger {
  const known = ledger.known[key]
  if (!known?.sent) return ledger
  const sent = known.sent.filter(({ mark }) => mark !== refused)
  return { ...ledger, known: { ...ledger.known, [key]: { ...known, sent } } }
}

export function dropSent(storage: TextStorage, key: string, refused: string | undefined): void {
  writeLedger(storage, withoutSent(readLedger(storage), key, refused))
}

/** Whether anything was sent that has not been answered. */
export const hasUnanswered = ({ known }: Ledger): boolean =>
  Object.values(known).some(({ sent }) => sent !== undefined && sent.length > 0)

/** What the player has erased is deleted from this browser as well; settings keep their values. */
export function dropErased(storage: TextStorage, keys: readonly string[]) {
  const games = keys.filter((key) => key !== SETTINGS_KEY)
  for (const key of games) storage.remove(key)
  const ledger = readLedger(storage)
  const known = Object.entries(ledger.known).filter(([key]) => !games.includes(key))
  writeLedger(storage, { ...ledger, known: Object.fromEntries(known) })
}
