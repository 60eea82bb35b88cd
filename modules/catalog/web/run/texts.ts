import { messagesOf } from '#kit/i18n/use-messages.ts'

/** Texts about a run: its end, and the menu during it. */
export const runTexts = messagesOf<typeof import('./messages/en.json')>('run')
export type RunText = typeof runTexts extends { readonly keys?: infer Keys }
  ? Exclude<Keys, undefined>
  : never
