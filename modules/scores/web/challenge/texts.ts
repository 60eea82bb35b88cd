import { messagesOf } from '#kit/i18n/use-messages.ts'

export const challengeTexts = messagesOf<typeof import('./messages/en.json')>('challenge')
