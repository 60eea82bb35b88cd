// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answering, settle } from '#apps/testing/page-around.tsx'
import { ok, refuse } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { after, before, hours, seconds } from '#kit/time/time.ts'
import { connectApi } from '#kit/web/api.ts'
import { isNicknameOpen, showAccount } from '#modules/account/web/index.ts'
import { chatCalls } from '../calls.ts'
import { channelWith, mine, reader, said } from './testing/chat-samples.ts'
import { field, freshChatPages, listing, log, showChat, write } from '#apps/testing/chat-page.tsx'

freshChatPages()

describe('reading', () => {
  test('[2.20] [3.13] [4.28] shows who said what, and how long ago', async () => {
    await showChat([listing(said('Anyone for a race?', { sentAt: before(systemClock(), seconds(340)) }))])
    const message = within(log().getByRole('listitem'))
    expect(message.getByText('Ines')).toBeDefined()
    expect(message.getByText('5 minutes ago')).toBeDefined()
    expect(message.getByText('Anyone for a race?')).toBeDefined()
  })

  test('markup is shown as text, with its own direction', async () => {
    const code = '<img src=x onerror=alert(1)>\u202e'
    await showChat([listing(said(code))])
    const text = log().getByText((_, element) => element?.textContent === code && element.tagName === 'BDI')
    expect(text.children).toHaveLength(0)
    expect(document.querySelector('[role=log] img')).toBeNull()
  })

  test('an empty channel says so', async () => {
    await showChat([listing()])
    expect(screen.getByText('Nobody has said anything yet')).toBeDefined()
  })

  test('a channel that fails to load can be retried', async () => {
    let isBack = false
    await showChat([
      answering(chatCalls.listMessages, () => (isBack ? channelWith(said('back')) : refuse('ServerError'))),
    ])
    expect(screen.getByText('The chat is out of reach right now')).toBeDefined()
    isBack = true
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await settle()
    expect(log().getByText('back')).toBeDefined()
  })

  test('a removed message keeps its place without its text', async () => {
    await showChat([listing(said('', { state: 'removed' }))])
    expect(log().getByText('This message was removed')).toBeDefined()
  })

  test('[1.13] [1.14] [2.31] beside a game the player chooses between its chat and the world', async () => {
    const asked: object[] = []
    await showChat(
      [
        answering(chatCalls.listMessages, (params) => {
          asked.push(params)
          return channelWith(said(params.channel === 'game' ? 'corner first' : 'hello world'))
        }),
      ],
      2048,
    )
    expect(asked).toEqual([{ channel: 'game', gameId: 2048 }])
    expect(log().getByText('corner first')).toBeDefined()
    fireEvent.click(screen.getByRole('radio', { name: 'World' }))
    await settle()
    expect(asked.at(-1)).toEqual({ channel: 'world' })
    expect(log().getByText('hello world')).toBeDefined()
  })

  test('the filter to the player’s own language is remembered', async () => {
    await showChat([listing(said('hola', { language: 'es' }))])
    fireEvent.click(screen.getByRole('switch', { name: 'My language' }))
    expect(log().queryByText('hola')).toBeNull()
    expect(localStorage.getItem('chat:own-language')).toBe('on')
    fireEvent.click(screen.getByRole('button', { name: 'Show all languages' }))
    expect(log().getByText('hola')).toBeDefined()
    expect(localStorage.getItem('chat:own-language')).toBe('off')
  })

  test('without a preference a mix of many languages is filtered', async () => {
    const rush = Array.from({ length: 30 }, (_, index) =>
      said(`${index}`, { sentAt: systemClock(), language: index === 0 ? 'en' : 'es' }),
    )
    await showChat([listing(...rush)])
    expect(log().getAllByRole('listitem')).toHaveLength(1)
  })
})

const sent: string[] = []
const opIds: string[] = []
const accepted = answering(chatCalls.sendMessage, ({ text }) => {
  sent.push(text)
  return ok({ message: mine(text) })
})
beforeEach(() => {
  sent.length = 0
  opIds.length = 0
})

