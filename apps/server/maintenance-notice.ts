import type { Language } from '#kit/i18n/languages.ts'
import { speakFrom } from '#kit/server/spoken-texts.ts'
import type { OperatorPoll } from '#modules/operator/server/index.ts'

const speak = speakFrom({ operator: 'modules/operator/messages' })

/** What pages say during maintenance: the operator's own words, or ours by default. */
export const maintenanceNotice =
  ({ flags }: Pick<OperatorPoll, 'flags'>) =>
  (language: Language): string | undefined => {
    const { isOn, words } = flags().maintenance
    return isOn ? words || speak(language)('operator.maintenance') : undefined
  }
