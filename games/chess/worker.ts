import { chooseHint, chooseReply, type Task } from './engine.ts'

/** What the page asks; `hint` wants the best move instead of one at the task's strength. */
export interface Question {
  readonly hint: boolean
  readonly task: Task
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(data.hint ? chooseHint(data.task) : chooseReply(data.task))
})
