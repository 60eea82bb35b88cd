import { messagesOf } from '#kit/i18n/use-messages.ts'

/** Said on the settings alone: the bell, which every page brings, does without them. */
export const pushTexts = messagesOf<typeof import('./messages/en.json')>('push')
