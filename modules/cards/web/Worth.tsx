import { useMessages } from '#kit/i18n/use-messages.ts'
import type { CardLevel } from '../model.ts'
import { cardsTexts } from './texts.ts'

/** What a card is worth in cloud time; the lower two levels are for collecting. */
export function Worth({ level }: { readonly level: CardLevel }) {
  const text = useMessages(cardsTexts)
  return level === 'normal' || level === 'rare' ? null : <>{text(`worth.${level}`)}</>
}
