import { answer } from '#kit/game/duel/family.ts'
import type { Question } from '#kit/game/duel/mind.ts'
import { set } from './family.ts'
import type { SowingPosition } from './sow.ts'

addEventListener('message', ({ data }: MessageEvent<Question<SowingPosition>>) => {
  postMessage(answer(set, data))
})
