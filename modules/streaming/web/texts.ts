import { messagesOf } from '#kit/i18n/use-messages.ts'

type English = typeof import('./messages/en.json')

export const streamingTexts = messagesOf<English>('streaming')
export type StreamingText = Exclude<keyof English & string, 'default'>
