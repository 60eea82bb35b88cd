import { messagesOf } from '#kit/i18n/use-messages.ts'

export const watchTexts = messagesOf<typeof import('./messages/en.json')>('watch')
