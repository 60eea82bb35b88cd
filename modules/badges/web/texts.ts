import { messagesOf } from '#kit/i18n/use-messages.ts'

export const badgesTexts = messagesOf<typeof import('./messages/en.json')>('badges')
