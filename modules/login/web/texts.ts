import { messagesOf } from '#kit/i18n/use-messages.ts'

export const loginTexts = messagesOf<typeof import('./messages/en.json')>('login')