describe('writing', () => {
  test('Enter sends one line and clears the field', async () => {
    await showChat([listing(), accepted])
    await write('  I have a\nseahorse ')
    expect(sent).toEqual(['I have a seahorse'])
    expect(log().getByText('I have a seahorse')).toBeDefined()
    expect(field().value).toBe('')
  })

  test('Enter that ends the composition of an input method sends nothing', async () => {
    await showChat([listing(), accepted])
    fireEvent.change(field(), { target: { value: 'にほん' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    await settle()
    expect(sent).toEqual([])
  })

  test('more than two hundred letters are counted and not sent', async () => {
    await showChat([listing(), accepted])
    await write('a'.repeat(201))
    expect(sent).toEqual([])
    expect(screen.getByText(/^201 \/ 200/)).toBeDefined()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('[2.31] a player without a name chooses one first, then the message is sent', async () => {
    showAccount({ ...reader, nickname: '' })
    await showChat([listing(), accepted])
    await write('hello')
    expect(isNicknameOpen.read()).toBe('words')
    expect(sent).toEqual([])
    showAccount(reader)
    act(() => isNicknameOpen.change(() => false))
    await settle()
    expect(sent).toEqual(['hello'])
  })

  test('closing the request for a name keeps the message', async () => {
    showAccount({ ...reader, nickname: '' })
    await showChat([listing(), accepted])
    await write('hello')
    act(() => isNicknameOpen.change(() => false))
    await settle()
    expect(sent).toEqual([])
    expect(field().value).toBe('hello')
  })

  test('[8.2] a lost message can be resent with the same opId', async () => {
    let isBlocked = true
    await showChat([listing()])
    const serve = (wire: string, params: unknown, opId: string) => {
      if (wire !== chatCalls.sendMessage.wire) return Promise.reject(new Error(wire))
      opIds.push(opId)
      if (isBlocked) return Promise.resolve({ id: 1, result: null, error: { code: 100500, msg: '' } })
      const { text } = params as { text: string }
      const { messageId: msgId, sender, sentAt } = mine(text)
      const user = { userId: sender.userId, nickName: sender.nickname, avatar: sender.avatar }
      const msg = { msgId, channel: 'world', user, text, lang: 'en', isMine: true, state: 0 }
      return Promise.resolve({
        id: 1,
        result: { msg: { ...msg, sendTime: Math.floor(sentAt / 1000) } },
        error: null,
      })
    }
    connectApi((wire, params, { opId }) => serve(wire, params, opId))
    await write('hello')
    expect(log().getByRole('alert').textContent).toBe('Failed to send')
    isBlocked = false
    fireEvent.click(log().getByRole('button', { name: 'Try again' }))
    await settle()
    expect(log().queryByRole('alert')).toBeNull()
    expect(log().getByText('hello')).toBeDefined()
    expect(opIds).toHaveLength(2)
    expect(opIds[0]).toBe(opIds[1])
  })
})

describe('when the player may not write', () => {
  test('[8.2] too fast: the reason is shown and the button counts down', async () => {
    await showChat([listing()])
    connectApi(async () => ({
      id: 1,
      result: null,
      error: { code: 200102, msg: '', data: { retrySec: 5 } },
    }))
    await write('hello')
    expect(log().getByRole('alert').textContent).toBe('Message sent too frequently')
    expect(screen.getByRole('button', { name: /^Send in [56] seconds$/ }).getAttribute('aria-disabled')).toBe(
      'true',
    )
  })

  test('[6.3] [8.2] muted: reason and end replace the field', async () => {
    const end = after(systemClock(), hours(2))
    await showChat([
      answering(chatCalls.listMessages, () =>
        ok({ ...channelWith().value, silence: { endsAt: end, reason: 'insult' as const } }),
      ),
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    const note = screen.getByText('Message sending not allowed').parentElement!
    expect(note.textContent).toContain('Insult or harassment')
    expect(note.textContent).toContain('You can write again on')
  })

  test('[6.3] a mute that arrives while writing removes the field', async () => {
    await showChat([listing()])
    connectApi(async () => ({
      id: 1,
      result: null,
      error: { code: 200101, msg: '', data: { endTime: 0, reason: 'spam' } },
    }))
    await write('buy now')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText('You can read along, but not write any more')).toBeDefined()
  })

  test('a refused text returns to the field with the reason', async () => {
    await showChat([listing()])
    connectApi(async () => ({
      id: 1,
      result: null,
      error: { code: 200104, msg: '', data: { reason: 'link' } },
    }))
    await write('go to example.com')
    expect(log().getByRole('alert').textContent).toMatch(/^Links/)
    fireEvent.click(log().getByRole('button', { name: 'Edit' }))
    expect(field().value).toBe('go to example.com')
    expect(log().queryByRole('alert')).toBeNull()
  })
})

test('[2.31] the shown nickname links to changing it', async () => {
  await showChat([listing()])
  fireEvent.click(screen.getByRole('button', { name: /Noor/ }))
  expect(isNicknameOpen.read()).toBe(true)
  act(() => isNicknameOpen.change(() => false))
})
