import { frame, type Frame } from '#kit/game/micro/frame.ts'
import { microCover } from '#kit/game/micro/micro-cover.ts'
import type { Course, MiniGolfDefinition } from './definitions.ts'
import { strokeOf } from './rules.ts'
import { sceneOf } from './scene.ts'

/** The first hole of each course, near its device. */
const frames: Readonly<Record<Course, Frame>> = {
  mills: frame(30, 1.9, -7, [0, -130]),
  ferries: frame(96, 1.8, 6, [30, -150]),
  conches: frame(30, 1.4, -5, [-20, -210]),
  ice: frame(30, 1.65, 8, [0, -190]),
  wind: frame(30, 1.2, -9, [0, -150]),
  magnets: frame(30, 1.1, 5, [0, -190]),
  skips: frame(30, 1.7, -6, [0, -200]),
  bumpers: frame(30, 1.55, 7, [0, -220]),
  sluices: frame(30, 1.8, 6, [-10, -240]),
  lanterns: frame(70, 2.2, -8, [0, -30]),
  planks: frame(30, 3, 9, [-46, -175]),
  leaps: frame(30, 1.8, -6, [0, -110]),
  crates: frame(30, 2.6, -4, [0, -230]),
  discs: frame(30, 2.7, 7, [0, -190]),
  crabs: frame(150, 2.4, -6, [-20, -310]),
  bridges: frame(90, 2, -7, [44, -70]),
  boulders: frame(30, 2.7, 6, [0, -40]),
}

/** Strokes played up to the picture: at the lantern, the lever and the boulders. */
const POSES: Partial<Record<Course, string>> = {
  lanterns: `0*2 ${strokeOf(135, 12)}*1 0*70`,
  bridges: `0*2 ${strokeOf(112, 9)}*1 0*40`,
  boulders: `0*2 ${strokeOf(135, 14)}*1 0*34`,
}

export const cover = (definition: MiniGolfDefinition): string => {
  const { course } = definition
  const chosen = frames[course]
  return microCover(definition, sceneOf(course), {
    frame: chosen,
    pose: POSES[course] ?? `0*${chosen.ticks}`,
  })
}
