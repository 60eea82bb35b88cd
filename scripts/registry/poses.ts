import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Frame } from '#kit/game/micro/frame.ts'
import { findPose, type Pose } from '#kit/game/micro/pose.ts'
import type { MicroRules } from '#kit/game/micro/rules.ts'
import { lineOf, withBody } from './lists.ts'

type Rules = Readonly<Record<string, MicroRules>>
type Frames = Readonly<Record<string, Frame>>

/** Whether a family's covers and poses are not for the same games. */
export function lacksPoses(family: string): boolean {
  const [poses, frames] = ['poses.ts', 'all-frames.ts'].map((file) => join(family, file))
  if (!existsSync(poses!) || !existsSync(frames!)) return false
  const keys = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w-]+)'?[:,]/gm)].map(([, name]) => name)
  return keys(frames!).toSorted().join() !== keys(poses!).toSorted().join()
}

/**
 * The text of a family's `poses.ts`: the presses by which its bot reaches the moment on each cover. Known ones are kept unless
 * `anew` is true.
 */
export async function posesText(family: string, anew: boolean): Promise<string> {
  const list =
    ['all-rules.ts', 'all-runs.ts'].find((file) => existsSync(join(family, file))) ?? 'all-rules.ts'
  const { rulesOf } = (await import(join(family, list))) as { readonly rulesOf: Rules }
  const { frames } = (await import(join(family, 'all-frames.ts'))) as { readonly frames: Frames }
  const { poses } = (await import(join(family, 'poses.ts'))) as {
    readonly poses: Readonly<Record<string, Pose>>
  }
  const poseOf = (name: string) => (anew ? undefined : poses[name]) ?? findPose(rulesOf[name]!, frames[name]!)
  return withBody(
    readFileSync(join(family, 'poses.ts'), 'utf8'),
    Object.keys(frames).map((name) => lineOf(name, poseOf(name))),
  )
}
