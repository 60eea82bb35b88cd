import { messagesOf } from '#kit/i18n/use-messages.ts'

export const privacyTexts = messagesOf<typeof import('./messages/en.json')>('privacy')
