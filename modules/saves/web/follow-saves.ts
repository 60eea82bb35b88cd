import { forgive } from '#kit/result/forgive.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { between, dayOf, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { slugOf, type BestRule, type OtherState } from '../model.ts'
import { readLedger } from './ledger.ts'
import { observeGames } from './observe.ts'
import { openSync, type SyncWorld } from './sync.ts'

/** A game writes with every move: what changed goes together. */
export const SEND_AFTER: Duration = seconds(20)
/** The first change goes soon: a player who looks in for a moment has it kept. */
export const FIRST_SEND_AFTER: Duration = seconds(3)
/** Opening one game after the other asks no more often than this. */
const ASK_AT_MOST_EVERY: Duration = minutes(1)
/** Without an answer it is tried again after this. */
export const TRY_AGAIN_AFTER: Duration = minutes(1)

export interface SavesWorld extends Omit<SyncWorld, 'storage'> {
  /** The storage that is lent to games. */
  readonly storage: TextStorage
  /** This device, now. */
  here(): Pick<OtherState, 'device' | 'at'>
  /** Whether high or low marks are good in the game that is open, for a key that the server has not spoken of. */
  bestOfOpen(key: string): BestRule | undefined
  /** What another tab wrote before this page followed anything. */
  readonly written?: StorageEvent | undefined
  /** Calls back with each account that is known. */
  onAccount(listener: () => void): void
  /** Calls back with each game that is opened. */
  onGame(listener: () => void): void
}

/** The saves of this browser, once they follow their player. */
export interface FollowedSaves {
  /** The storage as it is, for who changes a save that no game has changed. */
  readonly storage: TextStorage
  /** Something changed that no game has written. */
  changed(): void
}

/**
 * Lets the saves of this browser follow their player: fetched when the page is seen again and when a game is opened, sent a
 * while after a change and when the page is left. Nothing waits for it.
 */
export function followSaves(world: SavesWorld): FollowedSaves {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  let askedAt: Instant | undefined
  let askedFor: number | undefined

  const failed = (error: unknown) => {
    forgive('sent later')(error)
    sendAfter(TRY_AGAIN_AFTER)
  }
  const send = () => {
    clearTimeout(timer)
    timer = undefined
    sync.push().catch(failed)
  }
  function sendAfter(length: Duration) {
    timer ??= setTimeout(send, length)
  }
  const ask = () => {
    const account = world.account()
    // Asked as soon as it is known who plays.
    if (!account) return
    askedFor = account.userId
    askedAt = world.now()
    // Joined first: what is sent then is seldom behind.
    sync.pull().then(send, failed)
  }
  const changed = () => {
    sendAfter(isFirst ? FIRST_SEND_AFTER : SEND_AFTER)
    isFirst = false
  }

  /** A full storage keeps what it refuses for this page: such keys are known from their writing alone. */
  const written = new Set<string>()
  const keys = () => [...new Set([...world.keys(), ...written])]
  const storage = observeGames(world.storage, {
    keys,
    bestOf: (key) => readLedger(world.storage).known[key]?.best ?? world.bestOfOpen(key),
    today: () => dayOf(world.now()),
    here: world.here,
    written: world.written,
    changed(key) {
      written.add(key)
      changed()
    },
  })
  const sync = openSync({ ...world, keys, storage })

  followTabs(world)
  document.addEventListener('visibilitychange', () => (document.hidden ? send() : ask()))
  addEventListener('online', ask)
  world.onAccount(() => {
    if (world.account()?.userId !== askedFor) ask()
  })
  world.onGame(() => {
    if (askedAt === undefined || between(askedAt, world.now()) >= ASK_AT_MOST_EVERY) ask()
  })
  ask()
  return { storage, changed }
}

/** What another tab has kept meanwhile is taken up when the player turns to this one. */
function followTabs({ written, arrived }: Pick<SavesWorld, 'written' | 'arrived'>) {
  const keys = new Set<string>()
  const hear = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== null && slugOf(key) !== undefined) keys.add(key)
  }
  const look = () => {
    if (document.hidden || keys.size === 0) return
    arrived([...keys])
    keys.clear()
  }
  if (written) hear(written)
  addEventListener('storage', hear)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
}
