import type { TextStorage } from '#kit/storage/text-storage.ts'
import { CallError } from '#kit/web/api.ts'
import type { Instant } from '#kit/time/time.ts'
import type { ResultOf, ParamsOf } from '#kit/contract/call.ts'
import type { savesCalls } from '../calls.ts'
import { SETTINGS_KEY, type SavedSettings } from '../model.ts'
import { MOST_AT_ONCE, MOST_UNPACKED } from '../rules/limits.ts'
import {
  dropSent,
  hasUnanswered,
  noteSent,
  withoutSent,
  writeLedger,
  type Known,
  type Ledger,
} from './ledger.ts'
import { agreedOn, localOf, type Local } from './local-save.ts'
import type { SaveLock, Turn } from './save-lock.ts'
import { takeAll, unpacked, type Unpacked } from './take-saves.ts'
import { packedOf, type Travelling } from './travelling.ts'
import { ledgerOf } from './account-ledger.ts'

type Calls = typeof savesCalls

/** Dependencies of the synchronisation of saves. */
export interface SyncWorld {
  /** The raw storage, without the wrapper for games. */
  readonly storage: TextStorage
  /** Keys of the games stored here. */
  keys(): readonly string[]
  account(): { readonly userId: number; readonly isVisitor: boolean } | undefined
  /** By the server's clock. */
  now(): Instant
  readonly settings: { read(): SavedSettings; apply(settings: SavedSettings): void }
  readSaves(params: ParamsOf<Calls['readSaves']>): Promise<ResultOf<Calls['readSaves']>>
  sendSaves(params: ParamsOf<Calls['sendSaves']>): Promise<ResultOf<Calls['sendSaves']>>
  /** The lock of the tabs, which share the ledger. */
  readonly alone: SaveLock
  /** Called after a pull for saves that came from elsewhere, so that nothing changes in the middle of a move. */
  arrived(keys: readonly string[]): void
  /** Called when a signed-out member's saves have been removed from this browser. */
  left(keys: readonly string[]): void
}

export interface Sync {
  /** Fetches other devices' changes: one request, unless there are very many. */
  pull(): Promise<void>
  /** Sends local changes, merged with what others have stored meanwhile. */
  push(): Promise<void>
}

/** A call has 64 KiB in total. */
const LONGEST_BATCH = 62_000
/** Another device that keeps storing must not keep this one busy for ever. */
const MOST_ROUNDS = 8
/** Refusals that concern a single save: the others are sent without it. */
const ABOUT_ONE: readonly string[] = ['GameNotFound', 'SaveTooLarge', 'SaveUnreadable', 'SavesFull']

/** Somebody else has signed in meanwhile: the server has neither shown nor stored anything, and what is here waits for its player. */
function unlessOfAnother(error: unknown): undefined {
  if (!(error instanceof CallError && error.refusal === 'OperationMismatch')) throw error
}

/** Keeps this browser's saves and the account's in sync. One operation runs at a time. */
export function openSync(world: SyncWorld): Sync {
  /** Saves that the server refuses; retried on the next page. */
  const refused = new Set<string>()
  /** Keys that arrived during a push. */
  const untold = new Set<string>()
  return {
    pull: () => world.alone((turn) => pull(world, untold, turn)),
    push: () => world.alone((turn) => push(world, { refused, untold, turn })),
  }
}

async function pull(world: SyncWorld, untold: Set<string>, turn: Turn): Promise<void> {
  await fetchAll(world, untold, turn)
  if (untold.size > 0) world.arrived([...untold])
  untold.clear()
}

async function fetchAll(world: SyncWorld, untold: Set<string>, turn: Turn): Promise<void> {
  for (let hasMore = true; hasMore;) {
    const before = ledgerOf(world)
    if (!before) return
    const { since, account } = before
    const answer = await world.readSaves({ since, account: account! }).catch(unlessOfAnother)
    if (!answer) return
    const saves = await unpacked(answer.saves)
    // Somebody else has signed in meanwhile: this is not theirs. Or another tab has gone on: this is old.
    if (world.account()?.userId !== before.account || !turn.isHeld()) return
    const taken = takeAll(world, before, { saves, arrived: untold })
    writeLedger(world.storage, { ...taken, since: answer.version })
    hasMore = answer.hasMore
  }
}

