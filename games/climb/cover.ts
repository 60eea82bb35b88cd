import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-scenes.ts'
import type { ClimbDefinition } from './definitions.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

export const cover = (definition: ClimbDefinition): string => {
  const { way } = definition
  return microCover(definition, sceneOf[way], { frame: frames[way], pose: poses[way] })
}
