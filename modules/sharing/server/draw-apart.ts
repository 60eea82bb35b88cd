import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import type { DrawingDone, DrawingJob, DrawingReady } from './drawing-process.ts'

const PROGRAM = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))
/** What a drawing needs to know of its surroundings: no key, no address of a database. */
const PASSED_ON = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'NODE_ENV']
/** The largest picture takes a second; the process gives way to pages and calls, so a busy machine takes longer. */
const LONGEST_MS = 30_000
/** A process starts within a second, on a busy machine within several. */
const LONGEST_START_MS = 60_000
/** A process that draws nothing for so long gives its memory back. */
const IDLE_MS = 60_000
/** Drawings remembered as impossible, of 100 bytes each; the oldest is tried again. */
const MOST_REFUSED = 1000
/** How the rasteriser ends its process; all other ends say nothing of the drawing. */
const CRASHES: readonly (string | null)[] = ['SIGABRT', 'SIGSEGV', 'SIGILL', 'SIGBUS']

interface Hired {
  readonly child: ChildProcess
  /** Settled when the process takes drawings. */
  readonly ready: Promise<void>
  isReady: boolean
}

interface Job {
  readonly job: number
  /** No other drawing was in the process meanwhile. */
  isAlone: boolean
}

/** A process that is started when it is needed, and what is known of it. */
interface Drawer {
  readonly program: string
  /** Drawings that have ended their process: each one more would cost a start of it. */
  readonly refused: Set<string>
  readonly underWay: Set<Job>
  hired: Hired | undefined
  idle: NodeJS.Timeout | undefined
}

let jobs = 0

function hire(drawer: Drawer): Hired {
  const child = fork(drawer.program, [], {
    execArgv: [],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const hired: Hired = { child, ready, isReady: false }
  child.once('message', () => {
    hired.isReady = true
    resolve()
  })
  const leave = () => dismiss(drawer, hired)
  child.on('exit', leave).on('error', leave)
  child.unref()
  child.channel?.unref()
  return hired
}

function dismiss(drawer: Drawer, hired: Hired) {
  if (drawer.hired === hired) drawer.hired = undefined
}

/** The own process is kept alive for as long as a drawing is awaited, and the other one for a while longer. */
function begin({ underWay, idle }: Drawer, { child }: Hired): Job {
  clearTimeout(idle)
  const one = { job: ++jobs, isAlone: true }
  underWay.add(one)
  if (underWay.size > 1) for (const other of underWay) other.isAlone = false
  child.ref()
  child.channel?.ref()
  return one
}

function finish(drawer: Drawer, hired: Hired, one: Job) {
  const { child } = hired
  drawer.underWay.delete(one)
  if (drawer.underWay.size > 0) return
  child.unref()
  child.channel?.unref()
  drawer.idle = setTimeout(() => {
    if (child.connected) child.disconnect()
    dismiss(drawer, hired)
  }, IDLE_MS).unref()
}

function refuse({ refused }: Drawer, digest: string) {
  refused.add(digest)
  if (refused.size > MOST_REFUSED) refused.delete(refused.keys().next().value!)
}

interface Wish extends Omit<DrawingJob, 'job'> {
  readonly digest: string
  readonly limitMs: number
}

function draw(drawer: Drawer, { digest, limitMs, ...drawing }: Wish): Promise<Buffer> {
  const hired = (drawer.hired ??= hire(drawer))
  const { child } = hired
  const one = begin(drawer, hired)
  return new Promise<Buffer>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      child.off('message', hear).off('exit', ended).off('error', broken)
      finish(drawer, hired, one)
    }
    const fail = (why: string) => {
      settle()
      reject(new Error(why))
    }
    const hear = (said: DrawingDone | DrawingReady) => {
      if (!('job' in said) || said.job !== one.job) return
      const { outcome } = said
      if ('failure' in outcome) return fail(outcome.failure)
      settle()
      const { png } = outcome
      resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    }
    const broken = (error: Error) => fail(error.message)
    const ended = (code: number | null, signal: string | null) => {
      // Of several in one process nobody knows which one has ended it.
      if (hired.isReady && one.isAlone && CRASHES.includes(signal)) refuse(drawer, digest)
      fail(`the drawing has ended its process (${signal ?? code})`)
    }
    const giveUpAfter = (ms: number, what: string) =>
      setTimeout(() => {
        dismiss(drawer, hired)
        child.kill('SIGKILL')
        fail(`${what} took more than ${ms} ms`)
      }, ms)
    let timer = giveUpAfter(LONGEST_START_MS, 'the start of the process')
    void hired.ready.then(() => {
      if (!drawer.underWay.has(one)) return
      clearTimeout(timer)
      timer = giveUpAfter(limitMs, 'the drawing')
    })
    child.on('message', hear).on('exit', ended).on('error', broken)
    // A channel that has just closed is told as an error of the process.
    child.send({ job: one.job, ...drawing } satisfies DrawingJob)
  })
}

/**
 * Draws an SVG as a PNG in a process of its own, which is started again after it has ended: the rasteriser ends the process
 * that it runs in over some drawings, and no error can be caught.
 */
export function openDrawer(program: string = PROGRAM) {
  const drawer: Drawer = {
    program,
    refused: new Set(),
    underWay: new Set(),
    hired: undefined,
    idle: undefined,
  }
  return async (svg: string, options: ResvgRenderOptions, limitMs: number = LONGEST_MS): Promise<Buffer> => {
    const digest = createHash('sha256').update(JSON.stringify(options)).update(svg).digest('base64')
    if (drawer.refused.has(digest))
      throw new Error('the drawing has ended a process before, and is not tried again')
    return draw(drawer, { digest, limitMs, svg, options })
  }
}

/** The drawer of this process. */
export const drawApart = openDrawer()
