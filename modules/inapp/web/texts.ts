import { messagesOf } from '#kit/i18n/use-messages.ts'
import type { InAppBrowser } from '../rules/in-app-browser.ts'

export const inAppTexts = messagesOf<typeof import('./messages/en.json')>('inapp')

/** The apps' own names, the same in every language. */
export const APP_NAMES: Readonly<Record<InAppBrowser, string>> = {
  facebook: 'Facebook',
  messenger: 'Messenger',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  line: 'LINE',
  wechat: 'WeChat',
  snapchat: 'Snapchat',
  x: 'X',
  pinterest: 'Pinterest',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
}
