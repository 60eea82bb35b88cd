import { messagesOf } from '#kit/i18n/use-messages.ts'

export const preferenceTexts = messagesOf<typeof import('./messages/en.json')>('preferences')
