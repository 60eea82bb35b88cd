import { messagesOf } from '#kit/i18n/use-messages.ts'

/** Used in the settings only: the bell, which is on every page, does not load them. */
export const pushTexts = messagesOf<typeof import('./messages/en.json')>('push')
