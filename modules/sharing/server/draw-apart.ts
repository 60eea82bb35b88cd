import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { ResvgRenderOptions } from '@resvg/resvg-js'
import type { DrawingDone, DrawingJob } from './drawing-process.ts'

const PROGRAM = fileURLToPath(new URL('./drawing-process.ts', import.meta.url))
/** What a drawing needs to know of its surroundings: no key, no address of a database. */
const PASSED_ON = ['PATH', 'LANG', 'TZ', 'TMPDIR', 'NODE_ENV']
/** The largest picture takes a second on a busy machine, and the process a second to start. */
const LONGEST_MS = 15_000
/** A process that draws nothing for so long gives its memory back. */
const IDLE_MS = 60_000
/** Drawings remembered as impossible, of 100 bytes each; the oldest is tried again. */
const MOST_REFUSED = 1000
/** Ends that come from outside and say nothing of the drawing. */
const FROM_OUTSIDE: readonly (string | null)[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** Drawings that have ended their process: each one more would cost a start of it. */
const refused = new Set<string>()

let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let jobs = 0

interface Job {
  readonly job: number
  /** No other drawing was in the process meanwhile. */
  isAlone: boolean
}
const underWay = new Set<Job>()

function hire(): ChildProcess {
  const hired = fork(PROGRAM, [], {
    execArgv: [],
    env: Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]])),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const leave = () => {
    if (child === hired) child = undefined
  }
  hired.on('exit', leave).on('error', leave)
  hired.unref()
  hired.channel?.unref()
  return hired
}

/** The own process is kept alive for as long as a drawing is awaited, and the other one for a while longer. */
function begin(hired: ChildProcess): Job {
  clearTimeout(idle)
  const one = { job: ++jobs, isAlone: true }
  underWay.add(one)
  if (underWay.size > 1) for (const other of underWay) other.isAlone = false
  hired.ref()
  hired.channel?.ref()
  return one
}

function finish(hired: ChildProcess, one: Job) {
  underWay.delete(one)
  if (underWay.size > 0) return
  hired.unref()
  hired.channel?.unref()
  idle = setTimeout(() => {
    if (hired.connected) hired.disconnect()
    if (child === hired) child = undefined
  }, IDLE_MS).unref()
}

function refuse(digest: string) {
  refused.add(digest)
  if (refused.size > MOST_REFUSED) refused.delete(refused.keys().next().value!)
}

/**
 * Draws an SVG as a PNG in a process of its own, which is started again after it has ended: the rasteriser ends the process
 * that it runs in over some drawings, and no error can be caught.
 */
export async function drawApart(
  svg: string,
  options: ResvgRenderOptions,
  limitMs: number = LONGEST_MS,
): Promise<Buffer> {
  const digest = createHash('sha256').update(JSON.stringify(options)).update(svg).digest('base64')
  if (refused.has(digest)) throw new Error('the drawing has ended a process before, and is not tried again')
  const hired = (child ??= hire())
  const one = begin(hired)
  return new Promise<Buffer>((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      hired.off('message', hear).off('exit', ended).off('error', broken)
      finish(hired, one)
    }
    const fail = (why: string) => {
      settle()
      reject(new Error(why))
    }
    const hear = ({ job: of, outcome }: DrawingDone) => {
      if (of !== one.job) return
      if ('failure' in outcome) return fail(outcome.failure)
      settle()
      const { png } = outcome
      resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength))
    }
    const broken = (error: Error) => fail(error.message)
    const ended = (code: number | null, signal: string | null) => {
      // Of several in one process nobody knows which one has ended it.
      if (one.isAlone && !FROM_OUTSIDE.includes(signal)) refuse(digest)
      fail(`the drawing has ended its process (${signal ?? code})`)
    }
    const timer = setTimeout(() => {
      if (child === hired) child = undefined
      hired.kill('SIGKILL')
      fail(`the drawing took more than ${limitMs} ms`)
    }, limitMs)
    hired.on('message', hear).on('exit', ended).on('error', broken)
    // A channel that has just closed is told as an error of the process.
    hired.send({ job: one.job, svg, options } satisfies DrawingJob)
  })
}
