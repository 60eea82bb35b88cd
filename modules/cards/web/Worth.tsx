import { useMessages } from '#kit/i18n/use-messages.ts'
import { hours, minutes } from '#kit/time/time.ts'
import { CARD_TIME, type CardLevel } from '../model.ts'
import { cardsTexts } from './texts.ts'

/** What a card gives: cloud time, and for the two lowest levels games and swaps. */
export function Worth({ level }: { readonly level: CardLevel }) {
  const text = useMessages(cardsTexts)
  if (level === 'normal' || level === 'rare') return <>{text(`worth.${level}`)}</>
  const time = CARD_TIME[level]
  return <>{text(`worth.${level}`, { minutes: time / minutes(1), hours: time / hours(1) })}</>
}
