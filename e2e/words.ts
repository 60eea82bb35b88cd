import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileText, withBrand } from '#kit/i18n/compile-text.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { translator, type Values } from '#kit/i18n/texts.ts'

const FOLDERS = {
  account: 'modules/account/web/messages',
  badges: 'modules/badges/web/messages',
  ban: 'modules/account/web/ban/messages',
  cards: 'modules/cards/web/messages',
  challenge: 'modules/scores/web/challenge/messages',
  catalog: 'modules/catalog/web/messages',
  catalogServer: 'modules/catalog/server/messages',
  centre: 'modules/centre/web/messages',
  cloud: 'modules/cloud/web/messages',
  chat: 'modules/chat/web/messages',
  consent: 'modules/consent/web/messages',
  dailies: 'modules/dailies/web/messages',
  duels: 'modules/duels/web/messages',
  lists: 'modules/lists/web/messages',
  errors: 'kit/errors/messages',
  events: 'modules/events/web/messages',
  friends: 'modules/friends/web/messages',
  hosted: 'modules/hosted/web/messages',
  gameBadges: 'modules/hosted/web/gameBadges/messages',
  hubs: 'modules/hubs/web/messages',
  i18n: 'kit/i18n/messages',
  idle: 'modules/idle/web/messages',
  inapp: 'modules/inapp/web/messages',
  install: 'modules/install/web/messages',
  legal: 'modules/legal/web/legal/messages',
  login: 'modules/login/web/messages',
  market: 'modules/market/web/messages',
  notices: 'modules/notices/web/messages',
  playtime: 'modules/playtime/web/messages',
  preferences: 'modules/preferences/web/messages',
  run: 'modules/catalog/web/run/messages',
  privacy: 'modules/privacy/web/messages',
  saves: 'modules/saves/web/messages',
  scores: 'modules/scores/web/messages',
  sharing: 'modules/sharing/web/messages',
  complain: 'modules/studio/web/complain/messages',
  entry: 'modules/studio/web/entry/messages',
  studio: 'modules/studio/web/messages',
  streaming: 'modules/streaming/web/messages',
  tile: 'modules/catalog/web/tile/messages',
  ui: 'kit/ui/messages',
  watch: 'modules/scores/web/watch/messages',
} as const

const read = new Map<string, Readonly<Record<string, string>>>()

/** A text of the portal from its message file, with the product's name filled in. */
export function word(part: keyof typeof FOLDERS, key: string, language: Language = 'en'): string {
  const file = join(import.meta.dirname, '..', FOLDERS[part], `${language}.json`)
  const texts = read.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  read.set(file, texts)
  const text = texts[key]
  if (text === undefined) throw new Error(`${part} has no text ${key} in ${language}`)
  return withBrand(text)
}

/** A text with its values, as the page shows it. */
export function said(
  part: keyof typeof FOLDERS,
  key: string,
  values: Values,
  language: Language = 'en',
): string {
  return translator(language, { text: compileText(word(part, key, language)) })('text', values)
}
