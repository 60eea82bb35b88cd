import { messagesOf } from '#kit/i18n/use-messages.ts'

export const marketTexts = messagesOf<typeof import('./messages/en.json')>('market')
