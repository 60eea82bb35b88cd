import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSandboxProcess, type SandboxProcess } from './sandbox-process.ts'
import { HOME, SCREEN_FOLDER } from './sandbox-script.ts'
import { openControlGroup } from './control-group.ts'
import { openInjector } from './injector.ts'
import type { Sandbox, SandboxWishes } from './parts.ts'
import { isRunning, memoryOf, treeOf } from './process-tree.ts'
import { collectSaves, writeSaves } from './saves.ts'
import { openWindows, type Windows } from './windows.ts'

/** Display, window manager and sound together; a cold disk is the slow case. */
const START_TIMEOUT = 20_000
/** A game without a window for this long will not open one. */
const WINDOW_TIMEOUT = 20_000
const WINDOW_CHECK = 500
const MEMORY_CHECK = 1_000
/** How long a game may take to save and exit, first by its keys, then by closing its window. */
const LEAVE_TIMEOUT = 4_000
const KEY_HOLD = 60
const KEY_PAUSE = 250
const QUESTION_SHOWN = 700
const PACK_TIMEOUT = 10_000
const GONE_TIMEOUT = 3_000
const GONE_CHECK = 20
const LOG_BYTES = 4096

type Exit = 'exited' | 'crashed' | 'stuck'

/** Starts a game in its sandbox; resolves when its display is ready, `shown` when there is something to see. */
export async function openSandbox(wishes: SandboxWishes): Promise<Sandbox> {
  const cookie = randomBytes(16)
  const inner = await startSandboxProcess(wishes, cookie)
  const group = openControlGroup(randomBytes(6).toString('hex'), wishes.limits)
  const gone = once(inner.child, 'exit').then(async () => {
    // The parent learns of the exit slightly before the kernel has cleaned up the last process.
    const until = performance.now() + GONE_TIMEOUT
    while (isRunning(inner.innerPid) && performance.now() < until) await sleep(GONE_CHECK)
    await group?.remove()
  })
  const lastWords = tailOf(inner.log)
  const saves = collectSaves(inner.saved)
  try {
    group?.add(inner.child.pid!)
    group?.add(inner.innerPid)
    const reports = readReports(inner, gone)
    inner.start()
    if (!(await within(reports.up, START_TIMEOUT)))
      throw new Error(`the sandbox does not come up: ${lastWords()}`)

    const root = `/proc/${inner.innerPid}/root`
    const display = { socketPath: `${root}/tmp/.X11-unix/X1`, cookie }
    const life = watchLife(inner, reports.exit, group !== undefined ? undefined : wishes.limits.memoryBytes)
    const windows = await openWindows(display, () => life.settle('crashed'))
    life.watchWindows(windows)
    const sandbox: Omit<Sandbox, 'end'> = {
      width: wishes.profile.width,
      height: wishes.profile.height,
      display,
      framebuffer: `${root}${SCREEN_FOLDER}/Xvfb_screen0`,
      sound: wishes.profile.hasSound ? inner.sound : undefined,
      home: `${root}${HOME}`,
      process: inner.child,
      shown: life.shown,
      exited: life.exited,
      lastWords,
    }
    let ending: Promise<void> | undefined
    const end = async () => {
      // A sandbox that dies meanwhile cannot be asked, but is ended all the same.
      if (!life.hasEnded())
        await Promise.allSettled([
          Promise.race([leave({ ...sandbox, end: () => gone }, wishes, windows), gone]),
        ])
      // A game stopped here has not crashed.
      life.settle('exited')
      life.stop()
      windows.close()
      await stopAll(inner, gone)
      const packed = await saves
      if (packed && inner.child.exitCode === 0) await writeSaves(wishes.folder, packed)
    }
    return { ...sandbox, end: () => (ending ??= end()) }
  } catch (error) {
    inner.child.kill('SIGKILL')
    await gone
    throw error
  }
}

