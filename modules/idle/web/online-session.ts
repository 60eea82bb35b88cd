import type { TextStorage } from '#kit/storage/text-storage.ts'
import {
  after,
  between,
  milliseconds,
  seconds,
  type Clock,
  type Duration,
  type Instant,
} from '#kit/time/time.ts'

/** How often the page reports that the player is online; an overdue report is sent at once (spec 4.14, 9.11). */
export const REPORT_EVERY = seconds(60)
const STORAGE_KEY = 'online-reward'

/** What the browser stores of the session: its code and the last report (spec 3.10). */
interface KeptSession {
  readonly code: string
  readonly reportedAt: Instant
}

export interface OnlineWorld {
  readonly storage: TextStorage
  readonly clock: Clock
  readonly page: Pick<Document, 'hidden' | 'addEventListener'>
  /** Begins a session; returns its code. */
  start(): Promise<string>
  report(code: string): Promise<unknown>
}

function readSession(storage: TextStorage): KeptSession | undefined {
  try {
    const kept = JSON.parse(storage.read(STORAGE_KEY) ?? '') as Partial<KeptSession>
    return typeof kept.code === 'string' && typeof kept.reportedAt === 'number'
      ? { code: kept.code, reportedAt: kept.reportedAt }
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Reports that the player is here while the page is visible (spec 3.10, 4.13, 4.14). All tabs share one session: one report serves
 * all.
 */
export function keepOnline({ storage, clock, page, start, report }: OnlineWorld): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isBusy = false
  let failedAt: Instant | undefined

  const keep = (code: string) => {
    storage.write(STORAGE_KEY, JSON.stringify({ code, reportedAt: clock() } satisfies KeptSession))
  }

  async function begin() {
    // The next page must not retry an ended session.
    storage.remove(STORAGE_KEY)
    keep(await start())
  }

  async function act(kept: KeptSession | undefined) {
    if (!kept) return begin()
    try {
      await report(kept.code)
    } catch {
      return begin()
    }
    keep(kept.code)
  }

  /** How long until the next action; 0 when it is due. */
  function due(kept: KeptSession | undefined): Duration {
    const since = kept?.reportedAt ?? failedAt
    if (since === undefined) return milliseconds(0)
    const wait = between(clock(), after(since, REPORT_EVERY))
    // A clock that was set back must not silence the page for years.
    return milliseconds(Math.min(Math.max(0, wait), REPORT_EVERY))
  }

  async function look() {
    clearTimeout(timer)
    if (page.hidden || isBusy) return
    const kept = readSession(storage)
    if (due(kept) === 0) {
      isBusy = true
      failedAt = undefined
      await act(kept).catch(() => {
        failedAt = clock()
      })
      isBusy = false
      // The page may have been hidden meanwhile.
      if (page.hidden) return
    }
    timer = setTimeout(() => void look(), due(readSession(storage)))
  }

  page.addEventListener('visibilitychange', () => void look())
  void look()
}
