import { signed } from '#kit/game/draw.ts'
import type { FacetLapInput } from './controls.ts'
import type { FacetLapSim } from './family.ts'
import type { BestLap } from './ghosts.ts'
import type { LapCourse } from './lap-course.ts'
import { poseAtRest, settlePose, type Pose } from './pose.ts'
import type { Lap } from './rules.ts'
import { AUTHOR_TINT, BEST_TINT, type GhostCar } from './world.ts'

export type GhostWish = 'best' | 'author' | 'none'

/** Translucent cars: the player's best lap and the author's. */
export interface Rivals {
  step(): void
  ghosts(): readonly GhostCar[]
  /** Time ahead of the best lap (or the author) at the last gate. */
  splitText(lap: Lap): { readonly text: string; readonly isAhead: boolean } | undefined
}

const TICKS_A_SECOND = 60

interface Rival {
  readonly sim: FacetLapSim
  readonly inputs: readonly FacetLapInput[]
  readonly pose: Pose
  readonly car: GhostCar
  /** Tick of each gate over the whole lap, including gates still ahead. */
  readonly splits: readonly number[]
  at: number
}

export interface RivalOptions {
  readonly course: LapCourse
  /** A car at the start. */
  create(): FacetLapSim
  readonly author: Pick<BestLap, 'inputs'>
  readonly best: BestLap | undefined
  readonly wish: GhostWish | 'all'
  time(milliseconds: number): string
}

export function openRivals({ course, create, author, best, wish, time }: RivalOptions): Rivals {
  const rivalOf = (inputs: readonly FacetLapInput[], tint: GhostCar['tint']): Rival => {
    const sim = create()
    const pose = poseAtRest()
    settlePose(pose, sim.lap.car, course)
    const ahead = create()
    for (const input of inputs) ahead.apply(input)
    return { sim, inputs, pose, car: { pose, tint }, splits: ahead.lap.splits, at: 0 }
  }
  const rivals: Rival[] = []
  if (best && (wish === 'all' || wish === 'best')) rivals.push(rivalOf(best.inputs, BEST_TINT))
  if (wish === 'all' || wish === 'author') rivals.push(rivalOf(author.inputs, AUTHOR_TINT))

  return {
    step() {
      for (const rival of rivals) {
        const input = rival.inputs[rival.at++]
        if (input === undefined) continue
        rival.sim.apply(input)
        settlePose(rival.pose, rival.sim.lap.car, course)
      }
    },
    ghosts: () => rivals.filter(({ at, inputs }) => at < inputs.length).map(({ car }) => car),
    splitText({ splits }) {
      const first = rivals[0]
      const gate = splits.length - 1
      if (!first || gate < 0) return undefined
      const theirs = first.splits[gate]
      // A rival who fell passes no more gates.
      if (theirs === undefined) return { text: '▲', isAhead: true }
      const behind = ((splits[gate]! - theirs) * 1000) / TICKS_A_SECOND
      const isAhead = behind < 0
      return { text: signed(`${isAhead ? '−' : '+'}${time(Math.abs(behind))}`), isAhead }
    },
  }
}
