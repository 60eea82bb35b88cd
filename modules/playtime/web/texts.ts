import { messagesOf } from '#kit/i18n/use-messages.ts'

export const playtimeTexts = messagesOf<typeof import('./messages/en.json')>('playtime')
