import { messagesOf } from '#kit/i18n/use-messages.ts'

export const idleTexts = messagesOf<typeof import('./messages/en.json')>('idle')
