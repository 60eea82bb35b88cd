import { chooseHint, chooseReply, judge, type Task } from './engine.ts'

/** What the page asks: a move at the task's strength, the best move, or what to think of the position, as JSON. */
export interface Question {
  readonly wants: 'reply' | 'hint' | 'judgement'
  readonly task: Task
}

export function answerTo({ wants, task }: Question): string | undefined {
  if (wants === 'judgement') return JSON.stringify(judge(task) ?? null)
  return wants === 'hint' ? chooseHint(task) : chooseReply(task)
}
