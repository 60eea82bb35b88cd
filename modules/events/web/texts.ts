import { messagesOf } from '#kit/i18n/use-messages.ts'

export const eventsTexts = messagesOf<typeof import('./messages/en.json')>('events')
