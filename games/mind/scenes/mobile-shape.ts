import type { Point } from '#kit/game/stage.ts'
import {
  beamsOf,
  loadOf,
  massOf,
  pullOf,
  readShape,
  type Branch,
  type MobileState,
} from '../rules/drift-mobile.ts'

/** A branch with the room it takes on either side of its string, in hook widths. */
export type Laid =
  | { readonly hook: number; readonly left: number; readonly right: number }
  | {
      readonly beam: number
      readonly arms: readonly [number, number]
      /** Lengths of the arms. */
      readonly reach: readonly [number, number]
      readonly parts: readonly [Laid, Laid]
      readonly left: number
      readonly right: number
    }

const HALF = 0.56

/** Gives every beam arms in the right ratio, long enough that nothing below overlaps. */
export function layShape(shape: string): Laid {
  let beams = 0
  const lay = (branch: Branch): Laid => {
    if ('hook' in branch) return { hook: branch.hook, left: HALF, right: HALF }
    const beam = beams++
    const [one, other] = [lay(branch.left), lay(branch.right)]
    const [a, b] = branch.arms
    const step = Math.max((one.right + other.left) / (a + b), 0.36)
    const reach = [a * step, b * step] as const
    return {
      beam,
      arms: branch.arms,
      reach,
      parts: [one, other],
      left: Math.max(reach[0] + one.left, other.left - reach[1]),
      right: Math.max(reach[1] + other.right, one.right - reach[0]),
    }
  }
  return lay(readShape(shape))
}

export const depthOf = (laid: Laid): number =>
  'hook' in laid ? 0 : 1 + Math.max(depthOf(laid.parts[0]), depthOf(laid.parts[1]))

const STEEPEST = 0.34

/** How far each beam leans, in radians, by the number of the beam. */
export function leansOf(state: MobileState): number[] {
  const load = loadOf(state)
  const leans: number[] = []
  const lean = (branch: Branch) => {
    if ('hook' in branch) return
    const pull = pullOf(branch, load)
    const most = Math.max(1, massOf(branch, load) * Math.max(...branch.arms))
    leans.push(
      pull === 0 ? 0 : Math.sign(pull) * Math.min(STEEPEST, 0.09 + (STEEPEST * Math.abs(pull)) / most),
    )
    lean(branch.left)
    lean(branch.right)
  }
  lean(readShape(state.shape))
  return leans
}

/** Which beams carry something and hang level, by the number of the beam. */
export function levelOf(state: MobileState): boolean[] {
  const load = loadOf(state)
  return beamsOf(readShape(state.shape)).map((beam) => massOf(beam, load) > 0 && pullOf(beam, load) === 0)
}

/** A beam as it hangs: its middle and its ends. */
export interface HungBeam {
  readonly beam: number
  readonly arms: readonly [number, number]
  readonly at: Point
  readonly ends: readonly [Point, Point]
}

export interface Hanging {
  readonly beams: readonly HungBeam[]
  /** Strings, from above to below. */
  readonly strings: readonly (readonly [Point, Point])[]
  /** Where the weights hang, by hook. */
  readonly hooks: readonly Point[]
}

/** The mobile in pixels, leaning as it does. */
export function hang(laid: Laid, top: Point, unit: number, drop: number, leans: readonly number[]): Hanging {
  const beams: HungBeam[] = []
  const strings: (readonly [Point, Point])[] = []
  const hooks: Point[] = []
  const place = (part: Laid, from: Point) => {
    const at = { x: from.x, y: from.y + drop }
    strings.push([from, at])
    if ('hook' in part) {
      hooks[part.hook] = at
      return
    }
    const lean = leans[part.beam] ?? 0
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)]
    const [left, right] = [part.reach[0] * unit, part.reach[1] * unit]
    const ends = [
      { x: at.x - left * cos, y: at.y - left * sin },
      { x: at.x + right * cos, y: at.y + right * sin },
    ] as const
    beams.push({ beam: part.beam, arms: part.arms, at, ends })
    place(part.parts[0], ends[0])
    place(part.parts[1], ends[1])
  }
  place(laid, top)
  return { beams, strings, hooks }
}
