import { microCover } from '#kit/game/micro/micro-cover.ts'
import { sceneOf } from './all-scenes.ts'
import type { BallSportsDefinition } from './definitions.ts'
import { frames } from './all-frames.ts'
import { poses } from './poses.ts'

export const cover = (definition: BallSportsDefinition): string => {
  const { play } = definition
  return microCover(definition, sceneOf[play], { frame: frames[play], pose: poses[play] })
}
