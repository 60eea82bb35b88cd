import { QUEST_STEPS, type QuestStep } from '../model.ts'

export interface Quests {
  readonly done: ReadonlySet<QuestStep>
  readonly skipped: readonly string[]
  readonly isClosed: boolean
  readonly isNewcomer: boolean
}

/** The step shown to a newcomer; undefined when all are done or skipped, the card is closed, or the week is over. */
export function questNow({ done, skipped, isClosed, isNewcomer }: Quests): QuestStep | undefined {
  if (isClosed || !isNewcomer) return undefined
  return QUEST_STEPS.find((step) => !done.has(step) && !skipped.includes(step))
}
