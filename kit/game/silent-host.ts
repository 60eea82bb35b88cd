import { directionOf, type Language } from '#kit/i18n/languages.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import type { Translate } from '#kit/i18n/texts.ts'
import type { GameHost } from './contract.ts'

const nothing = () => undefined

/** A host that ignores every request; views without a run of this page override what they need. */
export const SILENT_HOST: GameHost = {
  ready: nothing,
  playing: nothing,
  hud: nothing,
  canHint: nothing,
  options: nothing,
  over: nothing,
  remember: nothing,
  happy: nothing,
  vibrate: nothing,
  sound: nothing,
  toast: nothing,
  announce: nothing,
}

export interface Reader {
  readonly language: Language
  readonly text: Translate
  readonly reducedMotion: boolean
}

/** Language and motion settings of a view's reader. */
export const speakingTo = ({ language, text, reducedMotion }: Reader) => ({
  locale: language,
  direction: directionOf(language),
  number: (value: number) => formatNumber(language, value),
  text,
  reducedMotion,
})
