import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sizeFor, trialLines, DRAFT_SIZE, type DraftSize } from '#modules/cloud/rules/draft.ts'
import { isAnswer, kindOf, type DraftSeen } from '#modules/cloud/rules/draft-verdict.ts'
import { trialOf } from '#modules/cloud/rules/trial.ts'
import { openSandbox } from '#modules/streaming/host/sandbox.ts'
import { openInjector } from '#modules/streaming/host/injector.ts'
import { SAVES_FILE, type Sandbox, type SandboxWishes } from '#modules/streaming/host/parts.ts'
import { memoryOf, treeOf } from '#modules/streaming/host/process-tree.ts'
import { openScreenFile, type ScreenFile } from '#modules/streaming/host/screen-file.ts'
import { openWindows } from '#modules/streaming/host/windows.ts'
import type { GameProfile } from '#modules/streaming/model.ts'
import {
  act,
  changedPart,
  LIMITS,
  listen,
  PROBE_UID,
  read,
  TICKS_A_SECOND,
  ticksOf,
  type Screenshot,
} from './cloud-probe.ts'
import { countFrames, facesOf, filesPacked, worthOf } from './draft-looks.ts'

export interface DraftTry {
  readonly seen: DraftSeen
  readonly size: DraftSize
  /** The steps that led to the picture, as a profile writes them. */
  readonly trial: readonly string[]
  readonly picture: Screenshot | undefined
  readonly lastWords: string
}

export interface DraftTryWishes {
  readonly program: string
  readonly args: readonly string[]
  readonly gameKey: string
  readonly environment?: Readonly<Record<string, string>>
  /** Keys that its manual names. */
  readonly keys: readonly string[]
  readonly system: string
  /** Extra read-only paths, for tests. */
  readonly readable?: readonly string[]
}

const LARGEST: DraftSize = { width: 1024, height: 768 }
/** Timeout of a whole trial of a game. */
const LONGEST_TRY = 75_000
const SETTLE_MS = 2000
const FIRST_PICTURE_MS = 8000
const LOOK_EVERY = 250
const IDLE_MS = 350
const ANSWER_MS = 450
/** A game that quits when asked does so within this; sandbox.ts waits four seconds. */
const ASKED_IN_VAIN_MS = 3900
/** Steps before this one only lead into the game. */
const FIRST_COVER = 4

/** Runs a program twice in the sandbox: first to learn its window size, then to play it with generic input. */
export async function tryDraft(wishes: DraftTryWishes): Promise<DraftTry> {
  const first = await inSandbox(wishes, LARGEST, async (sandbox) => {
    await pause(SETTLE_MS)
    return wishOf(sandbox)
  })
  const size = first.isShown ? sizeFor(first.value) : DRAFT_SIZE
  if (!first.isShown || first.exit !== undefined)
    return { seen: unseen(first), size, trial: [], picture: undefined, lastWords: first.lastWords }
  let lines = trialLines(size, wishes.keys)
  for (;;) {
    const { played, ...life } = await playOnce(wishes, size, lines)
    // An input that ends the game, such as a click on "Quit", is skipped in the next attempt.
    if (life.exit === undefined || played.done === 0 || lines.length < trialLines(size, []).length - 1)
      return outcomeOf({ ...life, leaves: first.leaves }, played, size)
    lines = lines.filter((_, place) => place !== played.done - 1)
  }
}

async function playOnce(wishes: DraftTryWishes, size: DraftSize, lines: readonly string[]) {
  const played = nothingPlayed(lines)
  const life = await inSandbox(wishes, size, (sandbox) => play(sandbox, size, lines, played))
  return { ...life, played }
}

interface Life<Value> {
  readonly isShown: boolean
  readonly exit: string | undefined
  readonly leaves: boolean
  readonly hasSound: boolean
  readonly lastWords: string
  readonly wrote: readonly string[]
  readonly value: Value | undefined
}

