import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { processorSeconds } from '../processor.ts'
import { crewOf, DISPLAY, startScreen } from './crew.ts'
import { treeOf } from '#modules/streaming/host/process-tree.ts'

const nameOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim()

/** The descendant of a process with this name. */
export const below = (root: number, name: string): number => treeOf(root).find((pid) => nameOf(pid) === name)!

/** CPU use of these processes together, in hundredths of a core. */
export async function loadOf(pids: readonly number[], seconds: number): Promise<number> {
  const sum = () => pids.reduce((total, pid) => total + processorSeconds(pid), 0)
  const before = sum()
  const start = performance.now()
  await pause(seconds * 1000)
  return ((sum() - before) * 100_000) / (performance.now() - start)
}

export const FFMPEG = '/usr/bin/ffmpeg'

/** CPU use of ffmpeg grabbing and encoding the same scene with our settings; undefined if it is not installed. */
export async function ffmpegLoad(
  scene: readonly string[],
  {
    width,
    height,
    framesPerSecond,
    kilobits,
  }: { width: number; height: number; framesPerSecond: number; kilobits: number },
  seconds: number,
): Promise<{ readonly encoder: number; readonly screen: number } | undefined> {
  if (!existsSync(FFMPEG)) return undefined
  const crew = crewOf()
  const screen = await startScreen(crew, { width, height })
  const environment = { DISPLAY: `:${DISPLAY}` }
  crew.start(scene, environment)
  await pause(1500)
  const grab = [
    '-f',
    'x11grab',
    '-draw_mouse',
    '0',
    '-framerate',
    `${framesPerSecond}`,
    '-video_size',
    `${width}x${height}`,
  ]
  const encode = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-tune',
    'zerolatency',
    '-profile:v',
    'baseline',
    '-pix_fmt',
    'yuv420p',
  ]
  const rate = [
    '-g',
    '9999',
    '-x264-params',
    'threads=1:sliced-threads=0',
    '-crf',
    '23',
    '-maxrate',
    `${kilobits}k`,
    '-bufsize',
    `${kilobits / 8}k`,
  ]
  const quiet = ['-hide_banner', '-loglevel', 'error']
  const encoder = crew.start(
    [FFMPEG, ...quiet, ...grab, '-i', `:${DISPLAY}`, ...encode, ...rate, '-an', '-f', 'null', '-'],
    environment,
  )
  await pause(2000)
  const [ofEncoder, ofScreen] = await Promise.all([loadOf([encoder], seconds), loadOf([screen], seconds)])
  await crew.stop()
  return { encoder: ofEncoder, screen: ofScreen }
}
