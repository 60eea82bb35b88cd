import { useRead } from '#kit/web/use-call.ts'
import { cardsCalls } from '../calls.ts'
import type { CardLevel } from '../model.ts'
import type { OpenedBoxes } from './use-opening.ts'

/** The highest set that an opening has completed: complete now, and one of its cards is new. */
export function useDoneSet({ opened }: OpenedBoxes): CardLevel | undefined {
  const { data } = useRead(cardsCalls.readCollection, {})
  return data?.sets.findLast(
    ({ level, isComplete }) => isComplete && opened.some(({ card, isNew }) => isNew && card.level === level),
  )?.level
}
