import { messagesOf } from '#kit/i18n/use-messages.ts'

export const chatTexts = messagesOf<typeof import('./messages/en.json')>('chat')
