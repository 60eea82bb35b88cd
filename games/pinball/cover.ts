import { frame, type Frame } from '#kit/game/micro/frame.ts'
import { microCover } from '#kit/game/micro/micro-cover.ts'
import type { PinballDefinition, TableName } from './definitions.ts'
import { sceneOf } from './scene.ts'

const frames: Readonly<Record<TableName, Frame>> = {
  lighthouse: frame(2, 1.3, -8, [-170, -380]),
  volcano: frame(2, 1.5, 7, [-170, -330]),
  kraken: frame(2, 1.6, -6, [-165, -350]),
  lanes: frame(2, 1.5, 9, [-170, -410]),
  whirlpool: frame(2, 1.5, -10, [-170, -330]),
  castle: frame(2, 1.9, 6, [-170, -400]),
  compass: frame(2, 2.05, -7, [-170, -312]),
  oyster: frame(2, 1.8, 8, [-170, -400]),
  tides: frame(2, 1.75, -9, [-170, -260]),
  crabs: frame(2, 3.2, 5, [-165, -376]),
  stars: frame(2, 2.5, -5, [-170, -350]),
}

/** The heart of each table, with its mission. */
export const cover = (definition: PinballDefinition): string => {
  const chosen = frames[definition.table]
  return microCover(definition, sceneOf(definition.table), { frame: chosen, pose: `0*${chosen.ticks}` })
}
