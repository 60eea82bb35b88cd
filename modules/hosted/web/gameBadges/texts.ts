import { messagesOf } from '#kit/i18n/use-messages.ts'

export const badgesOfGamesTexts = messagesOf<typeof import('./messages/en.json')>('gameBadges')
