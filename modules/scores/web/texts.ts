import { messagesOf } from '#kit/i18n/use-messages.ts'

export const scoresTexts = messagesOf<typeof import('./messages/en.json')>('scores')
