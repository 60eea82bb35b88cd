import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { ScreenFile } from '#modules/streaming/host/screen-file.ts'
import { isKept, read } from './cloud-probe.ts'

const QUIET_MS = 2000
const FRAME_EVERY = 40
const MOST_COLOURS = 4096

/** Distinct frames per second without input. */
export async function countFrames(screen: ScreenFile): Promise<number> {
  const startedAt = performance.now()
  let [last, count] = [read(screen), 0]
  while (performance.now() - startedAt < QUIET_MS) {
    await pause(FRAME_EVERY)
    const next = read(screen)
    if (!next.equals(last)) count += 1
    last = next
  }
  return Math.round((count * 1000) / (performance.now() - startedAt))
}

/** Number of colours, and the share of the most frequent one. */
export function facesOf(pixels: Buffer): { colours: number; plainPart: number } {
  const found = new Map<number, number>()
  // Every third pixel is enough, and covers all rows.
  const step = 12
  for (let place = 0; place + 3 < pixels.length; place += step) {
    const colour = pixels.readUIntLE(place, 3) & 0xf8_f8_f8
    if (found.size < MOST_COLOURS || found.has(colour)) found.set(colour, (found.get(colour) ?? 0) + 1)
  }
  const most = Math.max(...found.values())
  return { colours: found.size, plainPart: most / Math.ceil((pixels.length - 3) / step) }
}

/** Prefers the livelier picture. */
export const worthOf = ({ colours, plainPart }: { readonly colours: number; readonly plainPart: number }) =>
  Math.log2(1 + colours) * (1 - plainPart)

/** Files of the packed home folder, without caches. */
export function filesPacked(archive: string): string[] {
  if (!existsSync(archive)) return []
  const { stdout } = spawnSync('tar', ['-tzf', archive], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((path) => path.replace(/^\.\//, ''))
    .filter((path) => path !== '' && !path.endsWith('/') && isKept(path))
}
