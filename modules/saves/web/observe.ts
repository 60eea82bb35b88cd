import type { TextStorage } from '#kit/storage/text-storage.ts'
import { slugOf, type BestRule, type OtherState } from '../model.ts'
import { recordIn } from '../rules/document.ts'
import { joinRecords, parkReplaced } from '../rules/join.ts'
import { baseOf } from '../rules/marks.ts'
import { readLedger } from './ledger.ts'
import { joinedIn, plainOf, recordText } from './local-save.ts'

export interface ObserverWorld {
  /** Keys of the games stored here. */
  keys(): readonly string[]
  bestOf(key: string): BestRule | undefined
  today(): string
  /** This device, now. */
  here(): Pick<OtherState, 'device' | 'at'>
  changed(key: string): void
  /** Called once when an open game goes on with what a member has taken along. */
  orphaned(key: string): void
  /** What another tab wrote after the open game had read, and before this page started following. */
  readonly written?: Pick<StorageEvent, 'key' | 'oldValue'> | undefined
}

/** Finds the rules version of a run without parsing the whole record. */
const RULES = /"version":"([^"]*)"/

/**
 * Wraps the storage for games, and returns the raw one for changes from elsewhere. A game holds its record in memory: changes that
 * arrive meanwhile are merged into its next write, so that neither overwrites the other.
 */
export function observeGames(storage: TextStorage, world: ObserverWorld): TextStorage {
  const raw: TextStorage = {
    read: storage.read.bind(storage),
    write: storage.write.bind(storage),
    remove: storage.remove.bind(storage),
  }
  /** The content each game believes to be stored, and whose. */
  const believed = new Map<string, Believed>()
  const believe = (key: string, text: string | undefined) => {
    const { account, isVisitor } = readLedger(raw)
    believed.set(key, { text, account, isMembers: account !== undefined && !isVisitor })
  }
  for (const key of world.keys()) believe(key, raw.read(key))
  const { key: other, oldValue } = world.written ?? {}
  if (other) believe(other, oldValue ?? undefined)
  const orphans = new Set<string>()
  storage.read = (key) => {
    const text = raw.read(key)
    if (slugOf(key) === undefined) return text
    believe(key, text)
    orphans.delete(key)
    return text
  }
  storage.write = (key, text) => {
    if (slugOf(key) === undefined) return raw.write(key, text)
    const standing = raw.read(key)
    if (hasLeft(raw, believed.get(key), standing)) {
      if (!orphans.has(key)) world.orphaned(key)
      orphans.add(key)
      return
    }
    raw.write(key, rebased({ key, believed: believed.get(key)?.text, standing, text }, world))
    believe(key, text)
    world.changed(key)
  }
  return raw
}

interface Believed {
  readonly text: string | undefined
  readonly account: number | undefined
  readonly isMembers: boolean
}

/** Whether a member has left with what the open game goes on with; what stands there is then of who came after. */
function hasLeft(raw: TextStorage, before: Believed | undefined, standing: string | undefined): boolean {
  if (before?.text === undefined || before.text === standing) return false
  const isGone = standing === undefined || before.isMembers
  return isGone && readLedger(raw).account !== before.account
}

interface Written {
  readonly key: string
  readonly believed: string | undefined
  readonly standing: string | undefined
  readonly text: string
}

/** A game's write, merged with changes since its read. */
function rebased({ key, believed, standing, text }: Written, world: ObserverWorld): string {
  if (standing === undefined) return text
  const isJoined = standing !== believed
  if (!isJoined && RULES.exec(standing)?.[1] === RULES.exec(text)?.[1]) return text
  const [local, remote] = [recordIn(text), recordIn(standing)]
  if (!local || !remote) return text
  if (!isJoined) return JSON.stringify(parkReplaced(remote, local, world.here()))
  const best = world.bestOf(key)
  if (!best) return text
  const before = recordIn(believed ?? '{}')
  const base = before && baseOf(before)
  const joined = joinRecords({ base, local, remote, best, today: world.today(), from: world.here() })
  // What stands here may have been joined by a tab that was killed: the game that writes has never read its name.
  return recordText(plainOf(joined), joinedIn(standing))
}
