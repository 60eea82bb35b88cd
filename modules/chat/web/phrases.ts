import { useMessages } from '#kit/i18n/use-messages.ts'
import type { ChatMessage } from '../model.ts'
import { chatTexts } from './texts.ts'

/** The texts of the ready-made phrases, by their numbers less one. */
export const PHRASES = [
  'phrase.1',
  'phrase.2',
  'phrase.3',
  'phrase.4',
  'phrase.5',
  'phrase.6',
  'phrase.7',
  'phrase.8',
  'phrase.9',
  'phrase.10',
  'phrase.11',
  'phrase.12',
  'phrase.13',
  'phrase.14',
  'phrase.15',
  'phrase.16',
  'phrase.17',
  'phrase.18',
  'phrase.19',
  'phrase.20',
  'phrase.21',
  'phrase.22',
  'phrase.23',
  'phrase.24',
] as const

/** The text of a message for this reader: a phrase in the language of the page, anything else as written. */
export function useSaid(): (message: Pick<ChatMessage, 'text' | 'phrase'>) => string {
  const text = useMessages(chatTexts)
  return ({ text: written, phrase }) => {
    const key = phrase === undefined ? undefined : PHRASES[phrase - 1]
    return key === undefined ? written : text(key)
  }
}
