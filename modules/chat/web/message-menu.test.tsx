// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { answering, settle } from '#apps/testing/page-around.tsx'
import { ok } from '#kit/result/result.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { before, seconds } from '#kit/time/time.ts'
import { friendsCalls } from '#modules/friends/calls.ts'
import { chatCalls } from '../calls.ts'
import { mine, said } from './testing/chat-samples.ts'
import { freshChatPages, listing, log, showChat } from '#apps/testing/chat-page.tsx'

freshChatPages()

const openMenu = async () => {
  fireEvent.click(log().getByRole('button', { name: /^More about/ }))
  await settle()
}
const menu = (name: RegExp) => within(screen.getByRole('dialog', { name }))

describe('the menu of a message', () => {
  test('copies it', async () => {
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await showChat([listing(said('K7Q2'))])
    await openMenu()
    fireEvent.click(menu(/Ines/).getByRole('button', { name: 'Copy text' }))
    await settle()
    expect(writeText).toHaveBeenCalledWith('K7Q2')
    vi.unstubAllGlobals()
  })

  test('reports it with a reason', async () => {
    const reports: object[] = []
    const message = said('buy cards')
    await showChat([
      listing(message),
      answering(chatCalls.reportMessage, (params) => {
        reports.push(params)
        return ok({ ok: true })
      }),
    ])
    await openMenu()
    fireEvent.click(menu(/Ines/).getByRole('button', { name: 'Report' }))
    fireEvent.click(screen.getByRole('radio', { name: 'Selling for money' }))
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }))
    await settle()
    expect(reports).toEqual([{ messageId: message.messageId, type: 'selling' }])
    expect(screen.getByText('Thank you. We will look at it')).toBeDefined()
  })

  test('blocks its writer after a confirmation and removes all their messages', async () => {
    const blocked: unknown[] = []
    await showChat([
      listing(said('one')),
      answering(friendsCalls.blockPlayer, ({ userId }) => {
        blocked.push(userId)
        return ok({ ok: true })
      }),
    ])
    await openMenu()
    fireEvent.click(menu(/Ines/).getByRole('button', { name: 'Block' }))
    await settle()
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Block' }))
    await settle()
    expect(blocked).toEqual([10000007])
    expect(log().queryByText('one')).toBeNull()
  })
})

describe('what else a message offers', () => {
  test('deletes the player’s own within five minutes, after a confirmation', async () => {
    const message = mine('oops')
    await showChat([listing(message), answering(chatCalls.deleteMessage, () => ok({ ok: true }))])
    await openMenu()
    fireEvent.click(menu(/Your message/).getByRole('button', { name: 'Delete' }))
    await settle()
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }))
    await settle()
    expect(log().getByText('This message was removed')).toBeDefined()
  })

  test('cannot delete the player’s own after five minutes', async () => {
    await showChat([listing(mine('old', { sentAt: before(systemClock(), seconds(300)) }))])
    await openMenu()
    expect(menu(/Your message/).queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  test('the name shows its number and a friend request', async () => {
    const asked: unknown[] = []
    await showChat([
      listing(said('hi')),
      answering(friendsCalls.sendFriendRequest, ({ userId }) => {
        asked.push(userId)
        return ok({ state: 'waiting' as const })
      }),
    ])
    fireEvent.click(log().getByRole('button', { name: 'Ines' }))
    await settle()
    expect(menu(/Ines/).getByText('#10000007').getAttribute('dir')).toBe('ltr')
    fireEvent.click(screen.getByRole('button', { name: 'Add friend' }))
    await settle()
    expect(asked).toEqual([10000007])
    expect(screen.getByText('Request sent')).toBeDefined()
  })

  test('the arrow keys go from message to message', async () => {
    await showChat([listing(said('one'), said('two'))])
    const [first, second] = log().getAllByRole('button', { name: /^More about/ })
    expect([first!.tabIndex, second!.tabIndex]).toEqual([-1, 0])
    second!.focus()
    fireEvent.keyDown(second!, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(first)
  })
})
