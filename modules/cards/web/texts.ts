import { messagesOf } from '#kit/i18n/use-messages.ts'
import type { CardLevel } from '../model.ts'

export const cardsTexts = messagesOf<typeof import('./messages/en.json')>('cards')
/** Words that every screen has: close, skip, failed. */
export const uiTexts = messagesOf<typeof import('#kit/ui/messages/en.json')>('ui')

/** What is printed on the cards; the same in every language. */
export const LEVEL_LETTERS: Readonly<Record<CardLevel, string>> = {
  normal: 'N',
  rare: 'R',
  s: 'S',
  ss: 'SS',
  sss: 'SSS',
}
