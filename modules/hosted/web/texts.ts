import { messagesOf } from '#kit/i18n/use-messages.ts'

export const hostedTexts = messagesOf<typeof import('./messages/en.json')>('hosted')
