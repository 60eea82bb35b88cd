import { messagesOf } from '#kit/i18n/use-messages.ts'

export const installTexts = messagesOf<typeof import('./messages/en.json')>('install')
