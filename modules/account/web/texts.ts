import { messagesOf } from '#kit/i18n/use-messages.ts'

export const accountTexts = messagesOf<typeof import('./messages/en.json')>('account')
