import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gameProfile, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { trialOf, type TrialStep } from '#modules/cloud/rules/trial.ts'
import type { WorkerRig } from '#modules/streaming/worker/testing/worker-rig.ts'
import { changedPart, openStreamEyes, type Picture, type StreamEyes } from './stream-eyes.ts'

/** What two plays of a game by a real worker showed: the first keeps something, the second gets it back. */
export interface Try {
  readonly trouble: string
  /** The largest part of the picture that was another than before the first input, 0 to 1. */
  readonly changed: number
  readonly hasSound: boolean
  /** It went by itself when it was asked to; else it was stopped. */
  readonly leaves: boolean
  readonly kept: readonly string[]
  /** Which of those the next play had when it began. */
  readonly cameBack: readonly string[]
  readonly pictures: readonly Picture[]
}

/** A game that is asked in vain is waited for so long, and so long a key takes (host/sandbox.ts). */
const ASKED_IN_VAIN_MS = 4000
const KEY_MS = 310
/** Menus fade in; what a game restores is there by then. */
const SETTLE_MS = 1500

interface Played {
  readonly trouble: string
  readonly changed: number
  readonly hasSound: boolean
  readonly leaves: boolean
  readonly packed: string | undefined
  readonly found: readonly string[]
  readonly pictures: readonly Picture[]
}

let plays = 0

/** Plays a game as its profile says, leaves it, and looks what the next play finds. */
export async function tryGame(rig: WorkerRig, file: ProfileFile): Promise<Try> {
  const { steps = [], again = [] } = file.progress ?? {}
  const first = await playOnce(rig, file, [...file.trial, ...steps])
  const kept = [...filesIn(first.packed).keys()]
  const isWorthAnother = first.trouble === '' && kept.length > 0
  const second = isWorthAnother ? await playOnce(rig, file, again, first.packed) : undefined
  return {
    trouble: first.trouble || (second?.trouble ?? ''),
    changed: first.changed,
    hasSound: first.hasSound,
    leaves: first.leaves,
    kept,
    cameBack: kept.filter((path) => second?.found.includes(path)),
    pictures: [...first.pictures, ...(second?.pictures ?? [])],
  }
}

async function playOnce(
  rig: WorkerRig,
  file: ProfileFile,
  lines: readonly string[],
  saves?: string,
): Promise<Played> {
  const playId = `try-${(plays += 1)}`
  if (saves !== undefined) rig.coordinator.saves.set(playId, saves)
  const restored = filesIn(saves)
  const token = rig.start(playId, { profile: gameProfile(file), hasSaves: saves !== undefined })
  const word = await rig.coordinator.next(['started', 'refused'], (message) => message.playId === playId)
  if (word.type === 'refused') return nothing(word.reason)
  const { socket, status } = await rig.open(playId, token)
  if (status !== 101) return nothing(`the stream said ${status}`)
  const eyes = openStreamEyes(socket)
  await pause(SETTLE_MS)
  const found = filesBack(rig, restored)
  const seen = await look(eyes, trialOf(lines, file))
  const askedAt = performance.now()
  rig.coordinator.say({ type: 'end', playId, reason: 'left' })
  const last = await rig.ended(playId)
  const leaves = performance.now() - askedAt < inVain(file)
  eyes.close()
  const trouble = last.type !== 'ended' ? 'it never ended' : last.reason === 'left' ? '' : `it ${last.reason}`
  return { ...seen, trouble, leaves, packed: rig.coordinator.saves.get(playId), found }
}

/** How long the whole of the asking takes where nothing comes of it. */
function inVain({ leaveKeys, agreeKeys = [] }: ProfileFile): number {
  const byKeys = leaveKeys ? leaveKeys.length * KEY_MS + ASKED_IN_VAIN_MS : 0
  return byKeys + agreeKeys.length * KEY_MS + ASKED_IN_VAIN_MS
}

const nothing = (trouble: string): Played => ({
  trouble,
  changed: 0,
  hasSound: false,
  leaves: false,
  packed: undefined,
  found: [],
  pictures: [],
})

async function look(eyes: StreamEyes, steps: readonly TrialStep[]) {
  let before: Picture | undefined
  let changed = 0
  let isOver = false
  const pictures: Picture[] = []
  void eyes.over.then(() => (isOver = true))
  const keep = () => {
    const last = eyes.last()
    if (last) pictures.push(last)
  }
  const compare = () => {
    const last = eyes.last()
    if (before && last) changed = Math.max(changed, changedPart(before, last))
  }
  for (const step of steps) {
    if (isOver) break
    if (step.kind === 'picture') keep()
    if (step.kind === 'put') {
      before ??= eyes.last()
      eyes.say(step.input)
    }
    if (step.kind !== 'picture') await pause(step.ms)
    if (step.kind === 'put') compare()
  }
  keep()
  return { changed: Math.round(changed * 1000) / 1000, hasSound: eyes.hasHeard(), pictures }
}

/** The files of a pack with what is in them, by their paths below the home. */
function filesIn(packed: string | undefined): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  if (packed === undefined) return files
  const folder = mkdtempSync(join(tmpdir(), 'islet-try-'))
  spawnSync('tar', ['-xzf', '-', '-C', folder], { input: Buffer.from(packed, 'latin1') })
  for (const path of plainFiles(folder)) files.set(path, readFileSync(join(folder, path)))
  rmSync(folder, { recursive: true })
  return files
}

/** Which of them the running sandbox has, as they were. */
function filesBack({ uids }: WorkerRig, files: ReadonlyMap<string, Buffer>): string[] {
  const home = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isOf(name, uids))
    .map((pid) => `/proc/${pid}/root/home/player`)
    .find((path) => attempt(() => readdirSync(path)) !== undefined)
  if (home === undefined) return []
  return [...files.keys()].filter((path) =>
    attempt(() => readFileSync(join(home, path)))?.equals(files.get(path)!),
  )
}

/** Without links: some games link to what the system has. */
const plainFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => realpathSync(join(folder, path)) === join(realpathSync(folder), path))

const isOf = (pid: string, uids: readonly number[]) =>
  attempt(() => uids.includes(statSync(`/proc/${pid}`).uid)) === true

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    // It went away while it was looked at.
    return undefined
  }
}
