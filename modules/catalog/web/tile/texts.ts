import { messagesOf } from '#kit/i18n/use-messages.ts'

export const tileTexts = messagesOf<typeof import('./messages/en.json')>('tile')
