import { messagesOf } from '#kit/i18n/use-messages.ts'

export const sendingTexts = messagesOf<typeof import('./messages/en.json')>('sending')
