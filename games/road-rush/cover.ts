import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-scenes.ts'
import type { RoadRushDefinition } from './definitions.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

export const cover = (definition: RoadRushDefinition): string => {
  const { run } = definition
  return microCover(definition, sceneOf[run], { frame: frames[run], pose: poses[run] })
}
