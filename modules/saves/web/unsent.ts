import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'
import { dayOf } from '#kit/time/time.ts'
import type { BestRule, SavedRecord } from '../model.ts'
import { recordIn } from '../rules/document.ts'
import { joinRecords } from '../rules/join.ts'
import { markOf } from '../rules/marks.ts'
import { isKnown, LEDGER_KEY, type Known, type Ledger } from './ledger.ts'
import { joinedIn, plainOf, recordText } from './local-save.ts'
import type { SyncWorld } from './sync.ts'

/** A member's save that the server has not got, with what was agreed on before. */
export type Unsent = readonly [key: string, text: string, known?: Known]

const unsentKey = (account: number) => `${LEDGER_KEY}-unsent:${account}`

const isUnsent = (value: unknown): value is Unsent =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  typeof value[1] === 'string' &&
  (value[2] === undefined || isKnown(value[2]))

/** What waits for a member; what cannot be read is left aside. */
export function unsentOf(storage: TextStorage, account: number): readonly Unsent[] {
  const text = storage.read(unsentKey(account))
  if (text === undefined) return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isUnsent) : []
  } catch (error) {
    ignoreFailure('what is damaged is given up')(error)
    return []
  }
}

/** Keeps a member's unsent saves, unless there are none. */
export function keepUnsent(storage: TextStorage, account: number, saves: readonly Unsent[]) {
  if (saves.length > 0) storage.write(unsentKey(account), JSON.stringify(saves))
  else storage.remove(unsentKey(account))
}

interface Back {
  readonly ledger: Ledger
  /** Cannot be joined yet. */
  readonly waiting: readonly Unsent[]
}

/** Returns to a member what could not be sent when they left. A tab may be killed after any of the writes: each record says that it is back. */
export function bringBack(world: Pick<SyncWorld, 'now' | 'storage'>, ledger: Ledger): Back {
  let known = ledger.known
  const waiting: Unsent[] = []
  for (const unsent of unsentOf(world.storage, ledger.account!)) {
    const [key, text, agreed] = unsent
    const id = `unsent:${markOf(text)}`
    const standing = world.storage.read(key)
    if (joinedIn(standing) !== id) {
      const back = backIn(world, { unsent, standing, taken: ledger.known[key] })
      if (!back) {
        waiting.push(unsent)
        continue
      }
      world.storage.write(key, typeof back === 'string' ? back : recordText(back, id))
    }
    // What the server has is joined from where the member had left it.
    if (agreed && !known[key]) known = { ...known, [key]: agreed }
  }
  return { ledger: { ...ledger, known }, waiting }
}

interface Standing {
  readonly unsent: Unsent
  readonly standing: string | undefined
  /** Agreed on since the member is back. */
  readonly taken: Known | undefined
}

/** The save as it is from here on, joined to what was played meanwhile; undefined while nobody knows which best is better. */
function backIn(
  { now }: Pick<SyncWorld, 'now'>,
  { unsent: [, text, agreed], standing, taken }: Standing,
): SavedRecord | string | undefined {
  const [local, remote] = [recordIn(text), recordIn(standing)]
  if (!local) return standing ?? text
  if (!remote) return plainOf(local)
  const best = taken?.best ?? agreed?.best ?? anyBest(local, remote)
  if (!best) return undefined
  return plainOf(
    joinRecords({
      // What another player has begun here shares nothing with it.
      base: taken ? agreed?.base : undefined,
      local: plainOf(local),
      remote: plainOf(remote),
      best,
      today: dayOf(now()),
      from: { device: '', at: now() },
    }),
  )
}

/** Any rule will do where no bests meet. */
function anyBest(one: SavedRecord, other: SavedRecord): BestRule | undefined {
  const meets = Object.entries(one.bests).some(([level, best]) => (other.bests[level] ?? best) !== best)
  const isSameDay = one.daily && other.daily && one.daily.day === other.daily.day
  return meets || (isSameDay && one.daily?.best !== other.daily?.best) ? undefined : 'highest'
}
