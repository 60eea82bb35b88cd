import { useMessages } from '#kit/i18n/use-messages.ts'
import type { CardLevel } from '../model.ts'
import { cardsTexts, LEVEL_LETTERS } from './texts.ts'

/** Says what a card of a level is called: "Rare card", "SS card". */
export function useLevelCard(): (level: CardLevel) => string {
  const text = useMessages(cardsTexts)
  return (level) =>
    level === 'normal' || level === 'rare'
      ? text(`levelCard.${level}`)
      : text('levelCard.high', { level: LEVEL_LETTERS[level] })
}
