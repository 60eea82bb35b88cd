import { messagesOf } from '#kit/i18n/use-messages.ts'

export const duelsTexts = messagesOf<typeof import('./messages/en.json')>('duels')
export type DuelsText = Exclude<keyof typeof import('./messages/en.json') & string, 'default'>
