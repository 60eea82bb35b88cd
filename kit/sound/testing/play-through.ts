import type { Score } from '../music/score.ts'
import { render, type Plan } from '../music/render.ts'
import { nextStretch } from '../playing.ts'

/** A piece as played. */
export interface Played {
  readonly plan: Plan
  readonly left: Float32Array
  readonly right: Float32Array
  /** Sample at which each segment starts, in playback order. */
  readonly begun: readonly { readonly index: number; readonly at: number }[]
  readonly tense: Float32Array | undefined
}

/** Plays the introduction, the loop, and some segments again, crossfaded like in a deck. */
export function playThrough(score: Score, rate: number, again = 2): Played {
  const { plan, tense, stretches } = render(score, rate)
  const rendered = [...stretches]
  const order: number[] = []
  for (let index = 0; order.length < rendered.length + again; index = nextStretch(plan, index))
    order.push(index)
  let at = 0
  const begun = order.map((index) => {
    const here = { index, at }
    at += plan.cuts[index + 1]! - plan.cuts[index]!
    return here
  })
  const left = new Float32Array(at + plan.overlap)
  const right = new Float32Array(at + plan.overlap)
  for (const { index, at: start } of begun)
    rendered[index]!.left.forEach((sample, offset) => {
      left[start + offset]! += sample
      right[start + offset]! += rendered[index]!.right[offset]!
    })
  return { plan, left: left.subarray(0, at), right: right.subarray(0, at), begun, tense }
}
