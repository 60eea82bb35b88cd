import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { answering, renderOnPage, settle, type Answering } from './page-around.tsx'
import { teachDialogs } from '#kit/ui/testing/render-ui.tsx'
import { showAccount } from '#modules/account/web/index.ts'
import { chatCalls } from '#modules/chat/calls.ts'
import type { ChatMessage } from '#modules/chat/model.ts'
import { ChatOverlay } from '#modules/chat/web/ChatOverlay.tsx'
import { closeChat, openChat } from '#modules/chat/web/chat-store.ts'
import { forgetConversations } from '#modules/chat/web/conversations.ts'
import { ownLanguageWish } from '#modules/chat/web/language-filter.ts'
import { channelWith, reader } from '#modules/chat/web/testing/chat-samples.ts'

/** For tests: every one of them begins on a fresh page, signed in, with the chat closed. */
export function freshChatPages() {
  beforeEach(() => {
    teachDialogs()
    localStorage.clear()
    forgetConversations()
    ownLanguageWish.change(() => undefined)
    showAccount(reader)
  })
  afterEach(() => {
    act(closeChat)
    cleanup()
  })
}

/** For tests: a server that knows these messages. */
export const listing = (...messages: ChatMessage[]) =>
  answering(chatCalls.listMessages, () => channelWith(...messages))

/** For tests: the open chat of a page, of a game's page where there is one. */
export async function showChat(answers: readonly Answering[], gameId?: number) {
  renderOnPage(<ChatOverlay gameId={gameId} />, { answers })
  act(openChat)
  await settle()
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

/** For tests: types a message and sends it with Enter. */
export async function write(text: string) {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  await settle()
}

export const log = () => within(screen.getByRole('log'))
