import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { readAccount, showAccount } from '#modules/account/web/index.ts'
import { privacyCalls } from '../calls.ts'
import { privacyTexts } from './texts.ts'

/** Cancels a requested erasure. */
export function useKeepAccount(done: () => void = () => undefined) {
  const text = useMessages(privacyTexts)
  const refusal = useRefusalText()
  const change = useChange(privacyCalls.keepAccount, { stale: [privacyCalls.readPrivacy] })
  return {
    isPending: change.isPending,
    error: change.error && refusal(change.error.refusal),
    run: () =>
      change.run({}, () => {
        const account = readAccount()
        if (account) {
          const { erasesAt: _gone, ...kept } = account
          showAccount(kept)
        }
        toast(text('leaving.kept'), { kind: 'success' })
        done()
      }),
  }
}
