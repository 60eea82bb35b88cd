import { messagesOf } from '#kit/i18n/use-messages.ts'

export const catalogTexts = messagesOf<typeof import('./messages/en.json')>('catalog')
export type CatalogText = typeof catalogTexts extends { readonly keys?: infer Keys }
  ? Exclude<Keys, undefined>
  : never
