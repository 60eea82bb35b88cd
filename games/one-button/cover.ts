import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-scenes.ts'
import type { OneButtonDefinition } from './definitions.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

export const cover = (definition: OneButtonDefinition): string => {
  const { verb } = definition
  return microCover(definition, sceneOf[verb], { frame: frames[verb], pose: poses[verb] })
}
