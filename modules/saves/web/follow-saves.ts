import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { between, dayOf, minutes, seconds, type Duration, type Instant } from '#kit/time/time.ts'
import { slugOf, type BestRule, type OtherState } from '../model.ts'
import { readLedger } from './ledger.ts'
import { observeGames } from './observe.ts'
import { openSync, type SyncWorld } from './sync.ts'

/** A game writes with every move: changes are sent in batches. */
export const SEND_AFTER: Duration = seconds(20)
/** The first change is sent soon, for players who look in only for a moment. */
export const FIRST_SEND_AFTER: Duration = seconds(3)
/** Opening one game after another reads no more often than this. */
const ASK_AT_MOST_EVERY: Duration = minutes(1)
/** Retry interval without an answer. */
export const TRY_AGAIN_AFTER: Duration = minutes(1)

export interface SavesWorld extends Omit<SyncWorld, 'storage'> {
  /** The storage handed to games. */
  readonly storage: TextStorage
  /** This device, now. */
  here(): Pick<OtherState, 'device' | 'at'>
  /** Whether high or low is better in the open game, for a key the server has not reported yet. */
  bestOfOpen(key: string): BestRule | undefined
  /** What another tab wrote before this page started following. */
  readonly written?: StorageEvent | undefined
  /** Calls back for each account that becomes known. */
  onAccount(listener: () => void): void
  /** Calls back for each game that is opened. */
  onGame(listener: () => void): void
}

/** This browser's saves while they are synchronised. */
export interface FollowedSaves {
  /** The raw storage, for changes that no game has made. */
  readonly storage: TextStorage
  /** Reports a change that no game has written. */
  changed(): void
}

/**
 * Synchronises this browser's saves with the account: fetches when the page becomes visible and when a game is opened, sends shortly
 * after a change and when the page is left. Nothing waits for it.
 */
export function followSaves(world: SavesWorld): FollowedSaves {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFirst = true
  let askedAt: Instant | undefined
  let askedFor: number | undefined

  const failed = (error: unknown) => {
    ignoreFailure('sent later')(error)
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
    // Reads as soon as the account is known.
    if (!account) return
    askedFor = account.userId
    askedAt = world.now()
    // Merge first: what is sent afterwards is rarely stale.
    sync.pull().then(send, failed)
  }
  const changed = () => {
    sendAfter(isFirst ? FIRST_SEND_AFTER : SEND_AFTER)
    isFirst = false
  }

  /** When storage is full, refused values are kept in memory for this page: such keys are known only from being written. */
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
    // Not in the middle of a move.
    orphaned: (key) => void setTimeout(() => world.left([key])),
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

/** Changes by another tab are picked up when the player returns to this one. */
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
