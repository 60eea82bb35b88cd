import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-scenes.ts'
import type { QuickMindDefinition } from './definitions.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

export const cover = (definition: QuickMindDefinition): string => {
  const { verb } = definition
  return microCover(definition, sceneOf[verb], { frame: frames[verb], pose: poses[verb] })
}