/** Quits the game as its player would, so that it saves. */
async function leave(sandbox: Sandbox, { profile }: SandboxWishes, windows: Windows): Promise<void> {
  if (profile.leaveKeys) {
    await pressAll(sandbox, profile.leaveKeys)
    if (await within(sandbox.exited, LEAVE_TIMEOUT)) return
  }
  if (!(await within(windows.closeAll(), LEAVE_TIMEOUT))) return
  if (profile.agreeKeys) {
    await sleep(QUESTION_SHOWN)
    await pressAll(sandbox, profile.agreeKeys)
    if (await within(sandbox.exited, LEAVE_TIMEOUT / 2)) return
    // On a busy machine the confirmation dialog appeared after the key press.
    await pressAll(sandbox, profile.agreeKeys)
  }
  await within(sandbox.exited, LEAVE_TIMEOUT)
}

async function pressAll(sandbox: Sandbox, codes: readonly string[]): Promise<void> {
  const injector = await openInjector(sandbox)
  for (const code of codes) {
    injector.put({ type: 'key', code, isDown: true })
    await sleep(KEY_HOLD)
    injector.put({ type: 'key', code, isDown: false })
    await sleep(KEY_PAUSE)
  }
  injector.close()
}

/** Stops the game, lets the sandbox pack the player's files, and resolves when nothing of it runs any more. */
async function stopAll(inner: SandboxProcess, gone: Promise<void>): Promise<void> {
  inner.sound.resume()
  inner.orders.end('save\n')
  if (!(await within(gone, PACK_TIMEOUT))) inner.child.kill('SIGKILL')
  await gone
}

function readReports(inner: SandboxProcess, gone: Promise<void>) {
  let text = ''
  const up = Promise.withResolvers<boolean>()
  const exit = Promise.withResolvers<number>()
  inner.reports.on('data', (part: Buffer) => {
    text += part.toString()
    if (text.startsWith('up\n')) up.resolve(true)
    if (text.startsWith('failed\n')) up.resolve(false)
    const left = /^exit (\d+)$/m.exec(text)
    if (left) exit.resolve(Number(left[1]))
  })
  // A sandbox that died as a whole reports nothing.
  void gone.then(() => exit.resolve(-1))
  const fell = gone.then(() => false)
  return { up: Promise.race([up.promise, fell]), exit: exit.promise }
}

/** Reports once how the game ended, and ends a hung or greedy one. */
function watchLife(inner: SandboxProcess, exit: Promise<number>, memoryBytes: number | undefined) {
  const shown = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<Exit>()
  let isOver = false
  const timers: NodeJS.Timeout[] = []
  const stop = () => timers.forEach((timer) => clearInterval(timer))
  const settle = (how: Exit) => {
    isOver ||= how !== 'stuck'
    ended.resolve(how)
  }
  void exit.then((code) => settle(code === 0 ? 'exited' : 'crashed')).then(stop)
  if (memoryBytes !== undefined) {
    const check = () => memoryOf(treeOf(inner.innerPid)) > memoryBytes && inner.child.kill('SIGKILL')
    timers.push(setInterval(check, MEMORY_CHECK).unref())
  }
  const watchWindows = (windows: Windows) => {
    let seenAt = performance.now()
    const look = async () => {
      if (await windows.isShown()) {
        seenAt = performance.now()
        shown.resolve()
      }
      if (performance.now() - seenAt > WINDOW_TIMEOUT) settle('stuck')
    }
    timers.push(setInterval(() => void look(), WINDOW_CHECK).unref())
  }
  return { shown: shown.promise, exited: ended.promise, hasEnded: () => isOver, settle, stop, watchWindows }
}

function tailOf(stream: NodeJS.ReadableStream): () => string {
  let tail = Buffer.alloc(0)
  stream.on('data', (part: Buffer) => {
    tail = Buffer.concat([tail, part]).subarray(-LOG_BYTES)
  })
  return () => tail.toString('utf8')
}

/** The promise's value, or undefined on timeout. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | true | undefined> {
  const timer = Promise.withResolvers<undefined>()
  const timeout = setTimeout(() => timer.resolve(undefined), milliseconds)
  const done = await Promise.race([promise.then((value) => value ?? (true as const)), timer.promise])
  clearTimeout(timeout)
  return done
}
