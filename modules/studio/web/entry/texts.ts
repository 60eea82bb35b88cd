import { messagesOf } from '#kit/i18n/use-messages.ts'

export const entryTexts = messagesOf<typeof import('./messages/en.json')>('entry')
