import { messagesOf } from '#kit/i18n/use-messages.ts'

/** What is said of a run: its end, and what stands in the menu while it lasts. */
export const runTexts = messagesOf<typeof import('./messages/en.json')>('run')
export type RunText = typeof runTexts extends { readonly keys?: infer Keys }
  ? Exclude<Keys, undefined>
  : never
