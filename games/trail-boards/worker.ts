import { answer } from '#kit/game/duel/family.ts'
import type { Question } from '#kit/game/duel/mind.ts'
import { set } from './family.ts'
import type { TrailPosition } from './position.ts'

addEventListener('message', ({ data }: MessageEvent<Question<TrailPosition>>) => {
  postMessage(answer(set, data))
})
