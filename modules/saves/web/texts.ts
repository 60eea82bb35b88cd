import { messagesOf } from '#kit/i18n/use-messages.ts'

export const savesTexts = messagesOf<typeof import('./messages/en.json')>('saves')
