import { messagesOf } from '#kit/i18n/use-messages.ts'

export const hubsTexts = messagesOf<typeof import('./messages/en.json')>('hubs')
