import { useMessages } from '#kit/i18n/use-messages.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { confirm } from '#kit/ui/confirm.ts'
import { toast } from '#kit/ui/toast.ts'
import { callApi, CallError } from '#kit/web/api.ts'
import { usePlayerName } from '#modules/account/web/index.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import type { ChatMessage } from '../model.ts'
import { hideEverywhere } from './conversations.ts'
import { chatTexts } from './texts.ts'

/** Blocks a writer after a confirmation, and removes their messages from the screen. */
export function useBlock(): (sender: ChatMessage['sender']) => Promise<boolean> {
  const text = useMessages(chatTexts)
  const refusal = useRefusalText()
  const nameOf = usePlayerName()
  return async (sender) => {
    const isSure = await confirm({
      title: text('block.title', { name: `\u2068${nameOf(sender)}\u2069` }),
      note: text('block.text'),
      yes: text('block.yes'),
      isDangerous: true,
    })
    if (!isSure) return false
    try {
      await callApi(friendsCalls.blockPlayer, { userId: sender.userId })
    } catch (error) {
      toast(refusal(error instanceof CallError ? error.refusal : 'ServerError'), { kind: 'error' })
      return false
    }
    hideEverywhere(sender.userId)
    toast(text('block.done'), { kind: 'success' })
    return true
  }
}
