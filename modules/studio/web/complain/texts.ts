import { messagesOf } from '#kit/i18n/use-messages.ts'

export const complainTexts = messagesOf<typeof import('./messages/en.json')>('complain')
