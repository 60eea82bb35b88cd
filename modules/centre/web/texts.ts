import { messagesOf } from '#kit/i18n/use-messages.ts'

export const centreTexts = messagesOf<typeof import('./messages/en.json')>('centre')