/** Runs work in a sandbox and always closes it, whatever the game does. */
async function inSandbox<Value>(
  wishes: DraftTryWishes,
  size: DraftSize,
  look: (sandbox: Sandbox) => Promise<Value>,
): Promise<Life<Value>> {
  const folder = mkdtempSync(join(tmpdir(), 'islet-draft-'))
  const given: SandboxWishes = {
    profile: profileOf(wishes, size),
    folder,
    uid: PROBE_UID,
    limits: LIMITS,
    system: wishes.system,
    ...(wishes.readable && { readable: wishes.readable }),
  }
  try {
    const sandbox = await openSandbox(given)
    let exit: string | undefined
    let isShown = false
    void sandbox.exited.then((how) => (exit ??= how))
    void sandbox.shown.then(() => (isShown = true))
    const sound = listen(sandbox)
    const limit = setTimeout(() => sandbox.process.kill('SIGKILL'), LONGEST_TRY)
    let value: Value | undefined
    await Promise.race([sandbox.shown, sandbox.exited])
    // A sandbox that died while being inspected has already reported how.
    if (exit === undefined)
      value = await Promise.race([look(sandbox).catch(ifFallen(sandbox)), sandbox.exited.then(none)])
    const ended = exit
    const askedAt = performance.now()
    await sandbox.end()
    clearTimeout(limit)
    const leaves = ended === undefined && performance.now() - askedAt < ASKED_IN_VAIN_MS
    const wrote = filesPacked(join(folder, SAVES_FILE))
    return { isShown, exit: ended, leaves, hasSound: sound(), lastWords: sandbox.lastWords(), wrote, value }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const none = () => undefined

const ifFallen = (sandbox: Sandbox) => async (error: unknown) => {
  const how = await Promise.race([sandbox.exited, pause(1000)])
  if (how === undefined) throw error
  return undefined
}

const profileOf = (wishes: DraftTryWishes, { width, height }: DraftSize): GameProfile => ({
  gameKey: wishes.gameKey,
  ...(wishes.environment && { environment: wishes.environment }),
  program: wishes.program,
  args: wishes.args,
  width,
  height,
  framesPerSecond: 30,
  weight: 100,
  pointer: 'absolute',
  hasSound: true,
  // Everything is packed after the exit, so that files written on quitting are seen too.
  saves: ['.'],
})

async function wishOf(sandbox: Sandbox): Promise<DraftSize | undefined> {
  const windows = await openWindows(sandbox.display, none)
  try {
    return await windows.wishedSize()
  } finally {
    windows.close()
  }
}

/** Results of a run so far; they count even if the game ends midway. */
interface Played {
  readonly lines: readonly string[]
  /** Steps started. */
  done: number
  answers: { mouse: boolean; arrows: boolean; space: boolean; enter: boolean }
  changed: number
  cpu: number
  idleCpu: number
  frames: number
  memoryBytes: number
  waited: number
  best: { place: number; picture: Screenshot; colours: number; plainPart: number } | undefined
}

const nothingPlayed = (lines: readonly string[]): Played => ({
  lines,
  done: 0,
  answers: { mouse: false, arrows: false, space: false, enter: false },
  changed: 0,
  cpu: 0,
  idleCpu: 0,
  frames: 0,
  memoryBytes: 0,
  waited: 0,
  best: undefined,
})

async function play(
  sandbox: Sandbox,
  size: DraftSize,
  lines: readonly string[],
  played: Played,
): Promise<void> {
  const [injector, screen] = [await openInjector(sandbox), openScreenFile(sandbox)]
  try {
    const openedAt = performance.now()
    while (performance.now() - openedAt < FIRST_PICTURE_MS && facesOf(read(screen)).colours < 3)
      await pause(LOOK_EVERY)
    await pause(SETTLE_MS)
    played.waited = Math.ceil((performance.now() - openedAt) / 1000) + 1
    const start = { ticks: ticksOf(sandbox), at: performance.now() }
    for (const [place, line] of lines.entries()) {
      played.done = place + 1
      await playLine({ sandbox, injector, screen, size, played }, line, place)
    }
    played.cpu = rateOf(sandbox, start)
    const quiet = { ticks: ticksOf(sandbox), at: performance.now() }
    played.frames = await countFrames(screen)
    played.idleCpu = rateOf(sandbox, quiet)
  } finally {
    screen.close()
    injector.close()
  }
}

interface Playing {
  readonly sandbox: Sandbox
  readonly injector: Awaited<ReturnType<typeof openInjector>>
  readonly screen: ScreenFile
  readonly size: DraftSize
  readonly played: Played
}

async function playLine({ sandbox, injector, screen, size, played }: Playing, line: string, place: number) {
  const before = read(screen)
  await pause(IDLE_MS)
  const still = read(screen)
  for (const step of trialOf([line], size)) if (step.kind !== 'picture') await act(injector, step)
  await pause(ANSWER_MS)
  const after = read(screen)
  const changed = changedPart(still, after)
  const kind = kindOf(line)
  if (kind && isAnswer(changed, changedPart(before, still))) played.answers[kind] = true
  played.changed = Math.max(played.changed, changed)
  played.memoryBytes = Math.max(played.memoryBytes, memoryOf(treeOf(sandbox.process.pid!)))
  if (place < FIRST_COVER) return
  const faces = facesOf(after)
  const isBetter = !played.best || worthOf(faces) > worthOf(played.best)
  if (isBetter)
    played.best = { place, picture: { ...size, rowBytes: screen.rowBytes, pixels: after }, ...faces }
}

const rateOf = (sandbox: Sandbox, start: { readonly ticks: number; readonly at: number }) => {
  const seconds = (performance.now() - start.at) / 1000
  return Math.round(((ticksOf(sandbox) - start.ticks) * 100) / TICKS_A_SECOND / seconds)
}

const unseen = (life: Life<unknown>): DraftSeen => ({
  exit: life.exit,
  isShown: life.isShown,
  colours: 0,
  plainPart: 1,
  changed: 0,
  answers: { mouse: false, arrows: false, space: false, enter: false },
  hasSound: life.hasSound,
  frames: 0,
  cpu: 0,
  idleCpu: 0,
  memoryBytes: 0,
  leaves: life.leaves,
  wrote: life.wrote,
})

function outcomeOf(life: Life<unknown>, played: Played, size: DraftSize): DraftTry {
  const { lines, best, answers, changed, cpu, idleCpu, frames, memoryBytes } = played
  const seen: DraftSeen = {
    ...unseen(life),
    answers,
    changed: Math.round(changed * 1000) / 1000,
    cpu,
    idleCpu,
    frames,
    memoryBytes,
    ...(best && { colours: best.colours, plainPart: Math.round(best.plainPart * 1000) / 1000 }),
  }
  const steps = lines.slice(0, (best?.place ?? 0) + 1)
  return {
    seen,
    size,
    trial: [
      `wait ${Math.max(2, played.waited)}`,
      ...steps.flatMap((line) => [line, 'wait 0.6']),
      'picture',
      'wait 1',
    ],
    picture: best?.picture,
    lastWords: life.lastWords,
  }
}
