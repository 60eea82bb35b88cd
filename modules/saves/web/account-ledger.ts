import { readLedger, writeLedger, type Ledger, type Leaving } from './ledger.ts'
import { localOf } from './local-save.ts'
import type { SyncWorld } from './sync.ts'
import { settled } from './take-saves.ts'
import { bringBack, keepUnsent, unsentOf, type Unsent } from './unsent.ts'

/** The ledger of the account that is signed in; what another one had agreed on counts for nothing. */
export function ledgerOf(world: SyncWorld): Ledger | undefined {
  const account = world.account()
  if (!account) return undefined
  const { userId, isVisitor } = account
  const kept = readLedger(world.storage)
  if (kept.account !== userId) return changeHands(world, kept, { userId, isVisitor })
  if (kept.leaving || kept.isReturning) return finishLeaving(world, settled(world, kept))
  if (kept.isVisitor !== isVisitor) writeLedger(world.storage, { ...kept, isVisitor })
  return settled(world, { ...kept, isVisitor })
}

/**
 * Begins the ledger of another account. It is written at once, so that what is played from here on is theirs though the
 * server is out of reach, and before anything is removed, so that a tab that is killed can be finished by the next.
 */
function changeHands(
  world: SyncWorld,
  before: Ledger,
  { userId, isVisitor }: { readonly userId: number; readonly isVisitor: boolean },
): Ledger {
  // A tab that was killed has left something to do for who was here: what still stands is not all theirs.
  const kept = before.leaving ? finishLeaving(world, before) : before
  // A member finds their saves again wherever they sign in; whoever plays here next begins with their own.
  const isMembers = kept.account !== undefined && !kept.isVisitor
  const leaving = isMembers ? leaveGames(world, settled(world, kept)) : []
  const next: Ledger = { account: userId, isVisitor, since: 0, known: {}, leaving }
  writeLedger(world.storage, next)
  const finished = finishLeaving(world, next)
  // A disk that was full has refused the copy, and has room for it now.
  if (isMembers) keepUnsent(world.storage, kept.account!, unsentOf(world.storage, kept.account!))
  return finished
}

/** What the server has not got waits for the member's return; names everything that goes from here. */
function leaveGames(world: SyncWorld, { account, known, isReturning }: Ledger): readonly Leaving[] {
  const kept = world.keys().flatMap((key) => {
    const text = world.storage.read(key)
    return text === undefined ? [] : [{ key, text, mark: localOf(world, key)?.mark ?? '' }]
  })
  const unsent = kept.filter(({ key, mark }) => mark !== known[key]?.mark)
  const waiting = isReturning ? unsentOf(world.storage, account!) : []
  keepUnsent(world.storage, account!, [
    ...waiting.filter(([, text]) => unsent.every((one) => one.text !== text)),
    ...unsent.map(({ key, text }): Unsent => (known[key] ? [key, text, known[key]] : [key, text])),
  ])
  return kept.map(({ key, mark }) => ({ key, mark }))
}

/** Removes the games of who has left, and gives back what waited for who has come. */
function finishLeaving(world: SyncWorld, { leaving = [], isReturning: _before, ...ledger }: Ledger): Ledger {
  // What has changed since is the work of who plays here now.
  const gone = leaving.filter(({ key, mark }) => (localOf(world, key)?.mark ?? '') === mark)
  for (const { key } of gone) world.storage.remove(key)
  if (leaving.length > 0) world.left(leaving.map(({ key }) => key))
  const back = bringBack(world, ledger)
  const next = back.waiting.length > 0 ? { ...back.ledger, isReturning: true } : back.ledger
  writeLedger(world.storage, next)
  keepUnsent(world.storage, ledger.account!, back.waiting)
  return next
}
