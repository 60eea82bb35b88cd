import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gameProfile, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { trialOf, type TrialStep } from '#modules/cloud/rules/trial.ts'
import type { ProbeFigures } from '#modules/cloud/server/index.ts'
import { openSandbox } from '#modules/streaming/host/sandbox.ts'
import { openInjector } from '#modules/streaming/host/injector.ts'
import type { Sandbox, Injector } from '#modules/streaming/host/parts.ts'
import { treeOf } from '#modules/streaming/host/process-tree.ts'
import { openScreenFile, type ScreenFile } from '#modules/streaming/host/screen-file.ts'

export interface Probe {
  readonly figures: ProbeFigures
  /** Screenshot of the game in play; missing when it never got there. */
  readonly picture: Screenshot | undefined
  readonly lastWords: string
}

export interface Screenshot {
  readonly width: number
  readonly height: number
  readonly rowBytes: number
  /** Blue, green, red and an unused byte for each pixel. */
  readonly pixels: Buffer
}

/** An unprivileged user, like those of a worker's slots. */
export const PROBE_UID = 20_900
export const LIMITS = { memoryBytes: 1 << 30, processes: 128, diskBytes: 64 << 20 }
const MEASURE_MS = 3000
/** Below this the picture did not really change. */
const LEAST_CHANGE = 0.001
/** A game that shows fewer colours than this shows nothing. */
const LEAST_COLOURS = 3
export const TICKS_A_SECOND = 100
const MOST_FILES = 20

/** Starts a game in its sandbox, plays the inputs of its profile, and records the outcome. */
export async function probe(
  file: ProfileFile,
  { version, system }: { readonly version: string; readonly system: string },
  now: Date,
): Promise<Probe> {
  const folder = mkdtempSync(join(tmpdir(), 'islet-probe-'))
  const sandbox = await openSandbox({
    profile: gameProfile(file),
    folder,
    uid: PROBE_UID,
    limits: LIMITS,
    system,
  })
  try {
    const seen = await playTrial(sandbox, trialOf(file.trial, file))
    const trouble = troubleOf(seen)
    const figures: ProbeFigures = {
      version,
      isGood: trouble === '',
      trouble,
      cpu: seen.cpu,
      changed: Math.round(seen.changed * 1000) / 1000,
      hasSound: seen.hasSound,
      wrote: filesBelow(sandbox.home),
      at: now.toISOString(),
    }
    return { figures, picture: seen.picture, lastWords: sandbox.lastWords() }
  } finally {
    await sandbox.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Seen {
  readonly exit: string | undefined
  readonly cpu: number
  readonly changed: number
  readonly hasSound: boolean
  readonly picture: Screenshot | undefined
}

async function playTrial(sandbox: Sandbox, steps: readonly TrialStep[]): Promise<Seen> {
  let exit: string | undefined
  void sandbox.exited.then((how) => (exit ??= how))
  const sound = listen(sandbox)
  await Promise.race([sandbox.shown, sandbox.exited])
  const injector = await openInjector(sandbox)
  const screen = openScreenFile(sandbox)
  let first: Buffer | undefined
  let picture: Screenshot | undefined
  let cpu = 0
  for (const step of steps) {
    if (exit !== undefined) break
    if (step.kind === 'put') first ??= read(screen)
    if (step.kind === 'picture') {
      picture = {
        width: sandbox.width,
        height: sandbox.height,
        rowBytes: screen.rowBytes,
        pixels: read(screen),
      }
      cpu = await measureCpu(sandbox)
    } else await act(injector, step)
  }
  const last = exit === undefined ? read(screen) : undefined
  screen.close()
  injector.close()
  return { exit, cpu, changed: first && last ? changedPart(first, last) : 0, hasSound: sound(), picture }
}

/** Performs one step of a trial and waits for its duration. */
export async function act(injector: Injector, step: Exclude<TrialStep, { kind: 'picture' }>): Promise<void> {
  if (step.kind === 'put') injector.put(step.input)
  await pause(step.ms)
}

function troubleOf({ exit, changed, picture }: Seen): string {
  if (exit !== undefined) return `it ${exit}`
  if (!picture) return 'it never came into play'
  if (coloursOf(picture.pixels) < LEAST_COLOURS) return 'its screen is blank'
  return changed < LEAST_CHANGE ? 'it does not react' : ''
}

/** What is on the screen at this moment, as a copy. */
export function read(screen: ScreenFile): Buffer {
  screen.read()
  return Buffer.from(screen.pixels)
}

/** Whether there has been any sound so far. */
export function listen(sandbox: Sandbox): () => boolean {
  let isHeard = false
  sandbox.sound?.on('data', (data: Buffer) => {
    isHeard ||= data.some((byte) => byte !== 0)
  })
  return () => isHeard
}

/** CPU use of everything in the sandbox, in hundredths of a core. */
async function measureCpu(sandbox: Sandbox): Promise<number> {
  const start = { ticks: ticksOf(sandbox), at: performance.now() }
  await pause(MEASURE_MS)
  const seconds = (performance.now() - start.at) / 1000
  return Math.round(((ticksOf(sandbox) - start.ticks) * 100) / TICKS_A_SECOND / seconds)
}

/** CPU clock ticks of everything in the sandbox so far. */
export function ticksOf(sandbox: Sandbox): number {
  return treeOf(sandbox.process.pid!).reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return sum + Number(fields[11]) + Number(fields[12])
    } catch {
      return sum
    }
  }, 0)
}

/** Share of a picture that has changed, 0 to 1. */
export function changedPart(before: Buffer, after: Buffer): number {
  let changed = 0
  for (let place = 0; place < before.length; place += 4)
    if (before.readUIntLE(place, 3) !== after.readUIntLE(place, 3)) changed += 1
  return changed / (before.length / 4)
}

function coloursOf(pixels: Buffer): number {
  const found = new Set<number>()
  for (let place = 0; place < pixels.length && found.size < LEAST_COLOURS; place += 4)
    found.add(pixels.readUIntLE(place, 3))
  return found.size
}

/** Excludes caches. */
export const isKept = (path: string) => !/cache|\.pulse|\.config\/pulse|dconf/i.test(path)

/** Files the game has written to its home folder, without caches. */
function filesBelow(home: string): string[] {
  const names = readdirSync(home, { recursive: true, withFileTypes: true })
  return names
    .filter((entry) => entry.isFile())
    .map((entry) => relative(home, join(entry.parentPath, entry.name)))
    .filter((path) => isKept(path) && statSync(join(home, path)).size > 0)
    .slice(0, MOST_FILES)
}
