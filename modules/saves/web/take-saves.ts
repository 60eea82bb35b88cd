import { dayOf } from '#kit/time/time.ts'
import type { StoredSave } from '../calls.ts'
import { SAVE_FORMAT, SETTINGS_KEY, slugOf, type SavedRecord, type SavedSettings } from '../model.ts'
import { canonical } from '../rules/canonical.ts'
import { documentIn } from '../rules/document.ts'
import { joinRecords, joinSettings } from '../rules/join.ts'
import { baseOf, markOf } from '../rules/marks.ts'
import { agreedOf, writeLedger, type Known, type Ledger } from './ledger.ts'
import { joinedIn, localOf, plainOf, recordText } from './local-save.ts'
import { unpackText } from './pack-text.ts'
import type { SyncWorld } from './sync.ts'

type TakingWorld = Pick<SyncWorld, 'now' | 'settings' | 'storage'>

/** A save that the server has, unpacked; without a text where it was erased. */
export interface Unpacked {
  readonly save: StoredSave
  readonly text: string | null
}

export const unpacked = (saves: readonly StoredSave[]): Promise<Unpacked[]> =>
  Promise.all(
    saves.map(async (save) => ({ save, text: save.packed === null ? null : await unpackText(save.packed) })),
  )

/** What taking a save comes to. */
interface Taken {
  readonly key: string
  readonly next: Known
  /** Writes it, under a name that the record keeps. */
  readonly write?: (id: string) => void
  readonly hasArrived?: boolean
}

/**
 * Takes what the server has, and returns the ledger that its caller has to write. A tab may be killed after any of the writes:
 * the ledger says first what will be joined, and each record says itself that it was.
 */
export function takeAll(
  world: TakingWorld,
  ledger: Ledger,
  { saves, arrived }: { readonly saves: readonly Unpacked[]; readonly arrived: Set<string> },
): Ledger {
  const taken = saves
    // Others were sent from here.
    .filter(({ save }) => (ledger.known[save.key]?.version ?? -1) < save.version)
    .map((one) => takenOf(world, one, ledger.known[one.save.key]))
  const writing = taken.flatMap(({ key, next, write }) => (write ? [{ key, next, write }] : []))
  const idOf = ({ version }: Known) => `${ledger.account}:${version}`
  if (writing.length > 0) {
    const announced = writing.map(({ key, next }) => {
      const before = ledger.known[key] ?? { version: 0, mark: '' }
      return [key, { ...before, taking: { id: idOf(next), next } }] as const
    })
    writeLedger(world.storage, { ...ledger, known: { ...ledger.known, ...Object.fromEntries(announced) } })
  }
  for (const { next, write } of writing) write(idOf(next))
  for (const { key, hasArrived } of taken) if (hasArrived) arrived.add(key)
  const known = taken.map(({ key, next }) => [key, next] as const)
  return { ...ledger, known: { ...ledger.known, ...Object.fromEntries(known) } }
}

/** The ledger after a tab that was killed while it took saves: what it had joined by then is agreed on, the rest is not. */
export function settled(world: TakingWorld, ledger: Ledger): Ledger {
  const known = Object.entries(ledger.known).map(([key, { taking, ...before }]) => {
    if (!taking) return [key, before] as const
    if (key === SETTINGS_KEY) return [key, halfAgreed(world, before, taking.next)] as const
    return [key, joinedIn(world.storage.read(key)) === taking.id ? taking.next : before] as const
  })
  return { ...ledger, known: Object.fromEntries(known) }
}

/** Settings are many texts: each that is as the server has it is agreed on. */
function halfAgreed({ settings }: TakingWorld, before: Known, { settings: stored = {} }: Known): Known {
  const here = settings.read()
  const same = Object.entries(stored).filter(([name, value]) => here[name] === value)
  return { ...before, settings: { ...before.settings, ...Object.fromEntries(same) } }
}

function takenOf(world: TakingWorld, { save, text }: Unpacked, known: Known | undefined): Taken {
  const { key, version, best } = save
  if (text === null) return takenErased(world, save, known)
  const document = documentIn(text, slugOf(key) !== undefined)
  // Of a later build, or of none: neither touched nor written over.
  if (document?.format !== SAVE_FORMAT)
    return { key, next: { version, mark: known?.mark ?? '', best, isNewer: true } }
  const mark = markOf(canonical(document.settings ?? document.record))
  return document.settings
    ? takenSettings(world, { save, settings: document.settings, mark, known })
    : takenRecord(world, { save, remote: plainOf(document.record!), mark, known })
}

/** A save that the player has erased goes here, too, unless it was played since. */
function takenErased(
  world: TakingWorld,
  { key, version, best }: StoredSave,
  known: Known | undefined,
): Taken {
  if (key === SETTINGS_KEY) return { key, next: { version, mark: known?.mark ?? '', best } }
  const local = localOf(world, key)
  const isClean = local !== undefined && local.mark === known?.mark
  return {
    key,
    next: { version, mark: '', best },
    ...(isClean ? { write: () => world.storage.remove(key) } : {}),
  }
}

interface Taking {
  readonly save: StoredSave
  /** Names what stands there. */
  readonly mark: string
  readonly known: Known | undefined
}

function takenSettings(
  world: TakingWorld,
  { save, settings, mark, known }: Taking & { readonly settings: SavedSettings },
): Taken {
  const { key, version, best } = save
  const local = localOf(world, key)
  const ours = local && 'settings' in local && local.mark !== known?.mark ? local.settings : undefined
  const agreed = agreedOf(known, { own: save.own, stored: { mark, settings } })
  return {
    key,
    next: { version, mark, settings, best },
    write: () => world.settings.apply(ours ? joinSettings(agreed?.settings, ours, settings) : settings),
  }
}

function takenRecord(
  world: TakingWorld,
  { save, remote, mark, known }: Taking & { readonly remote: SavedRecord },
): Taken {
  const { key, version, best } = save
  const local = localOf(world, key)
  const isClean = local === undefined || local.mark === known?.mark
  const base = baseOf(remote)
  // Sent from here, and the answer was lost: what is here has gone on from it, and so may have what stands there now.
  const agreed = agreedOf(known, { own: save.own, stored: { mark, base } })
  const joined =
    local && 'record' in local && !isClean
      ? joinRecords({
          base: agreed?.base,
          local: local.record,
          remote,
          best,
          today: dayOf(world.now()),
          from: { device: save.device, at: save.savedAt },
        })
      : remote
  const next = { version, mark, base, best }
  if (markOf(canonical(joined)) === local?.mark) return { key, next }
  return {
    key,
    next,
    write: (id) => world.storage.write(key, recordText(joined, id)),
    hasArrived: true,
  }
}
