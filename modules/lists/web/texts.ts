import { messagesOf } from '#kit/i18n/use-messages.ts'

export const listsTexts = messagesOf<typeof import('./messages/en.json')>('lists')
