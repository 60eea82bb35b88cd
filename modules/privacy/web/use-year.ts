import { useState } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { useChange } from '#kit/web/use-call.ts'
import type { AgeStanding } from '#modules/account/model.ts'
import { readAccount, showAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { declaredMinor } from './age-trigger.ts'
import { privacyTexts } from './texts.ts'

const YEAR = /^[12]\d{3}$/
/** Converts digits of other scripts. */
const withPlainDigits = (typed: string) =>
  typed.normalize('NFKC').replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))

/** Input of a year of birth and its answer, which only tells what the age allows. */
export function useYear() {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const change = useChange(privacyCalls.answerAge, { stale: [privacyCalls.readPrivacy] })
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isNoYear = isWrong || change.error?.refusal === 'InvalidParams'
  return {
    typed,
    isPending: change.isPending,
    error: isNoYear ? text('age.wrong') : change.error ? refusal(change.error.refusal) : undefined,
    type(value: string) {
      setTyped(value)
      setWrong(false)
      if (change.error) change.reset()
    },
    /** Sends the year if valid; returns whether it was. */
    send(onAnswered: (standing: AgeStanding) => void): boolean {
      const year = withPlainDigits(typed.trim())
      setWrong(!YEAR.test(year))
      if (!YEAR.test(year)) return false
      if (change.isPending) return true
      change.run({ year: Number(year) }, ({ standing }) => {
        const account = readAccount()
        if (account) showAccount({ ...account, age: standing })
        if (standing !== 'adult') declaredMinor.change(() => true)
        onAnswered(standing)
      })
      return true
    },
  }
}
