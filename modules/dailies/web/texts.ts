import { messagesOf } from '#kit/i18n/use-messages.ts'

export const dailiesTexts = messagesOf<typeof import('./messages/en.json')>('dailies')
