import { answer } from '#kit/game/duel/family.ts'
import type { Question } from '#kit/game/duel/mind.ts'
import { set } from './family.ts'
import type { FlipPosition } from './rules.ts'

addEventListener('message', ({ data }: MessageEvent<Question<FlipPosition>>) => {
  postMessage(answer(set, data))
})
