import { messagesOf } from '#kit/i18n/use-messages.ts'

export const friendsTexts = messagesOf<typeof import('./messages/en.json')>('friends')
