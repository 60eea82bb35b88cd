import { memoryStorage, type TextStorage } from '#kit/storage/text-storage.ts'
import { instant } from '#kit/time/time.ts'
import { CallError } from '#kit/web/api.ts'
import type { StoredSave } from '../../calls.ts'
import { slugOf, type SavedRecord, type SavedSettings } from '../../model.ts'
import { canonical } from '../../rules/canonical.ts'
import { documentIn, recordIn } from '../../rules/document.ts'
import { LONGEST_PACKED, MOST_UNPACKED } from '../../rules/limits.ts'
import { markOf } from '../../rules/marks.ts'
import { judgeSave, NOTHING_STORED, sentBy, withSent, type SentMark } from '../../rules/storing.ts'
import { readLedger } from '../ledger.ts'
import { plainOf } from '../local-save.ts'
import { observeGames } from '../observe.ts'
import { packText, unpackText } from '../pack-text.ts'
import { openSaveLock } from '../save-lock.ts'
import { openSync, type SyncWorld } from '../sync.ts'

/** The key of the game in these tests. */
export const KEY = 'game:2048'

/** The server's side of the calls, with the server's own rule; the store has its own tests. */
export function cloud() {
  const rows = new Map<string, StoredSave & { readonly format: number; readonly sent: readonly SentMark[] }>()
  const shownTo = (session: string) => (row: StoredSave & { readonly sent: readonly SentMark[] }) => {
    return { ...row, own: sentBy(row.sent, session) ?? NOTHING_STORED }
  }
  let version = 0
  const now = { at: instant('2026-11-29T08:00Z') }
  const cut = { answers: 0 }
  const lost = { requests: 0, reads: 0 }
  /** The account of the session; a test may set it. */
  const session: { account?: number } = {}
  const hold = (account: number | undefined) => {
    if (session.account !== undefined && account !== session.account) throw new CallError('OperationMismatch')
  }
  let requests = 0
  return {
    rows,
    now,
    cut,
    lost,
    session,
    requests: () => requests,
    read: async ({ since, account }: Parameters<SyncWorld['readSaves']>[0], device: string) => {
      requests++
      hold(account)
      if (lost.reads > 0) {
        lost.reads--
        throw new CallError('Unreachable')
      }
      const saves = [...rows.values()]
        .filter((row) => row.version > since)
        .toSorted((a, b) => a.version - b.version)
      return { saves: saves.map(shownTo(device)), version: saves.at(-1)?.version ?? since, hasMore: false }
    },
    async send({ saves, account }: Parameters<SyncWorld['sendSaves']>[0], device: string) {
      requests++
      hold(account)
      if (lost.requests > 0) {
        lost.requests--
        throw new CallError('Unreachable')
      }
      const answers = []
      let unpacked = 0
      for (const { key, base, packed } of saves) {
        if (key === 'game:gone') throw new CallError('GameNotFound' as 'ServerError', { data: { key } })
        if (packed.length > LONGEST_PACKED) throw new Error('More than a call may have')
        const text = await unpackText(packed)
        unpacked += text.length
        if (unpacked > MOST_UNPACKED) throw new CallError('SaveTooLarge' as 'ServerError', { data: { key } })
        const document = documentIn(text, key !== 'settings')!
        const { format } = document
        const content = markOf(canonical(document.settings ?? document.record))
        // Synchronous from here on, like a transaction.
        const row = rows.get(key)
        const before = row && {
          version: row.version,
          format: row.format,
          size: row.packed ? 1 : 0,
          mark: row.packed ?? '',
        }
        const isOwn = sentBy(row?.sent ?? [], device) === content
        const verdict = judgeSave(before, { base, format, size: 1, mark: packed }, { isOwn })
        const sent = withSent(row?.sent ?? [], { session: device, content })
        const facts = { key, packed, savedAt: now.at, device, best: 'highest', format, sent } as const
        if (verdict === 'store') rows.set(key, { ...facts, version: ++version })
        const fate = verdict === 'stale' || verdict === 'newer' ? verdict : ('stored' as const)
        answers.push({
          key,
          fate,
          version: rows.get(key)!.version,
          current: fate === 'stale' ? shownTo(device)(row!) : null,
        })
      }
      if (cut.answers > 0) {
        cut.answers--
        throw new CallError('Unreachable')
      }
      return { saves: answers }
    },
    erase(key: string) {
      rows.set(key, { ...rows.get(key)!, version: ++version, packed: null, sent: [] })
    },
    async put(key: string, text: string) {
      const { format } = JSON.parse(text) as { format: number }
      rows.set(key, {
        key,
        version: ++version,
        packed: await packText(text),
        savedAt: now.at,
        device: 'ios',
        best: 'highest',
        format,
        sent: [],
      })
    },
  }
}
export type Cloud = ReturnType<typeof cloud>

/** One browser of the player. */
export function device(
  server: Cloud,
  name = 'android',
  storage: TextStorage = memoryStorage(),
  alone = openSaveLock(undefined),
) {
  const account = { userId: 1, isVisitor: true }
  const keys = new Set<string>()
  const settings: { now: SavedSettings } = { now: {} }
  const arrived: string[] = []
  const left: string[] = []
  const orphaned: string[] = []
  const lent: TextStorage = { ...storage }
  const listed = () => [...keys].filter((key) => storage.read(key) !== undefined)
  const raw = observeGames(lent, {
    keys: listed,
    bestOf: (key) => readLedger(storage).known[key]?.best,
    today: () => '2026-11-29',
    here: () => ({ device: name, at: server.now.at }),
    changed: (key) => keys.add(key),
    orphaned: (key) => orphaned.push(key),
  })
  const sync = openSync({
    storage: {
      ...raw,
      write: (key, text) => {
        if (slugOf(key) !== undefined) keys.add(key)
        raw.write(key, text)
      },
    },
    keys: listed,
    account: () => account,
    now: () => server.now.at,
    settings: {
      read: () => settings.now,
      apply: (next) => {
        settings.now = next
      },
    },
    readSaves: (params) => server.read(params, name),
    sendSaves: (params) => server.send(params, name),
    arrived: (of) => arrived.push(...of),
    left: (of) => left.push(...of),
    alone,
  })
  return {
    ...sync,
    account,
    settings,
    storage,
    /** The storage that a game uses. */
    lent,
    arrived,
    left,
    orphaned,
    /** Adds a game that an earlier page of this browser has stored. */
    knows: (key: string) => void keys.add(key),
    record(key = KEY): SavedRecord | null {
      const kept = recordIn(storage.read(key))
      return kept ? plainOf(kept) : null
    },
    play(more: Partial<SavedRecord>, key = KEY) {
      lent.write(
        key,
        JSON.stringify({ ...EMPTY, ...(JSON.parse(lent.read(key) ?? '{}') as object), ...more }),
      )
    },
  }
}

export const EMPTY: SavedRecord = { bests: {}, plays: 0, level: 1, stars: {}, options: {} }
export const run = (seed: number, inputs: readonly number[] = []) => ({
  seed,
  level: 1,
  save: `${seed}:${inputs.join()}`,
  version: 'v1',
  inputs,
})
