import { chooseHint, chooseReply, judge, type Task } from './engine.ts'

/** The page's question as JSON: a move of the task's strength, the best move, or a judgement. */
export interface Question {
  readonly wants: 'reply' | 'hint' | 'judgement'
  readonly task: Task
}

export function answerTo({ wants, task }: Question): string | undefined {
  if (wants === 'judgement') return JSON.stringify(judge(task) ?? null)
  return wants === 'hint' ? chooseHint(task) : chooseReply(task)
}
