import { messagesOf } from '#kit/i18n/use-messages.ts'

export const sharingTexts = messagesOf<typeof import('./messages/en.json')>('sharing')
