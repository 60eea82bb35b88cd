import { messagesOf } from '#kit/i18n/use-messages.ts'

export const cloudTexts = messagesOf<typeof import('./messages/en.json')>('cloud')
