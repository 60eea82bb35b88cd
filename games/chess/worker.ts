import { answerTo, type Question } from './question.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data))
})
