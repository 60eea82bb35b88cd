import { messagesOf } from '#kit/i18n/use-messages.ts'

export const banTexts = messagesOf<typeof import('./messages/en.json')>('ban')
