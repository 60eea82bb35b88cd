import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { minutes, seconds, type Clock, type Duration } from '#kit/time/time.ts'
import type { TextStorage } from '#kit/storage/text-storage.ts'

const POLL_EVERY: Duration = minutes(10)
/** A page with a missing chunk is reloaded once within this time, never in a loop (spec 4.30). */
export const RELOAD_ONCE_IN: Duration = seconds(10)
const RELOAD_KEY = 'chunk-reload'

interface Reload {
  readonly path: string
  readonly at: number
}

/** Whether this path may be reloaded now; remembers that it was (spec 4.30). */
export function mayReload(
  storage: TextStorage,
  path: string,
  now: number,
  onceIn: Duration = RELOAD_ONCE_IN,
): boolean {
  const recent = readReloads(storage).filter(({ at }) => Math.abs(now - at) < onceIn)
  if (recent.some((reload) => reload.path === path)) return false
  storage.write(RELOAD_KEY, JSON.stringify([...recent, { path, at: now }] satisfies Reload[]))
  return true
}

function readReloads(storage: TextStorage): readonly Reload[] {
  try {
    const kept: unknown = JSON.parse(storage.read(RELOAD_KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Reload[]) : []
  } catch {
    return []
  }
}

/** The messages with which browsers report a chunk that is no longer there. */
export const isLostChunk = (error: unknown) =>
  /dynamically imported module|importing a module script failed|module script|unable to preload css/i.test(
    String(error),
  )

/** The latest build id, bypassing every cache; undefined without an answer. */
export async function latestBuild(now: number): Promise<string | undefined> {
  const answer = await fetch(`/_app/builds/latest.json?${now}`, { cache: 'no-store' })
  return answer.ok ? ((await answer.json()) as { readonly id: string }).id : undefined
}

export interface BuildFollower {
  /** True once another build has been seen. */
  isStale(): boolean
  check(): Promise<void>
  stop(): void
}

/** Polls the latest build id, bypassing every cache (spec 4.29, 7.46). */
export function followBuild(buildId: string, clock: Clock, staleNow: () => void): BuildFollower {
  let stale = false
  const check = async () => {
    if (document.hidden) return
    try {
      const latest = await latestBuild(clock())
      if (latest === undefined || latest === buildId || stale) return
      stale = true
      staleNow()
    } catch (error) {
      // Offline the running build is the best there is.
      ignoreFailure('asked again later')(error)
    }
  }
  const timer = setInterval(check, POLL_EVERY)
  return { isStale: () => stale, check, stop: () => clearInterval(timer) }
}