interface Packed extends Travelling {
  readonly key: string
  readonly base: number
  readonly local: Local
}

interface Pushing {
  readonly refused: Set<string>
  readonly untold: Set<string>
  readonly turn: Turn
}

async function push(world: SyncWorld, { refused, untold, turn }: Pushing): Promise<void> {
  const unsure = ledgerOf(world)
  // First ask whether it arrived, because the next save descends from it.
  if (unsure && hasUnanswered(unsure)) await fetchAll(world, untold, turn)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const ledger = ledgerOf(world)
    if (!ledger) return
    const batch = await nextBatch(world, ledger, refused)
    if (batch.length === 0) return
    const current = ledgerOf(world)
    if (!current || current.account !== ledger.account || !turn.isHeld()) return
    const states = batch.map(
      ({ key, sentMark, local }) => [key, { mark: sentMark, ...agreedOn(local) }] as const,
    )
    writeLedger(world.storage, noteSent(current, Object.fromEntries(states)))
    const saves = batch.map(({ key, base, packed }) => ({ key, base, packed }))
    try {
      const answer = await world.sendSaves({ saves, account: ledger.account! }).catch(unlessOfAnother)
      if (!answer) return
      const stands = await unpacked(answer.saves.flatMap(({ current: one }) => (one ? [one] : [])))
      if (world.account()?.userId !== ledger.account || !turn.isHeld()) return
      settle(world, batch, { answers: answer.saves, stands, arrived: untold })
    } catch (error) {
      const key = error instanceof CallError && ABOUT_ONE.includes(error.refusal) && error.data['key']
      if (typeof key !== 'string') throw error
      refused.add(key)
      dropSent(world.storage, key, batch.find((one) => one.key === key)?.sentMark)
    }
  }
}

/** As many local changes as fit into one call. */
async function nextBatch(world: SyncWorld, ledger: Ledger, refused: Set<string>): Promise<Packed[]> {
  const batch: Packed[] = []
  let letters = 0
  let unpacked = 0
  for (const key of [SETTINGS_KEY, ...world.keys()]) {
    const known = ledger.known[key]
    if (refused.has(key) || known?.isNewer) continue
    const local = localOf(world, key)
    if (!local || local.mark === known?.mark) continue
    const whole = await packedOf(local)
    if (whole === undefined) {
      refused.add(key)
      continue
    }
    letters += whole.packed.length
    unpacked += whole.bytes
    const isFull = letters > LONGEST_BATCH || unpacked > MOST_UNPACKED || batch.length === MOST_AT_ONCE
    if (isFull && batch.length > 0) return batch
    batch.push({ ...whole, key, base: known?.version ?? 0, local })
  }
  return batch
}

const note = (ledger: Ledger, key: string, known: Known): Ledger => ({
  ...ledger,
  known: { ...ledger.known, [key]: known },
})

type Answered = ResultOf<Calls['sendSaves']>['saves']

/** Notes what the server has stored, and takes what others have stored before. */
function settle(
  world: SyncWorld,
  batch: readonly Packed[],
  {
    answers,
    stands,
    arrived,
  }: {
    readonly answers: Answered
    readonly stands: readonly Unpacked[]
    readonly arrived: Set<string>
  },
): void {
  let ledger = ledgerOf(world)
  if (!ledger) return
  const sent = new Map(batch.map((one) => [one.key, one]))
  for (const { key, fate, version } of answers.toSorted((one, other) => one.version - other.version)) {
    const { local, sentMark } = sent.get(key) ?? {}
    // What is refused has not arrived: equal content was stored by another device.
    if (fate === 'stale') ledger = withoutSent(ledger, key, sentMark)
    const before = ledger.known[key]
    const best = before?.best ? { best: before.best } : {}
    if (fate === 'newer')
      ledger = note(ledger, key, { version, mark: before?.mark ?? '', ...best, isNewer: true })
    if (fate !== 'stored' || !local) continue
    ledger = note(ledger, key, { version, mark: local.mark, ...agreedOn(local), ...best })
    // Nobody else has stored anything in between: there is nothing to read.
    if (version === ledger.since + 1) ledger = { ...ledger, since: version }
  }
  writeLedger(world.storage, takeAll(world, ledger, { saves: stands, arrived }))
}
