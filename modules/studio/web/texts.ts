import { messagesOf } from '#kit/i18n/use-messages.ts'

export const studioTexts = messagesOf<typeof import('./messages/en.json')>('studio')
