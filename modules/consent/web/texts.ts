import { messagesOf } from '#kit/i18n/use-messages.ts'

export const consentTexts = messagesOf<typeof import('./messages/en.json')>('consent')
