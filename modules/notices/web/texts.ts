import { messagesOf } from '#kit/i18n/use-messages.ts'

export const noticesTexts = messagesOf<typeof import('./messages/en.json')>('notices')
